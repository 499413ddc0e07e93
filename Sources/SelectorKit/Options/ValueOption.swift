/// A plain value as an option: its text is its label, and the value itself its id.
public struct ValueOption<Value: Hashable & LosslessStringConvertible & SendableMetatype>:
  SelectorOption
{
  /// The value.
  public var value: Value

  /// Makes an option of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// The value.
  public var id: Value { value }
  /// The value as text.
  public var label: String { value.description }
}

extension ValueOption: Sendable where Value: Sendable {}
#if !hasFeature(Embedded)
  extension ValueOption: Codable where Value: Codable {}
#endif
