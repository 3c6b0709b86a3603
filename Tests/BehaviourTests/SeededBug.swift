#if os(Linux)
  import Testing

  /// A bug put into what a spec becomes: one that seeds or first drafts have really had.
  struct SeededBug: Sendable, CustomTestStringConvertible {
    let spec: String
    let description: String
    let original: String
    let replacement: String

    init(_ spec: String, _ description: String, _ original: String, _ replacement: String = "") {
      self.spec = spec
      self.description = description
      self.original = original
      self.replacement = replacement
    }

    var testDescription: String { "\(spec): \(description)" }

    static let all = ofPhotos + ofSpecs + ofFixtures

    /// The bug wherever the generated text has what it replaces; nil when that is nowhere, or not between the braces of a
    /// declaration.
    func mutant(in outline: SwiftOutline) -> Mutant? {
      let utf8 = outline.text.utf8
      var edits: [Mutant.Edit] = []
      for range in outline.text.ranges(of: original) {
        let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
        guard let edit = edit(at: start, in: outline) else { return nil }
        edits.append(edit)
      }
      return edits.isEmpty ? nil : Mutant(operator: .seeded, edits: edits, name: description)
    }

    /// What is really replaced where the original begins at an offset: without what is the same in the replacement, and without
    /// the blanks and comments around a body.
    private func edit(at start: Int, in outline: SwiftOutline) -> Mutant.Edit? {
      let (old, new) = (Array(original.utf8), Array(replacement.utf8))
      let leading = zip(old, new).prefix { $0 == $1 }.count
      let trailing = zip(old.dropFirst(leading).reversed(), new.dropFirst(leading).reversed())
        .prefix { $0 == $1 }.count
      let range = start + leading..<start + old.count - trailing
      let text = String(decoding: new.dropFirst(leading).dropLast(trailing), as: UTF8.self)
      for (index, body) in outline.bodies.enumerated() {
        let tokens = outline.tokens[body.range]
        let braces = (outline.tokens[body.range.lowerBound - 1], outline.tokens[body.range.upperBound])
        guard let first = tokens.first, let last = tokens.last,
          braces.0.range.upperBound <= range.lowerBound, range.upperBound <= braces.1.range.lowerBound
        else { continue }
        let whole = first.range.lowerBound..<last.range.upperBound
        return Mutant.Edit(body: index, range: range.clamped(to: whole), text: text)
      }
      return nil
    }

    /// In Photos.
    private static let ofPhotos: [SeededBug] = [
      SeededBug("photos", "what a run holds is not given back", "    ledger.giveBack()\n"),
      SeededBug("photos", "standing values are not given back", "standing.giveBack()", "Void()"),
      SeededBug(
        "photos", "a cancelled transition completes with true", "context.completeTransition(side != start)",
        "context.completeTransition(true)"),
      SeededBug("photos", "the picture stays", "    crop.removeFromSuperview()\n"),
      SeededBug(
        "photos", "the leaving screen stays",
        "    context.view(forKey: side == start ? .to : .from)?.removeFromSuperview()\n"
      ),
      SeededBug("photos", "the viewer stays transparent", "    viewer.view.alpha = 1\n"),
      SeededBug(
        "photos", "the grid comes above the viewer", "insertSubview(entering, at: 0)", "addSubview(entering)"),
      SeededBug("photos", "an interaction controller without a finger", ", run.isPulled else", " else"),
      SeededBug(
        "photos", "a cancel by the system is ignored",
        "      run?.release(velocity: .zero, isCancelled: true)\n"),
      SeededBug(
        "photos", "a release before the start is forgotten",
        "    pull(to: translation)\n    settleIfReleased()\n",
        "    pull(to: translation)\n"),
      SeededBug("photos", "the way before the gesture counts", "      panStart = translation\n"),
      SeededBug(
        "photos", "the velocity is lost", "initialVelocity: velocity)", "initialVelocity: CGVector.zero)"),
      SeededBug("photos", "another spring", "dampingRatio: 0.8", "dampingRatio: 0.7"),
      SeededBug(
        "photos", "the picture is not kept under the finger", " - photoStart.height * (1 - photoScale) / 2"),
      SeededBug("photos", "the item is not asked for again", "      if ends != nil { resolveEnds() }\n"),
      SeededBug("photos", "sideways pulls count", "velocity.y >= abs(velocity.x) && "),
      SeededBug(
        "photos", "together with a scrolled pager",
        "return photosZoomOffset(of: viewer.photosZoomPager).y <= 0\n    }",
        "return true\n    }"),
      SeededBug("photos", "what the app has set is overwritten", ", object[keyPath: property] == held"),
      SeededBug("photos", "reduced motion does not count", "if isReduced ", "if false "),
      SeededBug("photos", "a cycle of references", "{ [weak self] in self?.stand() }", "{ self.stand() }"),
      SeededBug("photos", "the gesture stays", "    pan.view?.removeGestureRecognizer(pan)\n"),
      SeededBug("photos", "an end hook is missing", "    viewer.photosZoomDidEnd()\n"),
      SeededBug(
        "photos", "a push without animation is not noticed", "      beginStay(of: viewer)\n",
        "      _ = viewer\n"),
    ]
  }
#endif
