import TransitionPlan

/// Whether the view of a gesture from an edge of the display rests away from that edge, so that no such finger is on it.
enum RestingPlaces {
  /// Whether the to screen, an added view, or a view with a `sample` or a `place`, surely rests away from an edge, in all states and
  /// on all displays.
  static func isAway(
    _ view: Subject, from edge: GestureEdge, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    let side: Side
    // Whose position affects that of the view.
    var subjects = [view, .screen(.to)]
    switch view {
    case .screen(.to): side = .to
    case .added(let index):
      side = .to
      subjects += [transition.views[index].fills].compactMap(\.self)
    case .provided(let own, _) where isLaidOut(view, transition):
      side = own
      subjects = [view, .screen(own)]
    default: return false
    }
    if transition.restValues(of: subjects).isEmpty, !isLaidOut(view, transition), !isButton(view, transition)
    {
      return false
    }
    return surely(at: side, subjects, transition, expressions) {
      isAway($0.transformedFrame(of: view), from: edge, in: $0.frame(of: .container))
    }
  }

  /// Whether something surely holds while a screen rests, on all displays.
  /// - Parameters:
  ///   - state: The state in which it rests; nil for all.
  ///   - subjects: Whose frames matter: where one is not known, nothing is.
  static func surely(
    at side: Side, in state: Int? = nil, _ subjects: [Subject], _ transition: Transition,
    _ expressions: ExpressionArena, _ test: (Scene) -> Bool
  ) -> Bool {
    let values = transition.restValues(of: subjects)
    guard KnownRests.areKnown(values, transition, expressions) else { return false }
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [transition])
    return KnownRests.scenes(transition, plan).allSatisfy { scene in
      let evaluator = Evaluator(plan: plan, scene: scene)
      return (0..<max(1, transition.states.count)).allSatisfy {
        if let state, state != $0 { return true }
        return test(evaluator.resting(in: $0).restState(at: side))
      }
    }
  }

  /// Whether a view is a button, which rests in the middle of the container without a place.
  private static func isButton(_ view: Subject, _ transition: Transition) -> Bool {
    guard case .added(let index) = view, case .button = transition.views[index].content else { return false }
    return transition.views[index].fills == nil
  }

  /// Whether `sample` or `place` says where a view of a screen is.
  static func isLaidOut(_ view: Subject, _ transition: Transition) -> Bool {
    guard case .provided = view else { return false }
    return transition.sample.contains { $0.subject == view && $0.property.isOfFrame }
      || transition.placements.contains { $0.subject == view }
  }

  /// UIKit takes a finger that begins within this distance for one from the edge, in points.
  private static let strip = 20.0

  private static func isAway(_ frame: Rect, from edge: GestureEdge, in container: Rect) -> Bool {
    switch edge {
    case .leading, .left: frame.x > strip
    case .trailing, .right: frame.right < container.width - strip
    case .top: frame.y > strip
    case .bottom: frame.bottom < container.height - strip
    }
  }
}

extension Scene {
  /// The frame of an object with its own scale and translation, and with those of its screen.
  func transformedFrame(of subject: Subject) -> Rect {
    let frame = transformed(frame(of: subject), by: subject, in: frame(of: subject))
    guard case .provided(let side, _) = subject else { return frame }
    return transformed(frame, by: .screen(side), in: self.frame(of: .screen(side)))
  }

  /// A rect after the scale and the translation of an object.
  /// - Parameter whole: The frame of the object, in which its anchor is.
  private func transformed(_ rect: Rect, by subject: Subject, in whole: Rect) -> Rect {
    let scale = value(of: subject, .scale).number
    let (across, along) = (
      scale * value(of: subject, .scaleX).number, scale * value(of: subject, .scaleY).number
    )
    guard case .vector(let offset) = value(of: subject, .translation),
      case .vector(let anchor) = value(of: subject, .anchor)
    else { return rect }
    let (x, y) = (whole.x + anchor.x * whole.width, whole.y + anchor.y * whole.height)
    return Rect(
      x: x + (rect.x - x) * across + offset.x, y: y + (rect.y - y) * along + offset.y,
      width: rect.width * across, height: rect.height * along)
  }
}
