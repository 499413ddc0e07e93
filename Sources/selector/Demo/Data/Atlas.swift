/// Places by what they lie in, four levels deep.
enum Atlas {
  static var areas: [Place] { places("Europe", "Asia") }

  /// What lies in a place.
  static func below(_ place: Place) -> [Place] { tree[place.id] ?? [] }

  private static let tree: [String: [Place]] = [
    "Europe": places("France", "Italy"), "Asia": places("Japan", "Korea"),
    "France": places("Paris", "Lyon"), "Italy": places("Rome", "Turin"),
    "Japan": places("Kyoto", "Tokyo"), "Korea": places("Busan", "Seoul"),
    "Paris": places("Bastille", "Marais"), "Lyon": places("Confluence", "Gerland"),
    "Rome": places("Monti", "Testaccio"), "Turin": places("Aurora", "Vanchiglia"),
    "Kyoto": places("Gion", "Pontochō"), "Tokyo": places("Ginza", "Shibuya"),
    "Busan": places("Haeundae", "Seomyeon"), "Seoul": places("Gangnam", "Jongno"),
  ]

  private static func places(_ names: String...) -> [Place] { names.map { Place($0, $0) } }
}
