#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

FileOutput.ignoreClosedPipes()
var output = FileOutput.standardOutput
var errors = FileOutput.standardError
var status = Command.run(
  Array(CommandLine.arguments.dropFirst()), process: .own, output: &output, errors: &errors)
// Complaints first: they come from reading what the output is made of.
errors.flush()
output.flush()
if let failure = output.failure {
  errors.write("selector: standard output: \(failure)\n")
  errors.flush()
  status = Command.Status.wrongUse
}
exit(status)
