import SelectorForms
import SelectorKit
import Testing

/// Codes of countries that were withdrawn, in saved forms: an alias table brings them up to date.
@Suite struct RenamedCountryTests {
  /// From ISO 3166-3, by pycountry: two letters, four letters, name, date of withdrawal.
  private static let retired = """
    AI	AIDJ	French Afars and Issas	1977
    BU	BUMM	Burma, Socialist Republic of the Union of	1989-12-05
    CS	CSHH	Czechoslovakia, Czechoslovak Socialist Republic	1993-06-15
    CS	CSXX	Serbia and Montenegro	2006-09-26
    DD	DDDE	German Democratic Republic	1990-10-30
    GE	GEHH	Gilbert and Ellice Islands	1979
    HV	HVBF	Upper Volta, Republic of	1984
    SK	SKIN	Sikkim	1975
    SU	SUHH	USSR, Union of Soviet Socialist Republics	1992-08-30
    TP	TPTL	East Timor	2002-05-20
    YU	YUCS	Yugoslavia, (Socialist) Federal Republic of	2003-07-23
    ZR	ZRCD	Zaire, Republic of	1997-07-14
    """.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }

  /// What the four letters say came after: the last two are the new code, where there is one.
  private static let renamed: [String: String] = [
    "BU": "MM", "DD": "DE", "TP": "TL", "ZR": "CD", "HV": "BF",
  ]

  private static let present = ["AI", "BF", "BY", "CD", "DE", "GE", "MM", "SK", "TL"].map {
    Place($0)
  }

  private func restored(
    _ code: String, aliases: SavedAliases
  ) throws -> (Form, FieldKey<Place>, RestoreReport) {
    var make = FormBuilder()
    let country = make.selector("country", "Country", options: Self.present, label: \.id)
    var form = try make.build()
    let saved = SavedForm(fields: ["land": SavedField(content: .option(.text(code)))])
    let report = try form.restore(saved, aliases: aliases)
    return (form, country, report)
  }

  private func renamings(_ outcome: RestoreReport.Outcome?) -> [String] {
    guard case .renamed(let renamings) = outcome else { return [] }
    return renamings.map { "\($0.old) to \($0.new)" }
  }

  private static let aliases = SavedAliases(
    fields: ["land": "country"],
    options: [
      "country": Dictionary(
        uniqueKeysWithValues: renamed.map { (SavedID.text($0.key), SavedID.text($0.value)) })
    ])

  @Test(arguments: renamed.keys.sorted())
  func `a code with one successor is renamed and told`(code: String) throws {
    let (form, country, report) = try restored(code, aliases: Self.aliases)
    let new = try #require(Self.renamed[code])
    #expect(form[country]?.id == new)
    #expect(renamings(report["land"]) == ["\(code) to \(new)"])
  }

  @Test(arguments: ["SU", "YU", "CS"])
  func `a code without a successor is kept and told as missing`(code: String) throws {
    let (form, country, report) = try restored(code, aliases: Self.aliases)
    #expect(form[country] == nil)
    #expect(form.chosen(of: country) == .option(OptionID(code)))
    #expect(report["land"] == .missing(ids: [.text(code)]))
  }

  @Test func `codes that were used again are taken as they are now`() throws {
    let again = Self.retired.map { $0[0] }.filter { code in
      Self.present.contains { $0.id == code }
    }
    #expect(again == ["AI", "GE", "SK"])
    for code in again {
      let (form, country, report) = try restored(code, aliases: Self.aliases)
      #expect(form[country]?.id == code && report["land"] == .restored)
    }
  }

  @Test func `several ids are renamed one by one`() throws {
    var make = FormBuilder()
    let visited = make.multi("visited", "Visited", options: Self.present, label: \.id)
    var form = try make.build()
    let saved = SavedForm(
      fields: [
        "visited": SavedField(content: .options([.text("ZR"), .text("GE"), .text("SU")]))
      ])
    let aliases = SavedAliases(options: ["visited": [.text("ZR"): .text("CD")]])
    let report = try form.restore(saved, aliases: aliases)
    #expect(form[visited].map(\.id) == ["CD", "GE"])
    #expect(renamings(report["visited"]) == ["ZR to CD"])
  }

  @Test(arguments: [MissingPolicy.mask, .rememberPerParent])
  func `a parent that was renamed is still the parent of what was chosen under it`(
    policy: MissingPolicy
  ) throws {
    var make = FormBuilder()
    let country = make.selector("country", "Country", options: Self.present, label: \.id)
    let region = make.selector("region", "Region", options: [Place](), label: \.id)
    make.derive(region, from: country) { _ in [Place("1"), Place("2")] }
    make.uniqueWithinParent(region)
    make.configure(region) { $0.missing = policy }
    var form = try make.build()
    let under: [SavedValue] = [.option(.text("ZR"))]
    let saved = SavedForm(
      fields: [
        "land": SavedField(content: .option(.text("ZR"))),
        "region": SavedField(
          content: .option(.text("2")), owner: policy == .mask ? under : nil,
          memory: policy == .mask
            ? [] : [SavedMemory(parents: under, content: .option(.text("2")))]),
      ])
    let report = try form.restore(saved, aliases: Self.aliases)
    #expect(form[region]?.id == "2")
    #expect(report["region"] == .restored)
    form.choose(country, id: "DE")
    #expect(form[region] == nil)
  }
}
