import TransitionPlan

/// `<T>Press`: what plays under a finger that is down on a view, before anything is decided.
///
/// A recognizer that never recognizes anything: it takes the touch from nobody, and it fails as soon as another gesture
/// begins, be it that of a scroll view.
enum PressSection {
  static func items(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    let press = scope.transition.presses[index]
    let name = scope.pressType(index)
    let from = scope.from
    return swift {
      SwiftItem.doc(
        "`press \(scope.transition.name(of: press.view))` (\(scope.line(press.location))): "
          + "a recognizer that recognizes nothing, and so leaves the touch to everybody else.")
      SwiftItem.doc("")
      SwiftItem.doc("It fails, and lets go, as soon as another gesture begins.")
      "@MainActor"
      SwiftItem.block("private final class \(name): UIGestureRecognizer") {
        "private weak var \(from): \(scope.optionalScreenType(.from))"
        SwiftItem.doc("The view under the finger.")
        "private weak var pressed: UIView?"
        "private var animators: [UIViewPropertyAnimator] = []"
        SwiftItem.blank
        SwiftItem.block("init(on \(from): \(scope.screenType(.from)))") {
          "self.\(from) = \(from)"
          "super.init(target: nil, action: nil)"
        }
        SwiftItem.blank
        touches(scope, press)
        SwiftItem.blank
        SwiftItem.block("private func lift()") {
          "guard let view = pressed else { return }"
          "pressed = nil"
          "up(view)"
        }
        for isDown in [true, false] {
          SwiftItem.blank
          way(scope, isDown ? press.down : press.up, isDown ? "down" : "up", press.view)
        }
        SwiftItem.blank
        SwiftItem.doc("What still plays stops where it is, and the next one goes on from there.")
        SwiftItem.block("private func stop()") {
          "for animator in animators where animator.state == .active { animator.stopAnimation(true) }"
          "animators = []"
        }
      }
    }
  }

  private static func touches(_ scope: TransitionScope, _ press: Press) -> [SwiftItem] {
    let event = "(_ touches: Set<UITouch>, with event: UIEvent)"
    return swift {
      SwiftItem.block("override func touchesBegan\(event)") {
        "super.touchesBegan(touches, with: event)"
        SwiftItem.block("if numberOfTouches > 1") {
          "lift()"
          SwiftItem.line("state = .failed", "two fingers press nothing")
        }
        "guard state == .possible, pressed == nil, let view = \(view(scope, press.view)), "
          + "let touched = touches.first?.view, touched.isDescendant(of: view) else { return }"
        "pressed = view"
        "down(view)"
      }
      SwiftItem.blank
      SwiftItem.block("override func touchesMoved\(event)") {
        "super.touchesMoved(touches, with: event)"
        "guard let view = pressed, let touch = touches.first else { return }"
        "if !view.point(inside: touch.location(in: view), with: event) { lift() }"
      }
      SwiftItem.blank
      for method in ["touchesEnded", "touchesCancelled"] {
        SwiftItem.block("override func \(method)\(event)") {
          "super.\(method)(touches, with: event)"
          "lift()"
          "state = .failed"
        }
        SwiftItem.blank
      }
      SwiftItem.block("override func reset()") {
        "super.reset()"
        "lift()"
      }
    }
  }

  private static func view(_ scope: TransitionScope, _ subject: Subject) -> String {
    guard case .provided(let side, let index) = subject else { return "\(scope.from)?.view" }
    return "\(scope.names[side])?.\(scope.names.requirement(scope.transition[side].views[index].name))"
  }

  /// An object of the from screen, as it is assigned to.
  private static func reached(_ scope: TransitionScope, _ subject: Subject) -> String {
    guard case .provided(let side, let index) = subject, scope.transition[side].views[index].isOptional else {
      return view(scope, subject)
    }
    return view(scope, subject) + "?"
  }

  /// The way down or the way up, one animator for each time.
  private static func way(
    _ scope: TransitionScope, _ direction: DirectionPlan, _ name: String, _ pressed: Subject
  ) -> [SwiftItem] {
    var paces: [Pace] = []
    for track in direction.tracks where !paces.contains(Pace(track)) { paces.append(Pace(track)) }
    let numbered = paces.count > 1
    return swift {
      SwiftItem.block("private func \(name)(_ view: UIView)") {
        "stop()"
        for (index, pace) in paces.enumerated() {
          let animator = "animator" + (numbered ? String(index + 1) : "")
          let tracks = direction.tracks.filter { Pace($0) == pace }
          SwiftItem.line(
            "let \(animator) = UIViewPropertyAnimator(duration: \(Code(pace.duration).text), "
              + "timingParameters: \(scope.timing(pace)))", scope.lines(tracks.map(\.location)))
          let values = PressSection.statements(scope, tracks, pressed)
          if tracks.allSatisfy({ $0.subject == pressed }) {
            SwiftItem.block("\(animator).addAnimations") { values }
          } else {
            SwiftItem.closure("\(animator).addAnimations", parameters: "[weak self] in", values)
          }
          SwiftItem.closure(
            "\(animator).addCompletion", parameters: "[weak self] _ in",
            swift { "self?.animators.removeAll { $0.state == .inactive }" })
          "animators.append(\(animator))"
          pace.delay > 0
            ? "\(animator).startAnimation(afterDelay: \(Code(pace.delay).text))"
            : "\(animator).startAnimation()"
        }
      }
    }
  }

  /// The values at the end of some tracks.
  private static func statements(
    _ scope: TransitionScope, _ tracks: [Track], _ pressed: Subject
  ) -> [SwiftItem] {
    let writer = ExpressionWriter(scope: scope) { _ in nil }
    var done: [Slot] = []
    return tracks.flatMap { track -> [SwiftItem] in
      guard let kind = Slot.kind(of: track.property) else { return [] }
      let slot = Slot(subject: track.subject, kind: kind)
      if done.contains(slot) { return [] }
      done.append(slot)
      let own = tracks.filter { $0.subject == track.subject && Slot.kind(of: $0.property) == kind }
      let object =
        track.subject == pressed ? "view" : "self?." + PressSection.reached(scope, track.subject)
      return swift {
        switch kind {
        case .alpha: "\(object).alpha = \(writer.scalar(track.end).text)"
        case .cornerRadius: "\(object).layer.cornerRadius = \(writer.scalar(track.end).text)"
        case .background: "\(object).backgroundColor = \(writer.scalar(track.end).text)"
        case .transform:
          let code = scope.transform(own.map(\.property)) { property in
            own.first { $0.property == property }.map { writer.value($0.end) } ?? .scalar(.zero)
          }
          "\(object).transform = \(code.text == "CGAffineTransform.identity" ? ".identity" : code.text)"
        case .frame, .clip, .blur, .dim, .content, .shadowOpacity, .shadowRadius, .shadowOffset: []
        }
      }
    }
  }
}
