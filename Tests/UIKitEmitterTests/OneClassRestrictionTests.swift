import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Screens of one class: what of them cannot be written is an error at its place.
@Suite struct OneClassRestrictionTests {
  private func findings(
    _ members: String, from: String = "", to: String = "", style: String = "navigation"
  ) -> [Diagnostic] {
    let text = """
      transition Nested {
        style \(style)
        from folder: FolderController \(from)
        to inner: FolderController \(to)
        forward 400ms
        animate inner.x: container.width -> 0
        \(members)
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  @Test(arguments: [
    "", "animate folder.x: 0 -> -container.width / 4", "animate folder.alpha: 1 -> 0.5",
    "animate folder.scale: 1 -> 0.9", "animate tabBar.alpha: _ -> 0",
    "animate inner.scale: 0.5 -> 1\nanimate folder.scale: 1 -> 0.9",
    "animate inner.cornerRadius: 40pt -> 12pt\nanimate folder.cornerRadius: 12pt -> 20pt",
    "animate inner.cornerRadius: 40pt -> 12pt\nanimate folder.cornerRadius: _ -> 20pt",
  ])
  func isFine(members: String) {
    let found = findings(members)
    #expect(found.isEmpty, "\(found)")
  }

  /// Members of one name are one where they are of one type.
  @Test func membersOfOneName() {
    let screen = "{ rows: scroll, done: hook }"
    let call = "hold inner.rows.scrollEnabled = false\ncall folder.done, inner.done at end"
    #expect(findings(call, from: screen, to: screen).isEmpty)
    expect(
      "two members of one name in screens of one class",
      findings("hide folder.rows\nhide inner.rows", from: "{ rows: scroll }", to: "{ rows: view? }"))
  }

  @Test func bars() {
    let what = "a bar's own value below screens of one class"
    expect(what, findings("animate tabBar.alpha: 1 -> 0"))
    #expect(findings("animate tabBar.alpha: 1 -> 1").allSatisfy { $0.code != .emitterCannotSay })
  }

  /// What the screen on top rests at is what it rests at below the next.
  @Test func rests() {
    let what = "another rest of the screen below than on top, of one class"
    expect(what, findings("animate inner.cornerRadius: 40pt -> 12pt\nanimate folder.cornerRadius: 0 -> 20pt"))
    expect(what, findings("animate inner.scale: 0.5 -> 0.9\nanimate folder.rotation: 0 -> 5deg"))
    let rows = "{ rows: scroll }"
    expect(
      what,
      findings(
        "animate inner.rows.alpha: 0 -> 0.5\nanimate folder.rows.alpha: 1 -> 0", from: rows, to: rows))
  }

  /// Elsewhere nobody is below a screen of its own class by the transition's own doing.
  @Test func otherStyles() {
    let found = findings("animate tabBar.alpha: 1 -> 0", style: "modal")
    #expect(found.isEmpty, "\(found)")
  }

  private func expect(
    _ what: String, _ found: [Diagnostic], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)", sourceLocation: sourceLocation)
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)", sourceLocation: sourceLocation)
  }
}
