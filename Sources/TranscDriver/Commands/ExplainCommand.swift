import TransitionDiagnostics
import TransitionExplanations

/// Explains diagnostic codes.
struct ExplainCommand {
  /// The codes that the command line names. When it names none, all codes are listed.
  let codes: [Path]
  let usesColor: Bool

  func run(_ console: inout Console) {
    if codes.isEmpty { return console.print(ExplanationText.list(usesColor: usesColor)) }
    var isFirst = true
    // As `--allow` takes them: `T0110,T0305`.
    for code in codes.flatMap({ $0.text.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let explanation = Explanations.code(named: String(code)).flatMap(Explanations.of) else {
        console.report(ToolFailure(Self.unknown(String(code))), as: .findings)
        continue
      }
      let separator = isFirst ? [] : Array("\n\n".utf8)
      console.print(separator + ExplanationText.page(explanation, usesColor: usesColor))
      isFirst = false
    }
  }

  private static func unknown(_ text: String) -> String {
    let message = "there is no code `\(text)`"
    guard let nearest = Explanations.nearestCode(to: text) else {
      return message + "; `transc explain` lists all"
    }
    return "\(message); did you mean `\(nearest.name)`?"
  }
}
