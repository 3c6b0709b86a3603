/// The words that names and comments are made of.
enum Vocabulary {
  static let nouns = [
    "photo", "grid", "cell", "detail", "hero", "cover", "title", "header", "body", "avatar", "account",
    "card",
    "album", "artist", "track", "player", "list", "panel", "sheet", "map", "route", "story", "badge",
    "button",
    "toolbar", "search", "filter", "result", "page", "section", "column", "row", "ticket", "seat", "flight",
    "hotel", "recipe", "order", "basket", "product", "thumbnail", "banner", "poster", "chapter", "message",
    "thread", "reply", "contact", "group", "calendar", "event", "reminder", "note", "folder", "document",
    "workout", "chart", "weather", "station", "episode",
  ]

  static let plain = [
    "the", "a", "its", "while", "over", "under", "from", "into", "flies", "fades", "grows", "stays", "covers",
    "opens", "closes", "follows", "finger", "screen", "picture", "thumbnail", "bars", "corner", "speed",
    "slowly", "quickly", "again", "first", "tapped", "shown", "hidden", "until", "when", "pulled", "down",
    "up",
    "back", "only", "once", "never", "scrolled", "away", "edge", "place", "size", "same", "other", "both",
  ]

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
