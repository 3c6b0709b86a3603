import TransitionPlan
import TransitionSyntax

/// The page of Grammar.md about one construct, function, property or curve.
///
/// The build makes the pages from Grammar.md: see the plugin `EmbedReference`.
struct ReferencePage: Sendable {
  /// The name of its subject: `animate`, `begin when`.
  var name: String
  /// The description, in Markdown.
  var text: String
  /// An example; empty where there is none.
  var example: String

  init(_ name: String, text: String, example: String = "") {
    self.name = name
    self.text = text
    self.example = example
  }

  /// The page as it is shown, in Markdown.
  var markdown: String {
    example.isEmpty ? text : text + "\n\n```transition\n" + example + "\n```"
  }
}

extension ReferencePages {
  /// The page of a kind of node; nil for kinds without a page.
  static func construct(_ kind: NodeKind) -> ReferencePage? {
    let name: String? =
      switch kind {
      case .screen, .sharedEnd, .declaration: "from"
      case .direction: "forward"
      case .backwardTiming, .over, .at, .after, .stagger, .along, .timing: "animate"
      case .delay, .pace: "forward"
      case .motion, .parameter: "motion"
      case .use: "use"
      case .sharedTrack, .content, .crossfade, .missing, .clip: "shared"
      case .above, .below, .fills, .tap: "view"
      case .during: "during"
      case .while: "while"
      case .begin: "begin when"
      case .decision: "finish when"
      case .simultaneous: "simultaneous with"
      case .waits: "waits for"
      case .handsOver: "hands over to"
      case .gesture: "interactive"
      case .language, .import, .let, .curve, .transition, .style, .states, .order, .animate, .shared, .view,
        .place, .hide, .hold, .call, .press, .interactive, .fallback, .reduceMotion, .sample, .drive,
        .progress, .settle, .outranks, .catches:
        "\(kind)"
      default: nil
      }
    return name.flatMap { name in constructs.first { $0.name == name } }
  }

  /// The page of a function of the language.
  static func function(_ name: String) -> ReferencePage? { functions.first { $0.name == name } }

  /// The page of a curve.
  static func curve(_ name: String) -> ReferencePage? { curves.first { $0.name == name } }

  /// The page of a property.
  static func property(_ name: String) -> ReferencePage? { properties.first { $0.name == name } }
}
