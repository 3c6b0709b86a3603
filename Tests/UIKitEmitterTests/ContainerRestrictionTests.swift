import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of a container of the app's own cannot be written is an error at its place.
@Suite struct ContainerRestrictionTests {
  private func findings(_ members: String, to: String = "next", style: String = "container") -> [Diagnostic] {
    let text = """
      transition Pager {
        style \(style)
        from page { cell: image, list: scroll }
        to \(to) { cell: image, list: scroll, shown: hook }
        forward 400ms easeOut
        animate page.x: 0 -> -container.width
        call next.shown at finish
        call next.shown at cancel
        reduceMotion crossfade 200ms
        \(members)
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  private static func pan(_ gesture: String = "forward by pan(left) on page", _ members: String = "")
    -> String
  {
    """
    interactive \(gesture) {
      progress = -translation.x / container.width
      finish when progress > 50%
      settle 300ms easeOut
      \(members)
    }
    """
  }

  /// Without what is to be refused, nothing is.
  @Test func theRestIsFine() {
    #expect(findings(Self.pan(), to: "next?").isEmpty)
    #expect(findings("animate tabBar.alpha: 1 -> 0").isEmpty)
    #expect(findings(Self.pan("forward by pan(left) on page", "catches settle")).isEmpty)
  }

  @Test(arguments: [
    ("`catches` of a whole direction", pan("forward by pan(left) on page", "catches forward")),
    (
      "`catches` by a gesture that goes either way",
      pan("forward by pan(horizontal) on page", "catches settle")
    ),
    (
      "`catches` beside `drive`",
      pan("forward by pan(left) on page", "catches settle\ndrive page.x = start.page.x + translation.x")
    ),
    (
      "`catches` of a track with a window",
      "animate next.alpha: 0 -> 1 over 0%..50%\n" + pan("forward by pan(left) on page", "catches settle")
    ),
    (
      "two gestures of one direction in `style container`",
      pan() + "\n" + pan("forward by edgePan(right) on page")
    ),
    (
      "a scroll view under a gesture in `style container`",
      pan("forward by pan(left) on page", "simultaneous with page.list")
    ),
    ("turns about several axes", "animate page.rotationY: 0 -> 60deg\nanimate page.rotation: 0 -> 10deg"),
    ("a turn out of the plane of half a turn or more", "animate page.rotationX: 0 -> 180deg"),
  ])
  func isSaid(what: String, members: String) {
    let found = findings(members)
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }

  @Test(arguments: [
    ("a value that stands where a screen may be absent", "animate tabBar.alpha: 1 -> 0"),
    ("a `view` where a screen may be absent", "view veil: color(#000000) { while next }"),
    ("what is read of a screen that may be absent", "animate page.y: 0 -> next.list.height"),
    (
      "pictures between screens that may be absent",
      "shared photo: image { from page.cell\n to next.cell }\nfallback crossfade 200ms"
    ),
    (
      "`drive` where a screen may be absent",
      pan("forward by pan(left) on page", "drive page.alpha = 1 - progress")
    ),
  ])
  func isSaidOfAbsentScreens(what: String, members: String) {
    let found = findings(members, to: "next?")
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
  }

  @Test(arguments: ["modal", "navigation"]) func isSaidElsewhere(style: String) {
    let texts = findings("", to: "next?", style: style).map(\.arguments)
    let what = "a screen that may be absent outside `style container`"
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(texts)")
  }
}
