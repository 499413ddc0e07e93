import Testing

@testable import SelectorKit

/// A ledger of who is open, as a list of members with their parents.
private struct NaiveGroup {
  var open: [(member: Int, parent: Int?)] = []

  /// The member, its parent, the parent of that, and so on.
  private func line(of member: Int?) -> [Int] {
    guard let member, let entry = open.first(where: { $0.member == member }) else { return [] }
    return [member] + line(of: entry.parent)
  }

  mutating func open(_ member: Int, inside parent: Int?) -> [Int] {
    let isOpen = open.contains { $0.member == member }
    let stay = line(of: isOpen ? member : parent)
    let closing = open.map(\.member).filter { !stay.contains($0) }
    open.removeAll { closing.contains($0.member) }
    if !isOpen { open.append((member, stay.first)) }
    return closing.reversed()
  }

  mutating func close(_ member: Int) -> [Int] {
    let closing = open.map(\.member).filter { line(of: $0).contains(member) }
    open.removeAll { closing.contains($0.member) }
    return closing.reversed()
  }
}

@Suite struct `Small groups` {
  private enum Step {
    case open(Int, inside: Int?)
    case close(Int)
    case closeAll
  }

  @Test func `of three members agree with the model in every state`() {
    let members = [0, 1, 2]
    var steps: [Step] = [.closeAll]
    for member in members {
      steps.append(.close(member))
      for parent in [nil, 0, 1, 2, 9] { steps.append(.open(member, inside: parent)) }
    }
    var seen: Set<[Int]> = [[]]
    var edge = [(SelectorGroup<Int>(), NaiveGroup())]
    for _ in 0..<6 {
      var next: [(SelectorGroup<Int>, NaiveGroup)] = []
      for (group, model) in edge {
        for step in steps {
          var (group, model) = (group, model)
          switch step {
          case .open(let member, let parent):
            #expect(
              group.open(member, inside: parent) == model.open(member, inside: parent), "\(step)")
          case .close(let member): #expect(group.close(member) == model.close(member), "\(step)")
          case .closeAll:
            #expect(group.closeAll() == model.open.map(\.member).reversed())
            model.open = []
          }
          #expect(group.openMembers == model.open.map(\.member), "\(step)")
          #expect(Set(group.openMembers).count == group.openMembers.count)
          #expect(members.allSatisfy { group.isOpen($0) == group.openMembers.contains($0) })
          if seen.insert(group.openMembers).inserted { next.append((group, model)) }
        }
      }
      edge = next
    }
    print("small groups: \(seen.count) states of ledgers of 3")
    #expect(seen.count == 16)
  }

  /// Three selectors whose opening goes through one ledger.
  private struct Trio {
    var selectors = (0..<3).map { _ in
      DropdownSelector("", options: [TestOption(0, "a"), TestOption(1, "b", isDisabled: true)])
    }
    var group = SelectorGroup<Int>()

    var state: [SelectorState<Int>] { selectors.map(\.state) }

    mutating func send(_ intent: SelectorIntent<Int>, to member: Int) {
      let changes = selectors[member].send(intent, at: .start)
      for change in changes {
        switch change {
        case .opened:
          for other in group.open(member) {
            let told = selectors[other].send(.close(.sibling), at: .start)
            #expect(told == [.closed(.sibling)])
          }
        case .closed: group.close(member)
        default: break
        }
      }
    }
  }

  @Test func `of three selectors have at most one open list in every state`() {
    let intents: [SelectorIntent<Int>] = [
      .gesture(.open(.first)), .gesture(.enter), .gesture(.escape), .gesture(.tab), .pressHeader,
      .gesture(.move(.next)), .press(0, extending: false), .hover(0), .pressOutside(.outside),
      .open, .clear, .close(.program), .gesture(.backspace), .gesture(.type("a")), .windowBlur,
    ]
    var edge = [Trio()]
    var seen: Set<[SelectorState<Int>]> = [edge[0].state]
    for _ in 0..<6 {
      var next: [Trio] = []
      for trio in edge {
        for intent in intents {
          for member in 0..<3 {
            var trio = trio
            trio.send(intent, to: member)
            guard seen.insert(trio.state).inserted else { continue }
            next.append(trio)
            let open = trio.selectors.indices.filter { trio.selectors[$0].isOpen }
            #expect(open == trio.group.openMembers, "after \(intent)")
            #expect(open.count <= 1, "after \(intent)")
            #expect(trio.selectors.allSatisfy { $0.checkInvariants().isEmpty })
          }
        }
      }
      edge = next
    }
    print("small groups: \(seen.count) states of three selectors")
  }
}
