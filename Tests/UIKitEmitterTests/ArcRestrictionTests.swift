import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of arcs cannot be written is an error at its place.
@Suite struct ArcRestrictionTests {
  private func findings(_ members: String, style: String = "navigation") -> [String] {
    let text = """
      transition Arcs {
        style \(style)
        from list { cell: image? }
        to detail { picture: image? }
        forward 400ms easeOut
        animate detail.alpha: 0 -> 1
        shared photo: image {
          from list.cell
          to detail.picture
          along arc(up)
        }
        fallback crossfade 200ms
        reduceMotion crossfade 200ms
        \(members)
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }.map { "\($0)" }
  }

  @Test(arguments: ["navigation", "modal", "overlay", "container"]) func picturesBend(style: String) {
    #expect(findings("", style: style) == [])
  }

  @Test func screensBend() {
    #expect(findings("animate detail.translation: vector(0, 90pt) -> vector(0, 0) along arc(left)") == [])
  }

  @Test(arguments: [
    (
      "an arc of anything but a picture in `style overlay`", "overlay",
      "animate detail.translation: vector(0, 90pt) -> vector(0, 0) along arc(down)"
    ),
    (
      "`catches` beside an arc", "container",
      """
      interactive forward by pan(left) on list {
        progress = -translation.x / container.width
        finish when progress > 50%
        settle 300ms
        catches settle
      }
      """
    ),
    (
      "two arcs of one object", "modal",
      """
      animate detail.translation: vector(0, 90pt) -> vector(0, 0) along arc(down)
      animate detail.frame: inset(container.bounds, 9pt) -> container.bounds along arc(down)
      """
    ),
    (
      "an arc with a spring that is not known", "modal",
      """
      animate detail.translation: vector(0, 90pt) -> vector(0, 0) \
      spring(damping: clamp(container.width / 400pt, 0.5..1)) along arc(down)
      """
    ),
    (
      "an arc to a side in reading direction", "navigation",
      "animate list.center: container.bounds.center -> point(0, 0) along arc(left)"
        + "\ninteractive backward by edgePan(leading) on detail {\n"
        + "progress = translation.x / container.width\nfinish when progress > 50%\nsettle 300ms\n}"
    ),
  ])
  func isSaid(what: String, style: String, members: String) {
    let found = findings(members, style: style)
    #expect(found.contains { $0.contains(what) }, "\(found)")
    #expect(found.allSatisfy { $0.contains("emitterCannotSay") || $0.contains("T0951") }, "\(found)")
  }
}
