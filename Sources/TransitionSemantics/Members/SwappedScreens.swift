public import TransitionDiagnostics
public import TransitionSyntax
import TransitionText

/// A remedy for transitions in which the values of several tracks are exchanged: the two screens may be.
public enum SwappedScreens {
  /// Adds a fix-it that exchanges the screens to those that exchange the values of one track. `transc fix` applies neither of two.
  /// - Parameters:
  ///   - diagnostics: The findings in the text.
  ///   - tree: The tree of the text.
  public static func offer(_ diagnostics: inout [Diagnostic], in tree: SyntaxTree) {
    let swaps = diagnostics.indices.filter { index in
      diagnostics[index].fixIts.count == 1 && diagnostics[index].fixIts.allSatisfy { $0.swapsTexts(of: tree) }
    }
    if swaps.count < 2 { return }
    let codes = Set(swaps.map { diagnostics[$0].code })
    for transition in tree.children(tree.root) where tree.kind(transition) == .transition {
      let whole = tree.range(transition)
      func isInside(_ index: Int) -> Bool {
        diagnostics[index].range.start >= whole.start && diagnostics[index].range.end <= whole.end
      }
      let own = swaps.filter(isInside)
      // If another track has no such fix-it, the screens are right.
      guard own.count > 1,
        diagnostics.indices.count(where: { codes.contains(diagnostics[$0].code) && isInside($0) })
          == own.count,
        let fixIt = swap(in: transition, tree)
      else { continue }
      for index in own { diagnostics[index].fixIts.append(fixIt) }
    }
  }

  private static func swap(in transition: NodeID, _ tree: SyntaxTree) -> FixIt? {
    // The names behind `from` and `to`.
    let screens = tree.children(transition).filter { tree.kind($0) == .screen }.map { screen in
      ByteRange(tree.tokens[tree.tokenRange(screen).lowerBound + 1].start, tree.range(screen).end)
    }
    guard screens.count == 2 else { return nil }
    return FixIt(
      "swap the two screens",
      [
        TextEdit(screens[0], tree.source.text(screens[1])),
        TextEdit(screens[1], tree.source.text(screens[0])),
      ], applicability: .needsReview)
  }
}

extension FixIt {
  /// Whether the fix-it exchanges two texts.
  fileprivate func swapsTexts(of tree: SyntaxTree) -> Bool {
    edits.count == 2 && edits[0].range != edits[1].range
      && edits[0].replacement == tree.source.text(edits[1].range)
      && edits[1].replacement == tree.source.text(edits[0].range)
  }
}
