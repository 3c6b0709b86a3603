import TransitionPlan

/// What a container of the app's own needs: `style container`.
extension TransitionScope {
  /// Whether the app's own container swaps its children.
  var isContainer: Bool { transition.style == .container }

  /// The type of what a run is told about its container, and tells how it has ended.
  var contextType: String {
    isContainer ? type("Context") : "any UIViewControllerContextTransitioning"
  }

  /// Whether the screens are children of one container, of which each may be the from and the to screen in turn.
  var hasPeers: Bool { isContainer || isTab }

  /// Whether a screen may be absent.
  func mayLack(_ side: Side) -> Bool { transition[side].isOptional }

  /// The screen at the end of a direction that may be absent; a finger meets resistance there.
  func mayLackEnd(_ interaction: Int) -> Bool {
    transition[transition.interactions[interaction].direction.end].isOptional
  }

  /// A screen's name as members are asked of it: `next?`.
  func link(_ side: Side) -> String { names[side] + (mayLack(side) ? "?" : "") }

  /// The type of a run's property with a screen.
  func keptScreenType(_ side: Side) -> String {
    mayLack(side) ? optionalScreenType(side) : screenType(side)
  }

  /// The type of the app's container: with fingers it is asked which screen comes next.
  var containerType: String { isInteractive ? "any " + type("Container") : "UIViewController" }

  /// What the container is asked for a direction: the function, with the label of the screen that shows.
  func question(_ direction: Direction) -> (name: String, label: String) {
    (names.requirement(transition[direction.end].name), direction == .forward ? "after" : "before")
  }

  /// How far the finger has brought a run, where `pose` is worked out.
  func position(_ interaction: Int, _ pose: String) -> String {
    guard mayLackEnd(interaction) else { return pose + ".progress" }
    let screen = names[transition.interactions[interaction].direction.end]
    return "\(screen) == nil ? \(helper(.resisted))(\(pose).reach) : \(pose).progress"
  }

  /// Whether a screen turns about another place than its middle while a run lasts.
  func isAnchored(_ subject: Subject) -> Bool {
    transition.obligations.contains { obligation in
      if case .held(subject, .anchor, _) = obligation.kind { true } else { false }
    }
  }

  /// Whether an object is turned out of its plane.
  func is3D(_ subject: Subject) -> Bool {
    transformParts(subject).contains { $0 == .rotationX || $0 == .rotationY }
  }
}

extension Gesture {
  /// The way of a finger that goes on: the axis, and whether its coordinate grows; nil where it may go any way.
  var way: (axis: Axis, isGrowing: Bool)? {
    switch self {
    case .pan(.down), .edgePan(.top): (.vertical, true)
    case .pan(.up), .edgePan(.bottom): (.vertical, false)
    case .pan(.right), .edgePan(.left), .edgePan(.leading): (.horizontal, true)
    case .pan(.left), .edgePan(.right), .edgePan(.trailing): (.horizontal, false)
    case .pan(.vertical), .pan(.horizontal), .pan(.any), .pinch, .rotate: nil
    }
  }
}
