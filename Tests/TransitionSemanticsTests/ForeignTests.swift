import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Each habit from another language is one finding, which names it and suggests the right form.
@Suite struct ForeignTests {
  private func diagnostics(_ old: String, _ new: String) throws -> [Diagnostic] {
    let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    let range = try #require(photos.range(of: old))
    let text = photos.replacingCharacters(in: range, with: new)
    return Compiler.plan(of: SourceText(name: "test", text: text)).diagnostics
  }

  @Test(arguments: [
    ("animate viewer.alpha", "animate viewer.opacity", "alpha"),
    ("viewer.pager.offset.y", "viewer.pager.contentOffset.y", "offset"),
    ("viewer.pager.scrollEnabled", "viewer.pager.isScrollEnabled", "scrollEnabled"),
    ("pan(down)", "swipe(down)", "pan"), ("style navigation", "style push", "navigation"),
    ("aspectFill", "scaleAspectFill", "aspectFill"), ("500ms", "500msec", "ms"),
    ("250ms easeInOut", "250ms ease", "cubic(0.25, 0.1, 0.25, 1)"), (" or photo", " || photo", "or"),
    ("and viewer", "&& viewer", "and"), ("0..viewer.height", "0...viewer.height", ".."),
    ("from grid.cell", "from grid.cel", "cell"), ("from grid.cell", "from cell", "grid.cell"),
    ("call grid.revealCell", "call revealCell", "grid.revealCell"),
    ("simultaneous with viewer.pager", "simultaneous with viewer.pagr", "pager"),
    ("vector(0", "CGVector(0", "vector"), ("reduceMotion", "reducedMotion", "reduceMotion"),
  ])
  func isOffered(old: String, new: String, meant: String) throws {
    let found = try diagnostics(old, new)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.fixIts.first?.edits.first?.replacement == meant)
  }

  /// A declaration that could not be read may have declared the names that seem to be missing.
  @Test(arguments: [
    ("let shrink = start", "var shrink = start"), ("cell: image", "cell image"),
    ("willStart, didEnd, revealCell: hook", "willStart didEnd revealCell: hook"),
  ])
  func noCascades(old: String, new: String) throws {
    let found = try diagnostics(old, new)
    #expect((1...3).contains(found.count), "\(found)")
  }
}
