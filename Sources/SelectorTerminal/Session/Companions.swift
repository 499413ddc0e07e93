internal import CSelectorTerminal

/// Programs that this one began and that end with it, also when a signal ends it.
///
/// They get SIGTERM, with what they began themselves where they lead a process group. Nothing can be done
/// against SIGKILL.
package enum Companions {
  /// Puts handlers in place; to be called before a terminal is taken, whose handlers call these.
  package static func prepare() { selector_companions_prepare() }

  /// Notes a program that runs.
  package static func add(_ process: Int32) { selector_companion_add(process) }

  /// Forgets a program that ended.
  package static func remove(_ process: Int32) { selector_companion_remove(process) }
}
