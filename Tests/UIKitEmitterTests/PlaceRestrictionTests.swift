import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A view has a place in the container while its screen moves: that is written where both go in one time, and said elsewhere.
@Suite struct PlaceRestrictionTests {
  private func errors(_ members: String, style: String = "navigation") -> [Diagnostic] {
    let text = """
      transition Placed {
        style \(style)
        from list { card: view }
        to page { badge: view }
        forward 400ms easeOut
        animate page.alpha: 0 -> 1
        \(members)
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  private static let scaled = "a place of a view whose screen is scaled or turned meanwhile"
  private static let elsewhen = "a place of a view whose screen moves in another time"
  private static let driven = "a drive of a screen in which a view has a place"

  private static func pull(_ drive: String) -> String {
    """
    interactive backward by pan(down) on page {
      progress = translation.y / container.height
      drive \(drive)
      finish when progress > 50%
      settle 300ms spring(damping: 0.8)
    }
    """
  }

  @Test(arguments: [
    (scaled, "navigation", "animate page.badge.y: 100pt -> _\nanimate page.scale: 0.8 -> 1"),
    (scaled, "navigation", "animate page.badge.y: 100pt -> _\nanimate page.rotation: 20deg -> 0"),
    (scaled, "modal", "animate list.card.width: _ -> 100pt\nanimate list.rotationY: 0 -> 20deg"),
    (scaled, "overlay", "animate page.badge.y: 100pt -> _\nanimate page.scaleX: 0.8 -> 1"),
    (scaled, "container", "animate page.badge.y: 100pt -> _\nanimate page.scale: 0.8 -> 1 over 0%..50%"),
    (elsewhen, "navigation", "animate page.badge.y: 100pt -> _ easeIn\nanimate page.y: 100pt -> 0"),
    (elsewhen, "tab", "animate page.badge.y: 100pt -> _\nanimate page.y: 100pt -> 0 over 0%..50%"),
    (elsewhen, "navigation", "animate page.badge.y: 100pt -> _ linear\nanimate page.height: 100pt -> _"),
    (
      elsewhen, "modal",
      "animate page.badge.y: 100pt -> _ linear\nanimate page.translation: vector(0, 50pt) -> vector(0, 0)"
    ),
    (
      elsewhen, "modal",
      """
      animate page.badge.y: 100pt -> _
      animate page.translation: vector(0, 50pt) -> vector(0, 0) along arc(down)
      """
    ),
    (
      elsewhen, "overlay",
      "animate page.y: 100pt -> 0\nanimate page.badge.y { 0%: _, 50%: 40pt, 100%: _ }"
    ),
    (
      driven, "navigation",
      "animate page.badge.y: 100pt -> _\nanimate page.y: 100pt -> 0\n" + pull("page.y = translation.y")
    ),
    (driven, "modal", "animate page.badge.y: 100pt -> _\n" + pull("page.scale = 1 - progress / 2")),
    (
      "a drive of a place in a screen that moves", "navigation",
      "animate page.badge.y: 100pt -> _\nanimate page.y: 100pt -> 0\n"
        + pull("page.badge.y = start.page.badge.y + translation.y")
    ),
  ])
  func isSaid(what: String, style: String, members: String) {
    let found = errors(members, style: style)
    #expect(found.contains { $0.arguments == [.text("UIKit"), .text(what)] }, "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }

  /// Where the screen moves is shown beside the place.
  @Test func showsTheScreen() {
    let found = errors("animate page.badge.y: 100pt -> _ easeIn\nanimate page.y: 100pt -> 0")
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.labels.count == 1 }, "\(found)")
  }

  @Test(arguments: [
    // In one time.
    ("navigation", "animate page.badge.y: 100pt -> _\nanimate page.y: 100pt -> 0"),
    (
      "overlay",
      """
      animate page.badge.center: point(0, 9pt) -> _
      animate page.translation: vector(0, 9pt) -> vector(0, 0)
      """
    ),
    ("tab", "animate list.card.y: _ -> 9pt over 0%..50%\nanimate list.y: 0 -> 9pt over 0%..50%"),
    // Each on its own axis.
    ("navigation", "animate page.badge.y: 100pt -> _ linear\nanimate page.x: 100pt -> 0"),
    (
      "modal",
      """
      animate page.badge.x: 9pt -> _ linear
      animate page.translation: vector(0, 9pt) -> vector(0, 0)
      """
    ),
    // A length is no place.
    ("modal", "animate page.badge.width: 100pt -> _ linear\nanimate page.x: 100pt -> 0"),
    // The other screen, and what does not move.
    ("navigation", "animate page.badge.y: 100pt -> _\nanimate list.scale: 1 -> 0.9"),
    ("navigation", "animate page.badge.y: 100pt -> _\nanimate page.cornerRadius: 9pt -> 0"),
    // What goes with its screen.
    (
      "navigation",
      """
      animate page.badge.translation: vector(0, 9pt) -> vector(0, 0)
      animate page.scale: 0.8 -> 1
      """
    ),
    ("navigation", "animate page.badge.y: 100pt -> _\n" + pull("page.alpha = 1 - progress")),
  ])
  func isWritten(style: String, members: String) {
    #expect(errors(members, style: style).isEmpty, "\(errors(members, style: style))")
  }
}
