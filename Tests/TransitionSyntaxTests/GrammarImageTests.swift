import Foundation
import TestSupport
import Testing

@testable import TransitionSyntax

/// The grammar that the parser uses is that of `GrammarTable`.
@Suite struct GrammarImageTests {
  private static let path = Specs.root.appending(path: "Sources/TransitionSyntax/Grammar/GrammarImage.swift")
    .path

  @Test func isOfTheTable() throws {
    let text = GrammarImageText.text(of: GrammarCompiler.compile())
    try Golden.expect(Array(text.utf8), atPath: Self.path, at: #_sourceLocation)
  }

  @Test func isRead() {
    let (stored, compiled) = (CompiledGrammar.stored, GrammarCompiler.compile())
    #expect(GrammarImageText.text(of: stored) == GrammarImageText.text(of: compiled))
  }
}
