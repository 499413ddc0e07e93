/// How a field with one option is read.
///
/// Rules reach their reads through protocols, which knows no types. What is kept here was made where the key was, for
/// its type: a rule that reads ten thousand fields does not look that type up ten thousand times.
@usableFromInline
final class FieldReader<Option: Hashable & Identifiable & Sendable>: Sendable
where Option.ID: Sendable {
  /// The option that others see.
  @usableFromInline let option: @Sendable (FormValues) -> Option?
  /// The id that others see, also one that is flagged or held.
  @usableFromInline let id: @Sendable (FormValues) -> Option.ID?

  @inlinable
  init(_ field: Int) {
    option = { $0.option(field, as: Option.self) }
    id = {
      guard case .option(let id) = $0.read(field, isChoice: false) else { return nil }
      return id.typed()
    }
  }
}
