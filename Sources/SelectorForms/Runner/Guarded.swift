#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value behind a lock.
///
/// On Darwin the lock of the system, which is there on every platform that the package names; elsewhere a
/// `Mutex`. Neither may be taken again by whoever holds it.
package final class Guarded<Value: Sendable>: Sendable {
  #if canImport(Darwin)
    private let lock: OSAllocatedUnfairLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  package init(_ value: Value) {
    #if canImport(Darwin)
      lock = OSAllocatedUnfairLock(initialState: value)
    #else
      lock = Mutex(value)
    #endif
  }

  /// Does something with the value, alone.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      lock.withLockUnchecked { body(&$0) }
    #else
      lock.withLock { value in
        // The result goes to the caller, who runs the body: it never leaves their thread.
        nonisolated(unsafe) let result = body(&value)
        return unsafe result
      }
    #endif
  }
}
