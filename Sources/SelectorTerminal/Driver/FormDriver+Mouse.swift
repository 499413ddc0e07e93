import SelectorForms
import SelectorKit
import SelectorText

extension FormDriver {
  /// Takes the mouse at a place of the frame.
  mutating func handle(_ event: MouseEvent) {
    let column =
      frame.canvas.direction == .rightToLeft
      ? frame.canvas.columns - 1 - event.column : event.column
    let owner = frame.owner(row: event.row, column: column)
    switch event.action {
    case .press(.left):
      guard let control = owner.control else {
        if purpose == .submit { update { $0.pressOutside() } }
        return
      }
      if let row = owner.row {
        let isExtending = event.modifiers.contains(.shift)
        update { $0.press(row: row, at: control, extending: isExtending) }
      } else if purpose == .choose, event.row == 0, column < 2 {
        // The mark of the way out.
        end(.cancelled)
      } else if purpose == .submit, !isInList(row: event.row, column: column) {
        update { $0.pressHeader(at: control) }
      }
    case .wheel(let down, _) where down != 0:
      guard frame.lists.contains(where: { $0.control == owner.control }) || purpose == .choose
      else {
        return
      }
      update { $0.press(KeyPress(down > 0 ? .arrowDown : .arrowUp)) }
    case .move, .drag(.left):
      if let control = owner.control, let row = owner.row {
        update { $0.hover(row: row, at: control) }
      }
    default: break
    }
  }

  /// Whether a place lies on an open list, border and all.
  private func isInList(row: Int, column: Int) -> Bool {
    frame.lists.contains { list in
      list.frame.minY <= row && row < list.frame.maxY && list.frame.minX <= column
        && column < list.frame.maxX
    }
  }
}
