import TransitionPlan
import TransitionText

/// The values of a run: at rest on a side, and under the finger.
enum RunValuesSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.mark("Values")
      SwiftItem.blank
      if scope.uses(.tabBar) {
        "private var tabBar: UITabBar? { \(scope.from).tabBarController?.tabBar }"
        SwiftItem.blank
      }
      if scope.uses(.navigationBar) {
        "private var navigationBar: UINavigationBar? { \(scope.from).navigationController?.navigationBar }"
        SwiftItem.blank
      }
      if scope.fadingScreen != nil {
        fading(scope)
        SwiftItem.blank
      }
      rest(scope)
      if let interaction = scope.interaction {
        SwiftItem.blank
        pose(scope)
        SwiftItem.blank
        SwiftItem.mark("The finger")
        SwiftItem.blank
        pull(scope, interaction)
        SwiftItem.blank
        release()
        SwiftItem.blank
        decide(scope, interaction)
      }
    }
  }

  // MARK: Rest

  private static func fading(_ scope: TransitionScope) -> [SwiftItem] {
    var reasons: [String] = []
    if scope.transition.reduceMotion != nil { reasons.append("isReduced") }
    if scope.fallback != nil { reasons.append("ends == nil") }
    return swift {
      SwiftItem.doc("Whether a crossfade takes the place of the motion.")
      "private var isFading: Bool { \(reasons.joined(separator: " || ")) }"
    }
  }

  private static func rest(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = PlainValues.writer(scope)
    var places = scope.plainTracks.map(\.location)
    if let element = scope.element { places += [element.from.location, element.to.location] }
    return swift {
      SwiftItem.doc("The rest values of one side" + (places.isEmpty ? "." : " (\(scope.lines(places)))."))
      SwiftItem.block("private func rest(at side: \(scope.type("Side")))") {
        for track in scope.plainTracks {
          let from = writer.limited(track.start, to: track.property)
          let to = writer.limited(track.end, to: track.property)
          "\(scope.place(track.subject, "alpha")) = \(choice(scope, from, to))"
        }
        for drive in restless(scope) {
          "if isPulled { \(scope.place(drive.subject, "alpha")) = 1 }"
        }
        if let fading = scope.fadingScreen {
          let (from, to) = fading == .to ? ("0", "1") : ("1", "0")
          "if isFading { \(scope.names[fading]).view.alpha = \(choice(scope, from, to)) }"
        }
        if let element = scope.element { picture(scope, element) }
      }
    }
  }

  /// What a finger drives and no track brings to rest: it rests at its neutral value on both sides.
  private static func restless(_ scope: TransitionScope) -> [Drive] {
    (scope.interaction?.drives ?? []).filter { drive in
      drive.property == .alpha
        && !scope.plainTracks.contains { $0.subject == drive.subject && $0.property == .alpha }
    }
  }

  /// The value of one side or the other.
  private static func choice(_ scope: TransitionScope, _ from: String, _ to: String) -> String {
    from == to ? from : "side == .\(scope.from) ? \(from) : \(to)"
  }

  private static func picture(_ scope: TransitionScope, _ element: SharedElement) -> [SwiftItem] {
    let (name, from, to) = (scope.picture, scope.from, scope.to)
    return swift {
      SwiftItem.compact("guard let ends else", "return")
      if element.isClipped {
        "let clip: CGRect = side == .\(from) ? ends.\(from)Clip : ends.\(to)Clip"
      }
      "let frame: CGRect = side == .\(from) ? ends.\(from)Frame : ends.\(to)Frame"
      if element.isClipped {
        SwiftItem.line(
          "crop.bounds = clip", "its origin too, so that what is inside keeps the container's coordinates")
        "crop.center = CGPoint(x: clip.midX, y: clip.midY)"
      }
      "\(name).transform = .identity"
      "\(name).bounds = CGRect(origin: .zero, size: frame.size)"
      "\(name).center = CGPoint(x: frame.midX, y: frame.midY)"
    }
  }

  // MARK: The finger

  private static func pose(_ scope: TransitionScope) -> [SwiftItem] {
    var arguments = ["translation: translation", "size: \(scope.to).view.bounds.size"]
    if scope.element != nil { arguments.append("\(scope.picture)Start: ends?.\(scope.to)Frame ?? .zero") }
    return swift {
      SwiftItem.doc("The driven values under a finger at `translation`.")
      SwiftItem.block("private func pose(at translation: CGPoint) -> \(scope.type("Pose"))") {
        "\(scope.type("Pose"))(\(arguments.joined(separator: ", ")))"
      }
    }
  }

  private static func pull(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    swift {
      SwiftItem.doc("The finger has moved; before the start only its place is kept.")
      SwiftItem.block("func pull(to translation: CGPoint)") {
        "self.translation = translation"
        SwiftItem.compact("guard let context, target == nil else", "return")
        "let pose: \(scope.type("Pose")) = pose(at: translation)"
        for drive in interaction.drives { assign(scope, drive) }
        "context.updateInteractiveTransition(pose.progress)"
        SwiftItem.compact(
          "if context.containerView.bounds.size != size", "release(velocity: .zero, isCancelled: true)")
      }
    }
  }

  /// The assignment of a driven value.
  private static func assign(_ scope: TransitionScope, _ drive: Drive) -> SwiftItem {
    let value = "pose.\(PoseSection.name(scope, drive))"
    switch drive.property {
    case .scale:
      return .line(
        "\(scope.view(drive.subject)).transform = CGAffineTransform(scaleX: \(value), y: \(value))",
        comment: nil)
    case .center: return .line("\(scope.view(drive.subject)).center = \(value)", comment: nil)
    default: return .line("\(scope.place(drive.subject, "alpha")) = \(value)", comment: nil)
    }
  }

  private static func release() -> [SwiftItem] {
    swift {
      SwiftItem.doc("The finger has left, or was taken away; before the start this is only kept.")
      SwiftItem.block("func release(velocity: CGPoint, isCancelled: Bool)") {
        "if released == nil { released = (velocity, isCancelled) }"
        "settleIfReleased()"
      }
    }
  }

  // MARK: The decision

  private static func decide(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    let condition: ExpressionID
    let place: SpecLocation
    let isCancel: Bool
    switch interaction.decision {
    case .cancelWhen(let id, let location): (condition, place, isCancel) = (id, location, true)
    case .finishWhen(let id, let location): (condition, place, isCancel) = (id, location, false)
    }
    let text = DecisionValues.writer(scope, interaction).scalar(condition).text
    let places = scope.lines([place, interaction.finish.location, interaction.cancel.location])
    let finish = RunSection.play(".\(scope.from)", interaction.finish.duration, interaction.finish.curve)
    let usesVelocity = text.contains("velocity")
    let usesPose = text.contains("pose.")
    let usesStart = scope.element != nil && text.contains("\(scope.picture)Start")
    return swift {
      SwiftItem.doc("What decides, and how it settles (\(places)).")
      SwiftItem.block("private func settleIfReleased()") {
        SwiftItem.compact("guard let context, let released, target == nil else", "return")
        if usesVelocity { "let velocity: CGPoint = released.velocity" }
        if usesPose { "let pose: \(scope.type("Pose")) = pose(at: translation)" }
        if usesStart { "let \(scope.picture)Start: CGRect = ends?.\(scope.to)Frame ?? .zero" }
        "let \(isCancel ? "isCancelled" : "isFinished"): Bool = \(text)"
        SwiftItem.block(
          isCancel ? "if released.isCancelled || isCancelled" : "if released.isCancelled || !isFinished",
          comment: nil,
          swift {
            "context.cancelInteractiveTransition()"
            "settleBack(velocity: released.isCancelled ? .zero : released.velocity)"
          },
          tail: .otherwise(
            "else",
            swift {
              "context.finishInteractiveTransition()"
              if scope.element != nil { "if ends != nil { resolveEnds() }" }
              finish
            }, .none))
      }
    }
  }
}
