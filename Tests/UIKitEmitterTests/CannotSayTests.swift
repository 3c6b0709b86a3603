import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What the emitter cannot write is an error at its place, and then there is no Swift; the timeline has it.
@Suite struct CannotSayTests {
  @Test(arguments: [
    ("animate viewer.alpha: 0 -> 1", "animate viewer.alpha: 0 -> 1\n  animate viewer.rotation: 0 -> 180deg"),
    ("animate viewer.alpha: 0 -> 1", "animate viewer.alpha: 0 -> 1\n  animate grid.x: 0 -> -container.width"),
    ("let pull = max(0, translation.y)", "let pull = max(0, translation.y + grid.cell.height)"),
    ("animate viewer.alpha: 0 -> 1", "animate viewer.alpha: 0 -> 1\n  animate grid.cell.x: 1pt -> 5pt"),
  ])
  func isSaid(old: String, new: String) throws {
    let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    #expect(photos.contains(old))
    try isSaid(photos.replacing(old, with: new))
  }

  @Test func twoChangesTogether() throws {
    let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    try isSaid(
      photos.replacing("by pan(down)", with: "by edgePan(leading)")
        .replacing("translation.y", with: "translation.x")
        .replacing("cancel when velocity.y", with: "cancel when velocity.x")
        .replacing(" or photo.center.y < start.photo.center.y", with: ""))
    try isSaid(
      photos.replacing("  order viewer above grid\n", with: "  animate viewer.rotation: 360deg -> 0\n"))
  }

  private func isSaid(_ text: String) throws {
    let source = SourceText(name: "test.transition", text: text)
    let swift = Compiler.compile(source, CompilationOptions(output: .swift))
    #expect(swift.output == nil)
    let errors = swift.diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.code == .emitterCannotSay }, "\(errors)")
    #expect(Compiler.compile(source, CompilationOptions(output: .json)).output != nil)
  }

  /// A decision asks where the progress has brought what follows it, by a name or without one; what several tracks make up
  /// together is not read yet.
  @Test(arguments: [
    ("finish when viewer.alpha < 0.5", true),
    ("cancel when viewer.alpha > 0.5 and velocity.y < 100pt/s", true),
    ("let seen = viewer.alpha\n    finish when seen < 0.5", true),
    ("finish when viewer.bottom > 1000pt", false),
  ])
  func whatFollowsTheProgress(decision: String, isWritten: Bool) throws {
    func compiled(_ drive: String, _ kind: OutputKind) -> CompilationResult {
      let text = """
        transition T {
          style navigation
          from grid
          to viewer
          forward 300ms
          animate viewer.alpha: 0 -> 1
          animate viewer.y: container.height -> 0
          interactive backward by pan(down) on viewer {
            progress = translation.y / container.height
            \(drive)
            \(decision)
            settle 300ms
          }
          reduceMotion crossfade 200ms
        }
        """
      return Compiler.compile(SourceText(name: "t.transition", text: text), CompilationOptions(output: kind))
    }
    let swift = compiled("", .swift)
    #expect((swift.output != nil) == isWritten)
    #expect(swift.diagnostics.map(\.code) == (isWritten ? [] : [.emitterCannotSay]), "\(swift.diagnostics)")
    #expect(compiled("", .json).output != nil)
    if isWritten {
      #expect(compiled("drive viewer.alpha = 1 - progress", .swift).output != nil)
    }
  }
}
