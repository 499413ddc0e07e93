public import SelectorKit

/// An option that a generator made.
public struct GeneratedOption: Hashable, Identifiable, Sendable, CustomStringConvertible {
  /// Its id; generated lists may hold one twice.
  public var id: Int
  /// Its label.
  public var label: String
  /// Why it cannot be chosen; nil if it can.
  public var disabledReason: String?
  /// The section that it stands in.
  public var section: String?

  /// Makes an option.
  public init(id: Int, label: String, disabledReason: String? = nil, section: String? = nil) {
    self.id = id
    self.label = label
    self.disabledReason = disabledReason
    self.section = section
  }

  /// The option in one line, its label with escapes.
  public var description: String {
    let reason = disabledReason.map { " disabled: \($0.debugDescription)" } ?? ""
    let section = section.map { " in \($0.debugDescription)" } ?? ""
    return "\(id) \(label.debugDescription)\(reason)\(section)"
  }

  /// How such options read.
  public static var presentation: OptionPresentation<GeneratedOption> {
    OptionPresentation(
      label: { $0.label }, section: { $0.section }, disabledReason: { $0.disabledReason })
  }
}

extension Generator where Value == [GeneratedOption] {
  /// Lists of options with labels of every sort, some of them disabled, some in sections, some with the id of
  /// another one.
  ///
  /// - Parameter count: How many there are.
  /// - Returns: The generator.
  public static func options(_ count: ClosedRange<Int> = 0...12) -> Generator<[GeneratedOption]> {
    Generator<GeneratedOption>.option.list(count)
  }
}

extension Generator where Value == GeneratedOption {
  /// Options with ids from 0 to 19.
  public static var option: Generator<GeneratedOption> {
    let labels = Generator<String>.labels
    return Generator { option in
      var smaller = labels.smaller(than: option.label).map { label in
        var changed = option
        changed.label = label
        return changed
      }
      if option.disabledReason != nil || option.section != nil {
        smaller.insert(GeneratedOption(id: option.id, label: option.label), at: 0)
      }
      return smaller
    } _: { random in
      GeneratedOption(
        id: random.below(20), label: labels.value(&random),
        disabledReason: random.chance(20) ? labels.value(&random) : nil,
        section: random.chance(30) ? ["North", "South", ""][random.below(3)] : nil)
    }
  }
}
