/// Keeps at most one list open: a ledger of who is open, that holds no selectors.
///
/// ```swift
/// var group = SelectorGroup<String>()
/// print(group.open("country"))  // []
/// print(group.open("city"))  // ["country"]
/// print(group.open("district", inside: "city"))  // []
/// print(group.close("city"))  // ["district", "city"]
/// ```
///
/// Whoever drives the selectors asks the ledger what must close and closes it, in the order given: the
/// innermost first. Scopes that have nothing to do with each other use ledgers of their own.
public struct SelectorGroup<Member: Hashable>: Hashable {
  /// The members that are open, the outermost first; each but the first was opened inside the one before.
  public private(set) var openMembers: [Member] = []

  /// Makes a group in which nothing is open.
  public init() {}

  /// The innermost member that is open.
  public var innermost: Member? { openMembers.last }

  /// Tells whether a member is open.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of nesting.
  public func isOpen(_ member: Member) -> Bool { openMembers.contains(member) }

  /// Notes that a member opens, and tells which ones have to close for it, in order.
  ///
  /// A member that is open already stays; what was opened inside it closes.
  ///
  /// - Parameters:
  ///   - member: Who opens.
  ///   - parent: The open member inside whose list it opens; nil, or one that is not open, for none.
  /// - Returns: The members to close, the innermost first.
  /// - Complexity: O(*d*), where *d* is the depth of nesting.
  @discardableResult
  public mutating func open(_ member: Member, inside parent: Member? = nil) -> [Member] {
    if let index = openMembers.firstIndex(of: member) {
      return truncate(to: index + 1)
    }
    let depth = parent.flatMap { openMembers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let closing = truncate(to: depth)
    openMembers.append(member)
    return closing
  }

  /// Notes that a member closes, and tells what else has to: what was opened inside it, in order.
  ///
  /// - Returns: The members to close, the innermost first, and the member itself last; none if it is
  ///   not open.
  /// - Complexity: O(*d*), where *d* is the depth of nesting.
  @discardableResult
  public mutating func close(_ member: Member) -> [Member] {
    guard let index = openMembers.firstIndex(of: member) else { return [] }
    return truncate(to: index)
  }

  /// Notes that everything closes.
  ///
  /// - Returns: The members to close, the innermost first.
  @discardableResult
  public mutating func closeAll() -> [Member] { truncate(to: 0) }

  private mutating func truncate(to depth: Int) -> [Member] {
    let closing = Array(openMembers[depth...].reversed())
    openMembers.removeSubrange(depth...)
    return closing
  }
}

extension SelectorGroup: Sendable where Member: Sendable {}
