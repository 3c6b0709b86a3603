import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A temporary change has its value exactly as long as its span.
@Suite struct HeldValueTests {
  private func evaluator(_ members: String, backward: String = "pan(right) on b") throws -> Evaluator {
    let text = """
      transition T {
        style overlay
        from a { cell, other: view }
        to b? { body: scroll }
        forward 400ms linear
        backward 200ms linear
        animate b.alpha: 0 -> 1
        \(members)
        interactive backward by \(backward) {
          hold b.body.scrollEnabled = false
          progress = translation.x / container.width
          finish when progress > 50%
          settle 300ms easeOut
        }
        reduceMotion crossfade 100ms
        sample { a.cell = rect(10pt, 20pt, 30pt, 40pt) }
      }
      """
    let (plan, found) = Compiler.plan(of: SourceText(name: "held.transition", text: text))
    #expect(found.allSatisfy { $0.severity != .error }, "\(found)")
    return Evaluator(plan: try #require(plan))
  }

  private func names(_ values: [PropertyValue], _ evaluator: Evaluator) -> [String] {
    values.map { evaluator.transition.name(of: $0.subject) + "." + $0.property.rawValue }
  }

  /// A pull to a place, and the temporary changes in its frames: under the finger, while it settles, and at the end.
  private func held(_ evaluator: Evaluator, to x: Double, _ ending: GestureScript.Ending = .lifted) throws
    -> (driven: [String], settling: [String], after: [String])
  {
    let points = [0.0, 0.5, 1].map { GestureScript.Point(time: $0, x: x * $0, y: 0) }
    let played = evaluator.play(
      GestureScript(points: points, ending: ending), on: evaluator.transition.interactions[0], rate: 20)
    let driven = try #require(played.frames.first { $0.state == .driving })
    let settling = try #require(played.frames.dropLast().last)
    let last = try #require(played.frames.last)
    #expect(settling.state == .settling)
    return (
      names(driven.held, evaluator), names(settling.held, evaluator), names(last.held, evaluator)
    )
  }

  private func held(_ evaluator: Evaluator, _ direction: Direction, at time: Double) -> [String] {
    names(evaluator.heldValues(in: evaluator.phase(in: direction, at: time)), evaluator)
  }

  private static let scroll = "b.body.scrollEnabled"

  /// Each span, at one moment of each phase.
  @Test(arguments: [
    (" ", forward: true, backward: true, driven: true, stays: false),
    (" during forward", true, false, false, false), (" during backward", false, true, true, false),
    (" during interaction", false, false, true, false), (" while b", true, true, true, true),
  ])
  func spans(span: String, forward: Bool, backward: Bool, driven: Bool, stays: Bool) throws {
    for (member, name) in [("hide a.cell", "a.cell.hidden"), ("hold a.dim = 0.25", "a.dim")] {
      let evaluator = try evaluator(member + span)
      func expected(_ isHeld: Bool) -> [String] { isHeld ? [name] : [] }
      for time in [0, 0.1, 0.399] { #expect(held(evaluator, .forward, at: time) == expected(forward)) }
      for time in [0, 0.1, 0.199] { #expect(held(evaluator, .backward, at: time) == expected(backward)) }
      // At rest, before and after.
      #expect(held(evaluator, .forward, at: -0.1).isEmpty)
      #expect(held(evaluator, .forward, at: 0.4) == expected(stays))
      #expect(held(evaluator, .backward, at: -0.1) == expected(stays))
      #expect(held(evaluator, .backward, at: 0.2).isEmpty)
      for (distance, ending, isBack) in [
        (300.0, GestureScript.Ending.lifted, false), (100, .lifted, true), (300, .cancelled, true),
        (300, .failed, true), (300, .resized, true),
      ] {
        let (under, settling, after) = try held(evaluator, to: distance, ending)
        // The hold of the interaction is also there, from its beginning to its end.
        #expect(under == expected(driven) + [Self.scroll])
        #expect(settling == expected(driven) + [Self.scroll])
        #expect(after == expected(stays && isBack))
      }
    }
  }

  /// The value of a hold is the value of the property for all expressions that read it.
  @Test func theValueIsTheHeldOne() throws {
    let evaluator = try evaluator(
      """
      hold a.dim = a.cell.width / 100pt
        hold a.cornerRadius = 12pt while b
        hide a.other during backward
      """)
    let cell = Subject.provided(.from, 1)
    #expect(evaluator.value(of: .screen(.from), .dim, in: .forward, at: 0.1) == .number(0.3))
    #expect(evaluator.value(of: .screen(.from), .dim, in: .forward, at: 0.4) == .number(0))
    #expect(evaluator.state(in: .backward, at: 0.1).value(of: cell, .hidden) == .flag(true))
    #expect(evaluator.value(of: cell, .hidden, in: .backward, at: 0.1) == .flag(true))
    #expect(evaluator.value(of: cell, .hidden, in: .forward, at: 0.1) == .flag(false))
    #expect(evaluator.restValue(of: .screen(.from), .cornerRadius, at: .to) == .number(12))
    #expect(evaluator.restValue(of: .screen(.from), .cornerRadius, at: .from) == .number(0))
    #expect(evaluator.restState(at: .to).value(of: .screen(.from), .cornerRadius) == .number(12))
    #expect(evaluator.restState(at: .to).value(of: cell, .hidden) == .flag(false))
  }

  /// A value beyond the limits of a property is clamped to them.
  @Test func limits() throws {
    let evaluator = try evaluator("hold a.dim = a.cell.width / 10pt while b")
    func dim(_ time: Double) -> Value {
      evaluator.value(of: .screen(.from), .dim, in: .forward, at: time)
    }
    #expect(dim(-1) == .number(0))
    #expect(dim(0.1) == .number(1))
    #expect(dim(0.4) == .number(1))
  }

  @Test func anAbsentScreenHoldsNothing() throws {
    let evaluator = try evaluator(
      """
      hide a.cell
        hide a.other while b
        hold b.body.offset = vector(0, 0)
      """)
    #expect(held(evaluator, .forward, at: 0.1) == ["a.other.hidden", "a.cell.hidden", "b.body.offset"])
    #expect(held(evaluator.lacking(.to), .forward, at: 0.1) == ["a.cell.hidden"])
  }

  // MARK: The specs

  @Test func bothEndsOfAPictureAreHiddenWhileItFlies() throws {
    let evaluator = try SpecLibrary.evaluator("photos")
    let ends = ["grid.cell.hidden", "viewer.photo.hidden"]
    for direction in Direction.allCases {
      #expect(held(evaluator, direction, at: 0) == ends)
      #expect(held(evaluator, direction, at: 0.2) == ends)
      #expect(held(evaluator, direction, at: -0.001).isEmpty)
      #expect(held(evaluator, direction, at: evaluator.length(of: direction)).isEmpty)
    }
    // A crossfade has no picture, so that both ends are visible.
    for fade in [evaluator.transition.fallback, evaluator.transition.reduceMotion] {
      let phase = evaluator.phase(of: try #require(fade), in: .forward, at: 0.1)
      #expect(phase == .fading(.forward))
      #expect(evaluator.heldValues(in: phase).isEmpty)
    }
    let pull = evaluator.transition.interactions[0]
    let pager = "viewer.pager.scrollEnabled"
    #expect(names(evaluator.heldValues(in: .driven(pull)), evaluator) == ends + [pager])
    let reduced = evaluator.reducingMotion
    #expect(names(reduced.heldValues(in: .driven(pull)), reduced) == [pager])
  }

  /// Between rest states no picture flies. It starts when the finger throws the sheet away.
  @Test func bothEndsOfAPictureAreSeenWhileAFingerDragsBetweenStates() throws {
    let text = """
      transition T {
        style overlay
        from shop { thumb: image }
        to sheet { cover: image }
        states half, full
        forward 400ms easeOut
        animate sheet.y { shop: container.height, half: container.height / 2, full: 0 }
        shared pic: image {
          from shop.thumb
          to sheet.cover
        }
        interactive states or backward by pan(vertical) on sheet {
          hold sheet.cornerRadius = 12pt
          drive sheet.y = rubberBand(start.sheet.y + translation.y, in: shop..full)
          settle nearest(sheet.y) 400ms easeOut
        }
        fallback crossfade 200ms
        reduceMotion crossfade 200ms
      }
      """
    let (plan, found) = Compiler.plan(of: SourceText(name: "held.transition", text: text))
    #expect(found.allSatisfy { $0.severity != .error }, "\(found)")
    let evaluator = Evaluator(plan: try #require(plan))
    func held(to y: Double) throws -> [[String]] {
      let points = [0.0, 0.5, 1].map { GestureScript.Point(time: $0, x: 0, y: y * $0) }
      let played = evaluator.play(
        GestureScript(points: points, ending: .lifted), on: evaluator.transition.interactions[0], rate: 20)
      #expect(played.restState == (y > 300 ? -1 : 0))
      let driven = try #require(played.frames.first { $0.state == .driving })
      let settling = try #require(played.frames.first { $0.state == .settling })
      return [driven, settling].map { names($0.held, evaluator) }
    }
    let ends = ["shop.thumb.hidden", "sheet.cover.hidden"]
    #expect(try held(to: 400) == [["sheet.cornerRadius"], ends + ["sheet.cornerRadius"]])
    #expect(try held(to: 50) == [["sheet.cornerRadius"], ["sheet.cornerRadius"]])
  }

  @Test func theBarBehindThePlayerIsGoneAsLongAsThePlayerIsThere() throws {
    let evaluator = try SpecLibrary.evaluator("mini-player")
    #expect(held(evaluator, .forward, at: -1).isEmpty)
    for time in [0, 0.25, 0.5, 9] { #expect(held(evaluator, .forward, at: time).contains("home.bar.hidden")) }
    #expect(held(evaluator, .backward, at: 0.49).contains("home.bar.hidden"))
    #expect(held(evaluator, .backward, at: 0.5).isEmpty)
  }

  @Test func theFacesOfTheCubeTurnAboutTheirEdge() throws {
    let evaluator = try SpecLibrary.evaluator("story-cube")
    for direction in Direction.allCases {
      func value(_ subject: Subject, _ property: Property, _ time: Double) -> Value {
        evaluator.value(of: subject, property, in: direction, at: time)
      }
      #expect(value(.container, .perspective, 0.2) == .number(500))
      #expect(value(.screen(.from), .anchor, 0.2) == .vector(Vector(x: 1, y: 0.5)))
      #expect(value(.screen(.to), .anchor, 0.2) == .vector(Vector(x: 0, y: 0.5)))
      #expect(value(.container, .perspective, 0.4) == .number(0))
      #expect(value(.screen(.from), .anchor, 0.4) == .vector(Vector(x: 0.5, y: 0.5)))
    }
  }

  /// Before and after a run everything is as before, except for changes that last as long as the to screen is there.
  @Test(arguments: SpecLibrary.names.filter { $0 != "motion" }) func everythingIsGivenBack(name: String)
    throws
  {
    let evaluator = try SpecLibrary.evaluator(name)
    let transition = evaluator.transition
    #expect(evaluator.heldValues(in: .rest(.from)).isEmpty)
    let staying = transition.obligations.filter { $0.acquire == .stayStart }
    for value in evaluator.heldValues(in: .rest(.to)) {
      #expect(
        staying.contains {
          switch $0.kind {
          case .invisible(let subject): subject == value.subject && value.property == .hidden
          case .held(let subject, let property, _): PropertyKey(subject, property) == value.key
          default: false
          }
        })
    }
    for direction in Direction.allCases where !transition[direction].isSystem {
      let during = evaluator.heldValues(in: .playing(direction))
      for element in transition.shared where element.kind != .live {
        for end in [Subject.provided(.from, element.from.view), .provided(.to, element.to.view)] {
          #expect(during.contains(PropertyValue(end, .hidden, .flag(true))))
        }
      }
    }
  }
}
