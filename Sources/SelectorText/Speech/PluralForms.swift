/// One phrase for every number: the forms that a language has, each with `{count}` for the number.
///
/// ```swift
/// let options = PluralForms(one: "{count} option", other: "{count} options")
/// print(options.text(for: 1, by: .oneAndOther))  // {count} option
/// ```
public struct PluralForms: Hashable, Sendable {
  /// The form for nothing, where the language has one.
  public var zero: String?
  /// The form for one.
  public var one: String?
  /// The form for two.
  public var two: String?
  /// The form for a few.
  public var few: String?
  /// The form for many.
  public var many: String?
  /// The form for every number that has no form of its own.
  public var other: String

  /// Makes a phrase from the forms that a language has; a form that is left out reads as `other`.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// The form for a number, which may be negative or zero.
  ///
  /// - Complexity: O(1), apart from the rule.
  public func text(for count: Int, by rule: PluralRule) -> String {
    let form =
      switch rule.category(of: count) {
      case .zero: zero
      case .one: one
      case .two: two
      case .few: few
      case .many: many
      case .other: other
      }
    return form ?? other
  }
}

/// The sorts of number that languages tell apart, by the names that Unicode gives them.
///
/// - SeeAlso: Unicode CLDR, language plural rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case zero
  /// One, and what reads like it.
  case one
  /// Two, and what reads like it.
  case two
  /// A few.
  case few
  /// Many.
  case many
  /// Everything else.
  case other
}

/// Which form a language takes for which number: plain data and one function, from no library.
///
/// Two rules are equal if they have the same name.
public struct PluralRule: Sendable {
  /// What the rule is called; rules of one name are taken to be the same.
  public let name: String
  private let categories: @Sendable (Int) -> PluralCategory

  /// Makes a rule; `category` gets each number as it is, negative ones too.
  public init(_ name: String, category: @escaping @Sendable (Int) -> PluralCategory) {
    self.name = name
    categories = category
  }

  /// The sort of a number.
  public func category(of count: Int) -> PluralCategory { categories(count) }

  /// One thing and any other number of things: English, German, and most languages of Europe.
  public static let oneAndOther = PluralRule("one, other") { $0 == 1 ? .one : .other }
  /// One form for every number: Japanese, Korean, Chinese.
  public static let otherOnly = PluralRule("other") { _ in .other }
}

extension PluralRule: Hashable {
  /// Tells whether two rules have one name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
