internal import SelectorForms
internal import SelectorKit

extension Chapter {
  /// Fields that repeat.
  static var rows: [Chapter] { [order, orderLines] }

  private static var order: Chapter {
    Chapter(
      "S30 S33", "Lines of an order: each product has sizes, and the country reaches them all"
    ) {
      let order = try OrderForm()
      let line = order.line
      var camera = Camera(order.form, columns: 34)
      camera.act("a tea, and its sizes") {
        $0.choose(line.product.in(1), id: "Tea") + $0.pressHeader(line.size.in(1))
      }
      camera.act("[End] [Enter], a second line") {
        $0.press(KeyPress(.end)) + $0.press(KeyPress(.enter)) + $0.addRow(to: order.lines).changes
          + $0.choose(line.product.in(2), id: "Cup") + $0.choose(line.size.in(2), id: "small")
      }
      camera.act("to Iceland: 1 kg does not go there") { $0.choose(order.country, id: "Iceland") }
      camera.act("to France: it is back; a gift") {
        $0.choose(order.country, id: "France") + $0.setOn(line.gift.in(2), true)
      }
      return camera.strip.lines
    }
  }

  private static var orderLines: Chapter {
    Chapter("S33", "Lines are copied, moved, removed and brought back, each with all that it holds")
    {
      let order = try OrderForm()
      let line = order.line
      var camera = Camera(order.form, columns: 34)
      camera.act("copy of line 1, submitted") { form in
        let changes =
          form.choose(line.product.in(1), id: "Tea") + form.choose(line.size.in(1), id: "50 g")
          + form.copyRow(1, in: order.lines).changes
        form.submit()
        return changes
      }
      camera.act("choose 100 g in the copy, move it up") {
        $0.choose(line.size.in(2), id: "100 g") + $0.moveRow(2, to: 0, in: order.lines)
      }
      camera.act("remove line 2") { $0.removeRow(1, from: order.lines) }
      camera.act("undo") { $0.undo() }
      return camera.strip.lines
    }
  }
}
