import TestSupport
import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

@Suite struct LedgerTests {
  private func transition() throws -> Transition {
    let plan = Compiler.plan(of: try Specs.photos()).plan
    return try #require(plan?.transitions.first)
  }

  /// Every way out of whatever took a thing gives it back, or leaves it where the to screen stays.
  @Test func everyExitIsAnswered() throws {
    for obligation in try transition().obligations {
      let exits = obligation.releases.map(\.exit)
      #expect(Set(exits).count == exits.count)
      switch obligation.acquire {
      case .drivenStart: #expect(Set(exits) == [.backwardFinish, .backwardCancel])
      case .runStart: #expect(Set(exits) == Set(LedgerExit.allCases).subtracting([.leftOtherwise]))
      default: #expect(Set(exits) == Set(LedgerExit.allCases))
      }
      let kept = obligation.releases.filter { $0.point == nil }.map(\.exit)
      #expect(obligation.isOfRun ? kept.isEmpty : kept == [.forwardFinish, .backwardCancel])
    }
  }

  @Test func whatPhotosTakes() throws {
    let transition = try transition()
    let names = transition.obligations.map { obligation in
      switch obligation.kind {
      case .inserted(let subject): "inserted " + transition.name(of: subject)
      case .invisible(let subject): "invisible " + transition.name(of: subject)
      case .held(let subject, let property, _): "held \(transition.name(of: subject)).\(property.rawValue)"
      case .standing(let subject, let property, _):
        "standing \(transition.name(of: subject)).\(property.rawValue)"
      case .moved(let subject): "moved " + transition.name(of: subject)
      case .recognizer(let index): "recognizer \(index)"
      }
    }
    #expect(
      names == [
        "inserted photo", "invisible grid.cell", "invisible viewer.photo", "held viewer.pager.scrollEnabled",
        "standing tabBar.alpha", "recognizer 0",
      ])
  }

  @Test func backwardIsForwardMirrored() throws {
    let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    let mirrored = photos.replacing("  backward 250ms easeInOut\n", with: "")
    let source = SourceText(name: "test", text: mirrored)
    let transition = try #require(Compiler.plan(of: source).plan?.transitions.first)
    #expect(transition.backward.duration == 0.5)
    #expect(transition.backward.curve == transition.forward.curve)
    for (there, back) in zip(transition.forward.tracks, transition.backward.tracks) {
      #expect(there.start == back.end && there.end == back.start && there.subject == back.subject)
    }
  }
}

/// What stands is given back whenever it can differ from what is found.
@Suite struct StandingTests {
  private func standing(_ members: String) throws -> [String] {
    let text = """
      transition T {
        style overlay
        from list { card: view }
        to detail
        forward 300ms easeOut
        \(members)
        reduceMotion crossfade 200ms
      }
      """
    let (plan, found) = Compiler.plan(of: SourceText(name: "t.transition", text: text))
    let transition = try #require(plan?.transitions.first, "\(found)")
    return transition.obligations.filter { $0.acquire == .stayStart }.map(\.reason)
  }

  /// An alpha of 1 is as it is found, unless `_` says that it is found otherwise.
  @Test func neutralValues() throws {
    #expect(try standing("animate tabBar.alpha: 1 -> 1").isEmpty)
    #expect(try standing("animate tabBar.alpha: _ -> 1") == ["animate tabBar.alpha"])
    #expect(try standing("animate tabBar.alpha: 1 -> _").isEmpty)
    #expect(try standing("animate tabBar.alpha: 1 -> 0.5") == ["animate tabBar.alpha"])
  }

  /// Screens have corners of their own.
  @Test func corners() throws {
    #expect(try standing("animate list.cornerRadius: 12pt -> 0") == ["animate list.cornerRadius"])
  }

  /// Of several rest states the first may be as it is found, and another not.
  @Test func tables() throws {
    let states = """
      states half, full
        animate detail.y { list: container.height, half: 400pt, full: 40pt }
        interactive states by pan(vertical) on detail {
          drive detail.y = start.detail.y + translation.y
          settle nearest(detail.y) 300ms easeOut
        }
      """
    #expect(
      try standing(states + "\n  animate tabBar.alpha { list: 1, half: 1, full: 0 }")
        == ["animate tabBar.alpha", "interactive states"])
    #expect(
      try standing(states + "\n  animate tabBar.alpha { list: 1, half: 1, full: 1 }") == [
        "interactive states"
      ])
  }
}
