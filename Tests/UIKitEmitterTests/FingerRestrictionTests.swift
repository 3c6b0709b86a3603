import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of a finger's figures cannot be written is an error at its place.
@Suite struct FingerRestrictionTests {
  private func findings(_ inside: String, gesture: String = "pan(down)", settle: String = "300ms easeOut")
    -> [Diagnostic]
  {
    let text = """
      transition Held {
        style modal
        from base
        to panel { face: view }
        forward 400ms
        animate panel.alpha: 0 -> 1
        animate panel.face.background: #ffffff -> #000000
        interactive backward by \(gesture) on panel {
          \(inside)
          settle \(settle)
        }
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  /// What is held, or pressed, would be the same for readers from right to left; what goes up, or to 0, is.
  @Test(arguments: [
    ("hold panel.face.translation = vector(5pt, 0)", true),
    ("hold panel.face.rotation = 5deg during backward", true),
    ("press base.card 150ms { animate base.card.translation: vector(0, 0) -> vector(3pt, 0) }", true),
    ("press base.card 150ms { animate base.card.rotation: 0 -> 5deg }", true),
    ("hold panel.face.translation = vector(0, 5pt)", false),
    ("hold panel.face.rotation = 0", false),
    ("press base.card 150ms { animate base.card.translation: vector(0, 0) -> vector(0, 3pt) }", false),
  ])
  func readingDirection(member: String, isMirrored: Bool) {
    func found(_ edge: String) -> [String] {
      let text = """
        transition Held {
          style navigation
          from base { card: view }
          to panel { face: view }
          forward 400ms
          animate panel.x: container.width -> 0
          \(member)
          interactive backward by edgePan(\(edge)) on panel {
            progress = translation.x / container.width
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """
      let source = SourceText(name: "test.transition", text: text)
      let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
      return found.filter { $0.severity == .error }.map { "\($0.code) \($0.arguments)" }
    }
    let wrong = found("leading")
    #expect(wrong.count == (isMirrored ? 1 : 0), "\(wrong)")
    #expect(wrong.allSatisfy { $0.contains("in reading direction") }, "\(wrong)")
    #expect(found("left").isEmpty, "\(found("left"))")
  }

  private static let progress = "progress = translation.y / container.height\nfinish when progress > 50%"

  @Test(arguments: [
    progress, progress + "\ndrive panel.alpha", progress + "\ndrive panel.face.background",
    "progress = translation.y / container.height\nfinish when location.y > 300pt",
    progress + "\ndrive panel.translation = vector(location.x - start.location.x, translation.y)",
  ])
  func isFine(inside: String) {
    let found = findings(inside)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func turning() {
    let found = findings("progress = rotation / 90deg\nfinish when rotation > 45deg", gesture: "rotate")
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    "drive panel.scale = scale\ndrive panel.rotation = rotation", "drive panel.translation = translation",
  ])
  func pinching(inside: String) {
    let found = findings("progress = 1 - scale\nfinish when progress > 50%\n" + inside, gesture: "pinch(in)")
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("pinch(in)", "1 - scale", "drive panel.rotation = rotation", "the rotation of a pinch"),
    ("rotate", "rotation / 90deg", "drive panel.scale = clamp(scale, 0.5..2)", "the scale of a rotation"),
    ("pinch(in)", "1 - scale", "drive panel.translation = translation", "the place of the finger"),
  ])
  func ofTwoFingersIsSaid(gesture: String, progress: String, drive: String, followed: String) {
    let found = findings(
      "progress = \(progress)\nfinish when progress > 50%\n\(drive)", gesture: gesture,
      settle: "300ms spring(damping: 0.8)")
    #expect(found.map(\.arguments) == [[.text("UIKit"), .text("a spring after what follows \(followed)")]])
  }

  @Test func theDecisionMayReadThePlaceBeforeASpring() {
    let found = findings(
      "progress = translation.y / container.height\nfinish when location.y > 300pt",
      settle: "300ms spring(damping: 0.8)")
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    (
      "a spring after what follows the place of the finger",
      progress + "\ndrive panel.translation = vector(location.x - start.location.x, translation.y)"
    ),
    (
      "a `drive` of a colour with a value of its own",
      progress + "\ndrive panel.face.background = start.panel.face.background"
    ),
  ])
  func isSaid(what: String, inside: String) {
    let found = findings(inside, settle: "300ms spring(damping: 0.8)")
    let texts = found.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }
}
