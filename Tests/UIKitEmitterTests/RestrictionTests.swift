import Testing
import TransitionDiagnostics
import TransitionPlan
import TransitionText
import UIKitEmitter

@Suite struct RestrictionTests {
  /// Emits Photos after a change.
  private func emit(_ change: (inout Transition, inout PlanBuilder) -> Void) -> Emission {
    var plan = HandMadePhotos.plan
    var builder = PlanBuilder()
    builder.arena = plan.expressions
    change(&plan.transitions[0], &builder)
    plan.expressions = builder.arena
    return UIKitEmitter.emit(plan, version: "0.1.0")
  }

  /// Emits Photos after a change, and expects one finding at a line.
  private func expect(
    _ what: String, line: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Transition, inout PlanBuilder) -> Void
  ) {
    let emission = emit(change)
    let isEmpty = emission.bytes.isEmpty
    #expect(isEmpty, sourceLocation: sourceLocation)
    let found = emission.diagnostics.first { $0.arguments == [.text("UIKit"), .text(what)] }
    #expect(found?.code == .emitterCannotSay, "\(emission.diagnostics)", sourceLocation: sourceLocation)
    #expect(found?.range.start == UInt32(line), sourceLocation: sourceLocation)
  }

  @Test func interactiveForward() {
    expect("a gesture on this object", line: 340) { transition, _ in
      transition.interactions[0].direction = .forward
    }
  }

  @Test func tracksOfBorders() {
    expect("`viewer.borderWidth`", line: 270) { transition, _ in
      transition.forward.tracks[2].property = .borderWidth
      transition.backward.tracks[2].property = .borderWidth
    }
  }

  /// Where nothing else ends, something is there for its end.
  @Test func steps() {
    let emission = emit { transition, _ in
      transition.forward.tracks[3].windowStart = 0.1
      transition.forward.tracks[3].windowEnd = 0.1
    }
    #expect(emission.diagnostics.isEmpty, "\(emission.diagnostics)")
    #expect(String(decoding: emission.bytes, as: UTF8.self).contains("clock.removeFromSuperview()"))
  }

  @Test func halfTurns() {
    expect("a turn out of the plane of half a turn or more", line: 270) { transition, builder in
      transition.forward.tracks[2].property = .rotationY
      transition.forward.tracks[2].start = builder.number(5, .scalar(.angle))
    }
  }

  @Test func picturesOfViews() {
    expect("a picture of two views that are no image views", line: 190) { transition, _ in
      transition.from.views[0].kind = .view
      transition.to.views[0].kind = .view
    }
  }

  /// The second track is blamed, and the first one shown.
  @Test func partsOfATransform() {
    let what = "parts of one transform with different times"
    let emission = emit { transition, _ in
      for index in [2, 3] {
        transition.forward.tracks[index].subject = .screen(.to)
        transition.forward.tracks[index].property = index == 2 ? .scale : .rotation
      }
      transition.forward.tracks[2].windowEnd /= 2
    }
    let found = emission.diagnostics.first { $0.arguments == [.text("UIKit"), .text(what)] }
    #expect(found?.range.start == 280, "\(emission.diagnostics)")
    #expect(found?.labels.map(\.range.start) == [270])
  }

  /// Whatever it is, tracks may follow each other.
  @Test(arguments: [Property.alpha, .frame]) func severalTracks(_ property: Property) {
    let emission = emit { transition, _ in
      split(&transition) { $0.property == property }
    }
    #expect(emission.diagnostics.isEmpty, "\(emission.diagnostics)")
  }

  /// An arc is one of a whole way.
  @Test func arcsAmongSeveralTracks() {
    let what = "a step or an arc among several tracks of one property"
    let emission = emit { transition, _ in
      split(&transition) { $0.property == .frame }
      let last = transition.forward.tracks.count - 1
      transition.forward.tracks[last].arc = Arc(bend: .up, height: 0.2)
    }
    let texts = Set(emission.diagnostics.flatMap(\.arguments))
    #expect(texts == [.text("UIKit"), .text(what)], "\(emission.diagnostics)")
  }

  /// Makes two tracks of one.
  private func split(_ transition: inout Transition, where isSplit: (Track) -> Bool) {
    guard let index = transition.forward.tracks.firstIndex(where: isSplit) else { return }
    var second = transition.forward.tracks[index]
    second.windowStart = second.windowEnd / 2
    second.location = transition.forward.tracks[2].location
    transition.forward.tracks[index].windowEnd /= 2
    transition.forward.tracks.append(second)
  }

  @Test func theFingersPlaceInADrive() {
    expect("`velocity` here", line: 7) { transition, builder in
      transition.interactions[0].drives[0].value = builder.gesture(.velocity, .y)
    }
  }

  @Test func holdsOfWhatUIKitHasNot() {
    expect("a hold of `blur`", line: 360) { transition, _ in
      transition.interactions[0].holds[0].property = .blur
      transition.obligations.removeAll { $0.acquire == .drivenStart }
    }
  }

  @Test func obligationsThatNothingTakes() {
    expect("what is taken here (hold viewer.pager.scrollEnabled) for a run", line: 360) { transition, _ in
      for index in transition.obligations.indices where transition.obligations[index].acquire == .drivenStart
      {
        guard case .held(_, _, let value) = transition.obligations[index].kind else { continue }
        transition.obligations[index].kind = .standing(.tabBar, .alpha, value)
      }
    }
  }

  @Test func namesThatDifferInCase() {
    var plan = HandMadePhotos.plan
    var second = plan.transitions[0]
    second.name = "photosZoom"
    plan.transitions.append(second)
    #expect(UIKitEmitter.emit(plan, version: "0.1.0").diagnostics.map(\.code) == [.emitterCannotSay])
  }
}
