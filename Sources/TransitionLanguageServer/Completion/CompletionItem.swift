/// Something that can be written at a place.
struct CompletionItem {
  /// What an editor shows beside it, by the protocol's numbers.
  enum Kind: Int {
    case method = 2, function = 3, field = 5, variable = 6, `class` = 7, property = 10, unit = 11, value = 12
    case keyword = 14, snippet = 15, color = 16, file = 17, enumMember = 20, constant = 21, event = 23
    case parameter = 25
  }

  /// What is shown, and written where nothing else is said.
  var label: String
  var kind: Kind
  /// What it is, in a few words.
  var detail = ""
  /// What is written, with places to be filled in as `${1:name}`.
  var snippet: String?
  /// What comes first: lower is better.
  var rank = 5
  /// The page that is shown when it is looked at.
  var page: String?
  /// Whether it is a whole transition: its own text is shown when it is looked at.
  var isWhole = false
  /// What is compared with what was typed, where that is not the label.
  var filter: String?

  /// What is written, where no places can be filled in: the names of the places are there.
  var plain: String { snippet.map(Snippets.plain) ?? label }
}
