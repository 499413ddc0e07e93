import Testing

import SelectorKit

@Suite struct `Group` {
  @Test func `closes the others when one opens`() {
    var group = SelectorGroup<String>()
    #expect(group.open("country") == [])
    #expect(group.open("city") == ["country"])
    #expect(group.openMembers == ["city"] && group.innermost == "city")
  }

  @Test func `keeps the parent of a child open, and closes the innermost first`() {
    var group = SelectorGroup<String>()
    group.open("menu")
    #expect(group.open("more", inside: "menu") == [])
    #expect(group.open("most", inside: "more") == [])
    #expect(group.open("other", inside: "menu") == ["most", "more"])
    #expect(group.openMembers == ["menu", "other"])
    group.open("last", inside: "other")
    #expect(group.open("city") == ["last", "other", "menu"])
  }

  @Test func `leaves a member open that opens again, without its children`() {
    var group = SelectorGroup<String>()
    group.open("menu")
    group.open("more", inside: "menu")
    #expect(group.open("more") == [])
    #expect(group.openMembers == ["menu", "more"])
    #expect(group.open("menu") == ["more"])
  }

  @Test func `takes a parent that is not open for none`() {
    var group = SelectorGroup<String>()
    group.open("city")
    #expect(group.open("more", inside: "menu") == ["city"])
    #expect(group.open("more", inside: "more") == [])
  }

  @Test func `closes a member with what was opened inside it`() {
    var group = SelectorGroup<String>()
    group.open("menu")
    group.open("more", inside: "menu")
    #expect(group.close("city") == [])
    #expect(group.close("menu") == ["more", "menu"])
    #expect(group.close("menu") == [] && group.innermost == nil)
    group.open("menu")
    group.open("more", inside: "menu")
    #expect(group.closeAll() == ["more", "menu"])
    #expect(group.closeAll() == [] && !group.isOpen("menu"))
  }

  @Test func `is a value`() {
    var group = SelectorGroup<Int>()
    group.open(1)
    let copy = group
    group.open(2)
    #expect(copy.openMembers == [1] && copy != group)
    group.open(1)
    #expect(copy == group && copy.hashValue == group.hashValue)
  }
}
