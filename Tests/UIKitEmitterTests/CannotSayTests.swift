import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What the emitter cannot write is an error at its place, and then there is no Swift; the timeline has it.
@Suite struct CannotSayTests {
  @Test(arguments: [
    ("animate viewer.alpha: 0 -> 1", "animate viewer.alpha: 0 -> 1\n  animate viewer.rotation: 0 -> 180deg"),
    ("by pan(down)", "by edgePan(leading)"),
    ("animate viewer.alpha: 0 -> 1", "animate viewer.alpha: 0 -> 1\n  animate grid.x: 0 -> -container.width"),
    ("let pull = max(0, translation.y)", "let pull = max(0, translation.y + grid.cell.height)"),
    ("cancel when velocity.y < 0", "cancel when location.y < 100pt or velocity.y < 0"),
    ("animate viewer.alpha: 0 -> 1", "animate viewer.alpha: 0 -> 1\n  animate grid.cell.x: 1pt -> 5pt"),
    (
      "  order viewer above grid\n",
      "  shared other: image {\n    from grid.cell\n    to viewer.photo\n    missing crossfade 100ms\n  }\n"
    ),
  ])
  func isSaid(old: String, new: String) throws {
    let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    #expect(photos.contains(old))
    let source = SourceText(name: "test.transition", text: photos.replacing(old, with: new))
    let swift = Compiler.compile(source, CompilationOptions(output: .swift))
    #expect(swift.output == nil)
    #expect(!swift.diagnostics.isEmpty)
    #expect(swift.diagnostics.allSatisfy { $0.code == .emitterCannotSay }, "\(swift.diagnostics)")
    #expect(Compiler.compile(source, CompilationOptions(output: .json)).output != nil)
  }
}
