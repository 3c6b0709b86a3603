import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of a transition between tabs cannot be written is an error at its place, and all else is not.
@Suite struct TabRestrictionTests {
  private func findings(_ members: String, to: String = "next") -> [Diagnostic] {
    let text = """
      transition Pager {
        style tab
        from page { cell: image, list: scroll, badge: view }
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

  private static func pan(
    _ gesture: String = "forward by pan(left) on page", _ members: String = "",
    settle: String = "300ms easeOut"
  ) -> String {
    """
    interactive \(gesture) {
      progress = -translation.x / container.width
      finish when progress > 50%
      settle \(settle)
      \(members)
    }
    """
  }

  @Test(arguments: [
    "", pan(), pan() + "\n" + pan("forward by edgePan(right) on page"),
    pan("forward by edgePan(trailing) on page"), "animate next.alpha: 0 -> 1 easeIn over 20%..60%",
    "shared photo: image { from page.cell\n to next.cell }\nfallback crossfade 200ms",
    "hold page.list.scrollEnabled = false", "animate tabBar.alpha { 0%: 1, 50%: 0, 100%: 1 }",
    pan("forward by pan(left) on page", "drive page.x = min(0, translation.x)"),
    "order page above next", pan("forward by pan(left) on page", "begin when page.list.offset.x <= 0"),
    pan("forward by pan(left) on page", "hands over to page.list when page.list.offset.x > 0"),
    pan("forward by pan(left) on page", "simultaneous with page.list"), "animate tabBar.alpha: 1 -> 0",
    "view veil: color(#000000) { above next; while next }",
    pan(
      "forward by pan(left) on page", "drive page.x = min(0, translation.x)",
      settle: "300ms spring(damping: 0.9)"),
  ])
  func isFine(members: String) {
    let found = findings(members)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    (
      "`catches` by a gesture that goes either way",
      pan("forward by pan(horizontal) on page", "catches settle")
    ),
    (
      "a `begin when` that reads the tab to come",
      pan("forward by pan(left) on page", "begin when next.list.offset.x <= 0")
    ),
    (
      "a condition that reads the tab to come",
      pan("forward by pan(left) on page", "simultaneous with page.list when next.list.offset.x <= 0")
    ),
    (
      "`simultaneous with` a view of the screen below",
      pan("forward by pan(left) on page", "simultaneous with next.list")
    ),
    ("a gesture on this object", pan("forward by pan(left) on page.badge")),
    ("a gesture on this object", pan("backward by pan(right) on next.list").replacing("-tr", with: "tr")),
    (
      "a spring after a drive of a length among other geometry",
      pan(
        "forward by pan(left) on page",
        "drive page.height = start.page.height + translation.x\ndrive page.y = start.page.y + 0 * translation.x",
        settle: "300ms spring(damping: 0.9)")
    ),
  ])
  func isSaid(what: String, members: String) {
    let found = findings(members)
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }

  @Test func absentTabsAreSaid() {
    let texts = findings("", to: "next?").map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text("a screen that may be absent outside `style container`")]))
  }

  /// The platform has no way of its own between tabs that could take a direction over.
  @Test func aDirectionOfThePlatformsIsSaid() {
    let text = """
      transition Pager {
        style tab
        from page
        to next
        forward 400ms easeOut
        backward system
        animate next.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    let what = "this direction as one that the platform plays"
    #expect(found.map(\.arguments).contains([.text("UIKit"), .text(what)]), "\(found)")
  }

  /// What no track moves goes back to where the platform has laid it out.
  @Test func drivesWithoutATrackAreFine() {
    let found = findings(
      Self.pan("forward by pan(left) on page", "drive page.y = start.page.y + 0 * translation.x"))
    #expect(found.isEmpty, "\(found)")
  }
}
