import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A spec without mistakes. Tests replace a part of it by a mistake.
enum HabitSpec {
  static let text = """
    transition Fade {
      style navigation
      from list
      to detail { rows: scroll }
      let half = 0.5
      forward 300ms easeOut
      order detail above list
      animate detail.alpha: 0 -> 1
      animate detail.scale: half -> 1
      animate detail.rotation: 45deg -> 0
      interactive backward by pan(down) on detail {
        begin when detail.rows.offset.y <= 0 and velocity.y > 0
        progress = max(0, translation.y) / detail.height
        drive detail.alpha = 1 - max(0, translation.y) / (2 * detail.height)
        finish when progress > 40% or velocity.y > 800pt/s
        settle 300ms easeOut
      }
      reduceMotion crossfade 200ms
    }

    """

  static func diagnostics(_ text: String) -> [Diagnostic] {
    Compiler.plan(of: SourceText(name: "test", text: text)).diagnostics
  }
}
