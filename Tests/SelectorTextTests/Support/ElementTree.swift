import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document, read by a parser of XML.
final class ElementTree: NSObject, XMLParserDelegate {
  /// One element.
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The places of the elements around it, the nearest last.
    var ancestors: [Int]
    /// The text between its tags, that of elements in it among it.
    var text = ""

    var role: String? { attributes["role"] }
  }

  private(set) var elements: [Element] = []
  /// What is wrong with the document; nil for nothing.
  private(set) var fault: String?
  private var open: [Int] = []

  /// Reads a document; of one that is no XML as a whole, the part in an element.
  init(_ document: String, in name: String? = nil) {
    super.init()
    var document = document
    if let name {
      guard let start = document.firstRange(of: "<\(name)"),
        let end = document.firstRange(of: "</\(name)>")
      else {
        fault = "no \(name)"
        return
      }
      document = String(document[start.lowerBound..<end.upperBound])
    }
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() {
      fault = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append(Element(name: name, attributes: attributes, ancestors: open))
    open.append(elements.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for place in open { elements[place].text += string }
  }

  /// The element with an id.
  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  /// The role of the nearest element around one that has a role.
  func outerRole(of element: Element) -> String? {
    element.ancestors.reversed().lazy.compactMap { self.elements[$0].role }.first
  }
}
