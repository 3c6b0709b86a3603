import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Turns by half a circle or more go beside the animators; where they cannot, that is an error at its place.
@Suite struct TurnRestrictionTests {
  private func compile(_ members: String, style: String) -> (text: String, errors: [Diagnostic]) {
    let text = """
      transition Turned {
        style \(style)
        from list { dial: view, rows: collection, angle: angle }
        to page { badge: view }
        forward 400ms easeOut
        animate page.alpha: 0 -> 1
        \(members)
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let result = Compiler.compile(source, CompilationOptions(output: .swift))
    let output = String(decoding: result.output ?? [], as: UTF8.self)
    return (output, result.diagnostics.filter { $0.severity == .error })
  }

  /// Whether the view turns beside the animators.
  private func isBeside(_ members: String, style: String = "navigation") -> Bool {
    let (text, errors) = compile(members, style: style)
    #expect(errors.isEmpty, "\(errors)")
    return text.contains("transform.rotation.z")
  }

  private static func pull(_ drive: String = "") -> String {
    """
    interactive backward by pan(down) on page {
      progress = translation.y / container.height
      \(drive)
      finish when progress > 50%
      settle 300ms easeOut
    }
    """
  }

  @Test(arguments: ["navigation", "modal", "overlay", "container", "tab"])
  func halfTurnsAndMore(style: String) {
    #expect(isBeside("animate page.badge.rotation: 0 -> 180deg", style: style))
    #expect(isBeside("animate page.badge.rotation: 0 -> -2turn over 0%..50%", style: style))
    #expect(isBeside("animate page.rotation: 200deg -> 0\nanimate page.scale: 0.5 -> 1", style: style))
    #expect(isBeside("animate page.badge.rotation { 0%: 0, 50%: 200deg, 100%: 220deg }", style: style))
  }

  /// Whoever turns less is turned by the animator, and so is whoever turns from a large angle to another one; a step has no way.
  @Test func less() {
    #expect(!isBeside("animate page.badge.rotation: 0 -> 179deg"))
    #expect(!isBeside("animate page.badge.rotation: 400deg -> 360deg"))
    #expect(!isBeside("animate page.badge.rotation { 0%: 0, 50%: 120deg, 100%: 240deg }"))
    #expect(!isBeside("animate page.badge.rotation: 0 -> 180deg at 0%"))
    #expect(!isBeside("animate page.badge.rotation: 0 -> 170deg\n" + Self.pull()))
  }

  /// Nobody knows how large an angle of the app's is.
  @Test func anglesOfTheApps() {
    #expect(isBeside("animate page.badge.rotation: list.angle -> 0"))
    #expect(isBeside("animate list.dial.rotation: 0 -> list.angle", style: "modal"))
    // The way that a finger may take is no reason not to write the other one.
    #expect(isBeside("animate page.badge.rotation: list.angle -> 0\n" + Self.pull()))
  }

  @Test(arguments: [
    (" under a finger", "navigation", "animate page.badge.rotation: 0 -> 180deg\n" + pull()),
    // What no drive names plays whole when it finishes.
    (
      " under a finger", "modal",
      "animate page.badge.rotation: 0 -> 180deg\n" + pull("drive page.alpha = 1 - progress")
    ),
    // From its end it goes home by more than half a turn, though no part of it is one.
    (
      " under a finger", "overlay",
      "animate page.badge.rotation { 0%: 0, 50%: 120deg, 100%: 240deg }\n" + pull()
    ),
    (" of items", "navigation", "animate list.rows.rotation: 0 -> 180deg stagger 20ms from first"),
    (
      " beside a turn out of the plane", "navigation",
      "animate page.badge.rotation: 0 -> 180deg\nanimate page.badge.rotationX: 20deg -> 0"
    ),
    (
      " by a spring of the app's", "modal",
      "animate page.badge.rotation: 0 -> 180deg spring(damping: clamp(container.width / 400pt, 0.5..1))"
    ),
    (
      " beside a step", "modal",
      "animate page.badge.rotation: 180deg -> 0\nanimate page.badge.scale: 0.5 -> 1 at 0%"
    ),
    (
      " beside scales of two kinds or of nothing", "modal",
      "animate page.badge.rotation: 180deg -> 0\nanimate page.badge.scale: 0 -> 1"
    ),
    (
      " beside scales of two kinds or of nothing", "modal",
      "animate page.badge.rotation: 180deg -> 0\nanimate page.badge.scaleX: -1 -> 1"
    ),
    (
      " beside scales of two kinds or of nothing", "modal",
      """
      animate page.badge.rotation: 180deg -> 0
      animate page.badge.scale: 0.5 -> 1
      animate page.badge.scaleX: 0.5 -> 1
      """
    ),
  ])
  func isSaid(where place: String, style: String, members: String) {
    let errors = compile(members, style: style).errors
    let what = "a rotation of half a turn or more" + place
    #expect(errors.contains { $0.arguments == [.text("UIKit"), .text(what)] }, "\(errors)")
    #expect(errors.allSatisfy { $0.code == .emitterCannotSay }, "\(errors)")
  }

  @Test(arguments: ["rotationX", "rotationY"]) func outOfThePlane(property: String) {
    let errors = compile("animate page.\(property): 180deg -> 0", style: "navigation").errors
    let what = "a turn out of the plane of half a turn or more"
    #expect(errors.map(\.arguments).contains([.text("UIKit"), .text(what)]), "\(errors)")
  }

  /// What a finger may take over half way is no longer what was added.
  @Test func catches() {
    let text = """
      transition Caught {
        style modal
        from list
        to page
        forward 400ms easeOut { animate page.rotation: -180deg -> 0 }
        backward 300ms easeOut
        animate page.alpha: 0 -> 1
        interactive backward by pan(down) on page {
          progress = translation.y / container.height
          finish when progress > 50%
          settle 300ms easeOut
          catches forward
        }
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let errors = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    let what = "a rotation of half a turn or more beside `catches`"
    #expect(errors.map(\.arguments).contains([.text("UIKit"), .text(what)]), "\(errors)")
  }

  @Test func presses() {
    let errors = compile("press list.dial 100ms { animate list.dial.rotation: 0 -> 180deg }", style: "modal")
      .errors
    let what = "a rotation of half a turn or more under a press"
    #expect(errors.map(\.arguments).contains([.text("UIKit"), .text(what)]), "\(errors)")
  }
}
