import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// The finding about a property that other languages have and this one says otherwise, or nil.
  /// - Parameters:
  ///   - name: The property.
  ///   - node: The path.
  ///   - object: The names before it.
  func foreignProperty(
    _ name: PathName, _ node: NodeID, _ object: PathNames
  ) -> Diagnostic? {
    let owner = (object.first?.range ?? name.range).union(object.last?.range ?? name.range)
    var diagnostic = Diagnostic(.unknownProperty, at: name.range, [.quoted(owner), .source(name.range)])
    let text = text(name)
    let end = tree.tokenRange(node).upperBound
    // `detail.view.alpha`
    if text == "view" || text == "layer", let last = tree.pathNames(node).last, last.range != name.range,
      let before = object.last
    {
      let path = tree.source.text(owner) + "." + self.text(last)
      diagnostic.notes = ["a screen or view stands for its view itself: `\(path)`"]
      diagnostic.fixIts = [
        FixIt("remove it", replacing: ByteRange(before.range.end, name.range.end), with: "")
      ]
      return diagnostic
    }
    // A flag for visibility takes other values than an alpha; a number may have been meant as one.
    let isFlag = tree.tokens[min(end + 1, tree.tokens.count - 1)].kind.word.map {
      $0 == .true || $0 == .false
    }
    if ForeignNames.meant(by: text) != nil, isFlag != true { return nil }
    guard let note = ForeignNames.property(text) else { return nil }
    diagnostic.notes = [note]
    return diagnostic
  }
}
