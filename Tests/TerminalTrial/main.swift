// Shows a list on the terminal and ends in the way that its argument says, for tests that look at the
// terminal before and after. What is typed into the list decides when: `t` does it.
internal import SelectorForms
internal import SelectorKit
internal import SelectorTerminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

let arguments = CommandLine.arguments
let ending = arguments.count > 1 ? arguments[1] : "return"
var settings = TerminalSettings(environment: ["TERM": "xterm-256color"])
if arguments.contains("fullscreen") { settings.placement = .fullScreen }

if ending == "handler" {
  // A program with a handler of its own goes on after the signal; the call then throws.
  _ = signal(SIGTERM) { _ in
    let text: [UInt8] = Array("HANDLED\n".utf8)
    _ = unsafe write(STDOUT_FILENO, text, text.count)
  }
}

var selector = DropdownSelector("Where to?", options: ["Lille", "Lyon", "Turin"])
selector.configure { $0.search = .substring }
var make = FormBuilder()
let city = make.selector("city", "", selector)
let store = FormStore(try make.build())
let observation = store.onChange { difference, form in
  guard form.control(at: 0).query == "t" else { return }
  switch ending {
  case "exit": exit(3)
  case "trap": fatalError("a trap on purpose")
  case "abort": abort()
  default: break
  }
}
do {
  let outcome = try FormTerminal.choose(from: store, settings: settings)
  print("OUTCOME:\(outcome):\(store.form[city]?.value ?? "none")")
} catch {
  print("THREW:\(error)")
}
withExtendedLifetime(observation) {}
