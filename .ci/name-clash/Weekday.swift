import SelectorKit

enum Weekday: String, SelectableCase { case monday = "Monday", tuesday = "Tuesday" }
