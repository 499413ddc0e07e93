/// A run of options under one heading, in a list that is written down.
public struct OptionSection<Option> {
  /// The heading.
  public let title: String
  /// The options below it.
  public let options: [Option]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - options: The options below it: expressions, `if` and `for`.
  public init(_ title: String, @OptionBuilder<Option> options: () -> [OptionEntry<Option>]) {
    self.title = title
    self.options = options().flatMap { $0.options }
  }
}

/// A part of a list that is written down: an option or a section.
public enum OptionEntry<Option> {
  /// One option, outside any section.
  case option(Option)
  /// A section of options.
  case section(OptionSection<Option>)

  /// The options of the part.
  public var options: [Option] {
    switch self {
    case .option(let option): [option]
    case .section(let section): section.options
    }
  }
}

/// Writes options down in order, with sections, `if` and `for`.
///
/// ```swift
/// let seats = OptionOutline<ValueOption<String>> {
///   OptionSection("Window") {
///     for row in 1...2 { ValueOption("\(row)A") }
///   }
///   OptionSection("Aisle") { ValueOption("1C") }
/// }
/// var seat = DropdownSelector("Seat", outline: seats, label: \.value)
/// seat.open()
/// print(seat.list(at: 0, lines: 8)?.lineCount ?? 0)  // 5
/// ```
@resultBuilder
public enum OptionBuilder<Option> {
  /// An option.
  public static func buildExpression(_ option: Option) -> [OptionEntry<Option>] {
    [.option(option)]
  }

  /// Several options.
  public static func buildExpression(_ options: [Option]) -> [OptionEntry<Option>] {
    options.map { .option($0) }
  }

  /// A section.
  public static func buildExpression(_ section: OptionSection<Option>) -> [OptionEntry<Option>] {
    [.section(section)]
  }

  /// Parts one after the other.
  public static func buildBlock(_ parts: [OptionEntry<Option>]...) -> [OptionEntry<Option>] {
    parts.flatMap { $0 }
  }

  /// A part under a condition.
  public static func buildOptional(_ part: [OptionEntry<Option>]?) -> [OptionEntry<Option>] {
    part ?? []
  }

  /// One of two parts.
  public static func buildEither(first part: [OptionEntry<Option>]) -> [OptionEntry<Option>] {
    part
  }

  /// The other of two parts.
  public static func buildEither(second part: [OptionEntry<Option>]) -> [OptionEntry<Option>] {
    part
  }

  /// Parts made by a loop.
  public static func buildArray(_ parts: [[OptionEntry<Option>]]) -> [OptionEntry<Option>] {
    parts.flatMap { $0 }
  }
}

/// Options as they were written down, with the section of each.
public struct OptionOutline<Option: Hashable & Identifiable> {
  /// The options, in order.
  public let options: [Option]
  /// The section of each option that stands in one.
  public let sections: [Option.ID: String]

  /// Makes an outline; of options with one id the first says the section.
  public init(@OptionBuilder<Option> _ entries: () -> [OptionEntry<Option>]) {
    var options: [Option] = []
    var sections: [Option.ID: String] = [:]
    var known: Set<Option.ID> = []
    for entry in entries() {
      for option in entry.options {
        options.append(option)
        guard known.insert(option.id).inserted, case .section(let section) = entry else { continue }
        sections[option.id] = section.title
      }
    }
    self.options = options
    self.sections = sections
  }
}

extension OptionOutline: Sendable where Option: Sendable, Option.ID: Sendable {}
