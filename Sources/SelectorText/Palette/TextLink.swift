/// The target of a hyperlink, checked: the only way to one, since a label must never become a link.
public struct TextLink: Hashable, Sendable {
  /// The address, in printable ASCII.
  public let address: String

  /// Makes a link to an address of the web, of mail or of a file; nil for anything else.
  ///
  /// - Parameter address: An absolute address. What is no printable ASCII is escaped by percent signs; an
  ///   address with a control in it, or of more than 2,083 bytes, is none.
  public init?(_ address: String) {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard ["http", "https", "mailto", "file"].contains(scheme), scheme.count < address.count,
      address.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      !address.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) })
    else { return nil }
    var escaped = ""
    for byte in address.utf8 {
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E:
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += byte < 0x10 ? "%0" + digits : "%" + digits
      }
    }
    guard escaped.utf8.count <= 2_083 else { return nil }
    self.address = escaped
  }
}
