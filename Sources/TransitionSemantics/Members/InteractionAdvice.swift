import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Default values for interactions that lack a member.
extension Checker {
  /// The usual progress of a gesture; nil where there is none.
  func usualProgress(_ gesture: Gesture) -> String? {
    switch gesture {
    case .pan(.down), .edgePan(.top): "translation.y / container.height"
    case .pan(.up), .edgePan(.bottom): "-translation.y / container.height"
    case .pan(.right), .pan(.trailing), .edgePan(.left), .edgePan(.leading): "translation.x / container.width"
    case .pan(.left), .pan(.leading), .edgePan(.right), .edgePan(.trailing):
      "-translation.x / container.width"
    case .pinch(.in): "1 - scale / start.scale"
    case .pinch(.out): "scale / start.scale - 1"
    case .pan(.vertical), .pan(.horizontal), .pan(.any), .rotate: nil
    }
  }

  /// The text of a missing settle: that of the other outcome, or the usual one.
  func usualSettle(_ node: NodeID, _ finish: CheckedPace?, _ cancel: CheckedPace?) -> String {
    guard finish != nil || cancel != nil else { return "settle 300ms easeOut" }
    let pace = members(node, .settle).first { _ in true }.flatMap { tree.child($0, .timing) }
    let text = pace.map { tree.source.text(tree.range($0)) } ?? "300ms easeOut"
    return "settle \(finish == nil ? "finish" : "cancel") \(text)"
  }

  /// The finding about a path in place of a scroll view, with the scroll views of the screen.
  func notAScrollView(_ subject: Subject, _ path: NodeID) -> Diagnostic {
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(path), [.text("a scroll view"), .text(kindName(of: subject))])
    guard case .screen(let side) = subject, let screen = current.screens[side] else { return diagnostic }
    let scrolls = screen.views.filter { $0.kind == .scroll || $0.kind == .collection }
      .map { "\(screen.name).\($0.name)" }
    if scrolls.isEmpty {
      diagnostic.notes = ["declare one: `\(screen.name) { content: scroll }`"]
    } else {
      diagnostic.notes = ["known here: " + scrolls.map { "`\($0)`" }.joined(separator: ", ")]
    }
    if scrolls.count == 1 {
      diagnostic.fixIts = [
        FixIt("change to `\(scrolls[0])`", replacing: tree.range(path), with: scrolls[0])
      ]
    }
    return diagnostic
  }
}
