extension VirtualTerminal {
  /// One cell of the screen.
  public struct Cell: Hashable, Sendable {
    /// The cluster; a blank for nothing, empty for the second cell of a wide one.
    public var text: String
    /// The cells of the cluster: 1 or 2; 0 for the second cell of a wide one.
    public var width: Int
    /// How it is drawn.
    public var pen: Pen

    /// Makes a cell; a blank one without more.
    public init(text: String = " ", width: Int = 1, pen: Pen = Pen()) {
      self.text = text
      self.width = width
      self.pen = pen
    }
  }

  /// A colour.
  public enum Color: Hashable, Sendable {
    /// One of the palette, from 0 to 255.
    case palette(UInt8)
    /// Any, by its red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// How letters are drawn.
  public struct Pen: Hashable, Sendable {
    /// The attributes of letters.
    public struct Attributes: OptionSet, Hashable, Sendable {
      /// One bit an attribute.
      public let rawValue: UInt16
      /// Makes a set from its bits.
      public init(rawValue: UInt16) { self.rawValue = rawValue }
      /// SGR 1.
      public static var bold: Self { Self(rawValue: 1) }
      /// SGR 2.
      public static var dim: Self { Self(rawValue: 2) }
      /// SGR 3.
      public static var italic: Self { Self(rawValue: 4) }
      /// SGR 4, of any kind.
      public static var underline: Self { Self(rawValue: 8) }
      /// SGR 5.
      public static var blink: Self { Self(rawValue: 16) }
      /// SGR 7.
      public static var reverse: Self { Self(rawValue: 32) }
      /// SGR 8.
      public static var hidden: Self { Self(rawValue: 64) }
      /// SGR 9.
      public static var struck: Self { Self(rawValue: 128) }
    }

    /// The attributes.
    public var attributes: Attributes = []
    /// The colour of letters; nil for the terminal's own.
    public var foreground: Color?
    /// The colour behind letters; nil for the terminal's own.
    public var background: Color?
    /// The address that OSC 8 gave to the letters, if it gave one.
    public var link: String?

    /// Makes a plain pen.
    public init() {}
  }
}

extension VirtualTerminal.Pen {
  /// Takes the parameters of an SGR sequence: groups that were apart by semicolons, of numbers that were
  /// apart by colons.
  mutating func apply(_ groups: [[Int]]) {
    var rest = groups[...]
    if rest.isEmpty { rest = [[0]] }
    while let group = rest.popFirst() {
      let code = group.first ?? 0
      switch code {
      case 0:
        let link = self.link
        self = Self()
        self.link = link
      case 4 where group.count > 1 && group[1] == 0: attributes.remove(.underline)
      case 1...5, 7...9: attributes.insert(Self.attribute(code))
      case 6: attributes.insert(.blink)
      case 21: attributes.insert(.underline)
      case 22: attributes.subtract([.bold, .dim])
      case 23...25, 27...29: attributes.remove(Self.attribute(code - 20))
      case 30...37: foreground = .palette(UInt8(code - 30))
      case 38: if let color = Self.color(group, &rest) { foreground = color }
      case 39: foreground = nil
      case 40...47: background = .palette(UInt8(code - 40))
      case 48: if let color = Self.color(group, &rest) { background = color }
      case 49: background = nil
      case 58: _ = Self.color(group, &rest)
      case 90...97: foreground = .palette(UInt8(code - 90 + 8))
      case 100...107: background = .palette(UInt8(code - 100 + 8))
      default: break
      }
    }
  }

  private static func attribute(_ code: Int) -> Attributes {
    switch code {
    case 1: .bold
    case 2: .dim
    case 3: .italic
    case 4: .underline
    case 5: .blink
    case 7: .reverse
    case 8: .hidden
    default: .struck
    }
  }

  private static func color(
    _ group: [Int], _ rest: inout ArraySlice<[Int]>
  ) -> VirtualTerminal.Color? {
    var numbers = Array(group.dropFirst())
    if numbers.isEmpty {
      // The old spelling, with semicolons.
      guard let kind = rest.popFirst()?.first else { return nil }
      numbers = [kind]
      for _ in 0..<(kind == 5 ? 1 : kind == 2 ? 3 : 0) {
        numbers.append(rest.popFirst()?.first ?? 0)
      }
    }
    let bytes = numbers.map { UInt8(clamping: $0) }
    switch numbers.first {
    case 5 where bytes.count == 2: return .palette(bytes[1])
    case 2 where bytes.count == 4: return .rgb(bytes[1], bytes[2], bytes[3])
    case 2 where bytes.count == 5: return .rgb(bytes[2], bytes[3], bytes[4])
    default: return nil
    }
  }
}
