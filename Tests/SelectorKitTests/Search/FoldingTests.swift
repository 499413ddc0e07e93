import Foundation
import Testing

@testable import SelectorKit

@Suite struct `Folded text` {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var folded: String
    var location: SourceLocation

    init(_ text: String, _ folded: String, _ location: SourceLocation = #_sourceLocation) {
      self.text = text
      self.folded = folded
      self.location = location
    }

    var testDescription: String { text.debugDescription }
  }

  static let rows = [
    Row("", ""),
    Row("Crème brûlée", "creme brulee"),
    Row("Phở bò", "pho bo"),
    Row("STRASSE", "strasse"),
    Row("Straße", "strasse"),
    Row("GROẞ", "gross"),
    Row("İstanbul", "istanbul"),
    Row("ılık", "ılık"),
    Row("ΌΔΟΣ", "οδοσ"),
    Row("ᾳ", "α"),
    Row("ﬃ", "ffi"),
    Row("ＡＢＣ　１２", "abc 12"),
    Row("ｶﾞ", "カ\u{3099}"),
    Row("ガ", "カ\u{3099}"),
    Row("한", "\u{1112}\u{1161}\u{11ab}"),
    Row("하", "\u{1112}\u{1161}"),
    Row("क़", "क\u{93c}"),
    Row("हिन्दी", "हिन्दी"),
    Row("क\u{94d}\u{93c}", "क\u{93c}\u{94d}"),
    Row("क\u{94d}\u{301}\u{93c}ब", "क\u{93c}\u{94d}ब"),
    Row("עִבְרִית", "עברית"),
    Row("  a \t\u{a0}\r\n b\u{2003} ", " a b "),
    Row("a \u{301} b", "a b"),
    Row("\u{301}\u{308}", ""),
    Row("≠", "="),
    Row("豈", "豈"),
    Row("½ ①", "½ ①"),
    Row("a\0b\u{7}", "a\0b\u{7}"),
    Row("👩‍👩‍👧", "👩‍👩‍👧"),
  ]

  @Test(arguments: rows)
  func `has the result that the rules name`(row: Row) {
    let scalars = Array(row.folded.unicodeScalars)
    let folded = Array(String(decoding: Folding.folded(row.text), as: UTF8.self).unicodeScalars)
    #expect(folded == scalars, sourceLocation: row.location)
  }

  @Test func `agrees with canonical decomposition, classes and case for every scalar`() {
    let differing = Self.scalars.filter { scalar in
      Folding.folded(String(scalar)) != Self.expected(scalar)
    }
    #expect(differing.map { String($0.value, radix: 16) } == [])
  }

  @Test func `takes every scalar for its lower and upper case`() {
    let differing = Self.scalars.filter { scalar in
      let folded = Folding.folded(String(scalar))
      // The dotless i is no i; an iota below a letter is a mark until it is written in full.
      let isIota = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        .contains("\u{345}")
      return folded != Folding.folded(scalar.properties.lowercaseMapping)
        || folded != Folding.folded(scalar.properties.uppercaseMapping)
          && scalar != "ı" && !isIota
    }
    #expect(differing.map { String($0.value, radix: 16) } == [])
  }

  @Test func `changes nothing that is folded`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      let once = Folding.folded(SearchOracle.text(&random, length: 12))
      #expect(Folding.folded(String(decoding: once, as: UTF8.self)) == once)
    }
  }

  @Test func `gives the same for canonically equal texts`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<5_000 {
      let text = SearchOracle.text(&random, length: 12)
      let folded = Folding.folded(text)
      #expect(Folding.folded(text.decomposedStringWithCanonicalMapping) == folded)
      #expect(Folding.folded(text.precomposedStringWithCanonicalMapping) == folded)
    }
  }

  /// Every scalar that the standard library and Foundation both know.
  ///
  /// Of ideographs and of private use, which are nothing but many, every 64th stands for its block.
  static let scalars = (UInt32(0)...0x10ffff).compactMap(Unicode.Scalar.init).filter { scalar in
    let properties = scalar.properties
    // Foundation's decompositions are older than the standard library's.
    guard let age = properties.age, age.major < 16 else { return false }
    let isOneOfMany =
      properties.isUnifiedIdeograph || properties.generalCategory == .privateUse
      || (0xac00..<0xd7a4).contains(scalar.value)
    return !isOneOfMany || scalar.value % 64 == 0
  }

  /// What a scalar becomes by the standard library's and Foundation's data.
  static func expected(_ scalar: Unicode.Scalar) -> [UInt8] {
    if scalar.properties.isWhitespace { return [0x20] }
    let isForm = (0xff00...0xffef).contains(scalar.value)
    // Compatibility goes on from the ordinary form here; folding stops at it.
    if let ordinary = ordinaryForms[scalar] { return Array(String(ordinary).utf8) }
    let text = isForm ? String(scalar).precomposedStringWithCompatibilityMapping : String(scalar)
    let folded = unmarked(text).map { scalar in
      let upper = scalar.properties.lowercaseMapping.uppercased()
      // Cherokee folds to upper case; the dotless i has the upper case of another letter.
      return scalar.properties.name?.hasPrefix("CHEROKEE") == true
        ? upper : scalar == "ı" ? "ı" : upper.lowercased()
    }
    return unmarked(folded.joined()).flatMap { Array(String($0).utf8) }
  }

  /// The ordinary forms of those that have a further decomposition.
  static let ordinaryForms: [Unicode.Scalar: Unicode.Scalar] = {
    var forms: [Unicode.Scalar: Unicode.Scalar] = ["\u{ffa0}": "\u{3164}", "\u{ffe3}": "\u{af}"]
    let consonants = zip(UInt32(0xffa1)...0xffbe, UInt32(0x3131)...0x314e)
    let vowelStarts: [(UInt32, UInt32)] = [
      (0xffc2, 0x314f), (0xffca, 0x3155), (0xffd2, 0x315b), (0xffda, 0x3161),
    ]
    let vowels = vowelStarts.flatMap { half, whole in
      (0..<(half == 0xffda ? 3 : 6)).map { (half + $0, whole + $0) }
    }
    for (half, whole) in Array(consonants) + vowels {
      if let half = Unicode.Scalar(half) { forms[half] = Unicode.Scalar(whole) }
    }
    return forms
  }()

  /// The scalars of a text's canonical decomposition, without the marks that folding drops.
  static func unmarked(_ text: String) -> [Unicode.Scalar] {
    text.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      [0, 7, 8, 9].contains($0.properties.canonicalCombiningClass.rawValue)
    }
  }
}
