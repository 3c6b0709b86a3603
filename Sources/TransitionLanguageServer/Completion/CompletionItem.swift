/// A completion: a text that can be written at a place.
struct CompletionItem {
  /// The kind that an editor shows beside it, by the protocol's numbers.
  enum Kind: Int {
    case method = 2, function = 3, field = 5, variable = 6, `class` = 7, property = 10, unit = 11, value = 12
    case keyword = 14, snippet = 15, color = 16, file = 17, enumMember = 20, constant = 21, event = 23
    case parameter = 25
  }

  /// The text that is shown, and that is written unless there is a snippet.
  var label: String
  var kind: Kind
  /// A short description.
  var detail = ""
  /// The text that is written, with placeholders such as `${1:name}`.
  var snippet: String?
  /// The rank in the list; lower ones come first.
  var rank = 5
  /// The page that is shown when the item is selected.
  var page: String?
  /// Whether it is a whole transition, whose own text is shown when the item is selected.
  var isWhole = false
  /// The text that is matched with the typed text; nil for the label.
  var filter: String?

  /// The text for clients without snippets, with the names of the placeholders.
  var plain: String { snippet.map(Snippets.plain) ?? label }
}
