#if os(Linux)
  import Foundation

  /// A bug put into the generated text: one that seeds or first drafts have really had.
  struct SeededBug: Sendable, CustomStringConvertible {
    let description: String
    let original: String
    let replacement: String

    init(_ description: String, _ original: String, _ replacement: String = "") {
      self.description = description
      self.original = original
      self.replacement = replacement
    }

    /// The text with the bug; nil when there is nothing in it to replace.
    func applied(to text: String) -> String? {
      text.contains(original) ? text.replacingOccurrences(of: original, with: replacement) : nil
    }

    /// The scenarios with the bug of a name in the transition of Photos.
    static func program(with name: String) async throws -> ScenarioProgram {
      guard let bug = all.first(where: { $0.description == name }),
        let text = bug.applied(to: try GeneratedSwift.photos())
      else { throw Toolchain.Failure(description: "there is nothing to replace for \(name)") }
      return try await ScenarioProgram.photos(withGenerated: text)
    }

    static let all: [SeededBug] = [
      SeededBug("what a run holds is not given back", "    ledger.giveBack()\n"),
      SeededBug("standing values are not given back", "standing.giveBack()", "Void()"),
      SeededBug(
        "a cancelled transition completes with true", "context.completeTransition(side != start)",
        "context.completeTransition(true)"),
      SeededBug("the picture stays", "    crop.removeFromSuperview()\n"),
      SeededBug(
        "the leaving screen stays",
        "    context.view(forKey: side == start ? .to : .from)?.removeFromSuperview()\n"
      ),
      SeededBug("the viewer stays transparent", "    viewer.view.alpha = 1\n"),
      SeededBug("the grid comes above the viewer", "insertSubview(entering, at: 0)", "addSubview(entering)"),
      SeededBug("an interaction controller without a finger", ", run.isPulled else", " else"),
      SeededBug(
        "a cancel by the system is ignored", "      run?.release(velocity: .zero, isCancelled: true)\n"),
      SeededBug(
        "a release before the start is forgotten", "    pull(to: translation)\n    settleIfReleased()\n",
        "    pull(to: translation)\n"),
      SeededBug("the way before the gesture counts", "      panStart = translation\n"),
      SeededBug(
        "the velocity is lost", "initialVelocity: velocity)", "initialVelocity: CGVector.zero)"),
      SeededBug("another spring", "dampingRatio: 0.8", "dampingRatio: 0.7"),
      SeededBug("the picture is not kept under the finger", " - photoStart.height * (1 - photoScale) / 2"),
      SeededBug("the item is not asked for again", "      if ends != nil { resolveEnds() }\n"),
      SeededBug("sideways pulls count", "velocity.y >= abs(velocity.x) && "),
      SeededBug(
        "together with a scrolled pager", "return photosZoomOffset(of: viewer.photosZoomPager).y <= 0\n    }",
        "return true\n    }"),
      SeededBug("what the app has set is overwritten", ", object[keyPath: property] == held"),
      SeededBug("reduced motion does not count", "UIAccessibility.isReduceMotionEnabled", "false"),
      SeededBug("a cycle of references", "private weak var transition", "private var transition"),
      SeededBug("the gesture stays", "    pan.view?.removeGestureRecognizer(pan)\n"),
      SeededBug("an end hook is missing", "    viewer.photosZoomDidEnd()\n"),
      SeededBug(
        "a push without animation is not noticed", "      beginStay(of: viewer)\n", "      _ = viewer\n"),
    ]
  }
#endif
