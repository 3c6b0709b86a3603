import TransitionPlan

/// What UIKit has for a gesture.
extension Gesture {
  /// Whether its recognizer is a pan: one finger with a translation and a velocity.
  var isPan: Bool {
    switch self {
    case .pan, .edgePan: true
    case .pinch, .rotate: false
    }
  }

  /// The class of its recognizer.
  var recognizer: String {
    switch self {
    case .pan: "UIPanGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotate: "UIRotationGestureRecognizer"
    }
  }

  /// What the recognizer is called where there is no other.
  var property: String {
    switch self {
    case .pan: "pan"
    case .edgePan: "edge"
    case .pinch: "pinch"
    case .rotate: "turn"
    }
  }

  /// What the recognizer's action is called.
  var action: String {
    switch self {
    case .pan, .edgePan: "panned(_:)"
    case .pinch: "pinched(_:)"
    case .rotate: "turned(_:)"
    }
  }

  /// Its case among several gestures.
  var pull: String {
    switch self {
    case .pan(let direction): direction.rawValue
    case .edgePan(let edge): edge.rawValue + "Edge"
    case .pinch(let direction): "pinch" + NameTable.capitalized(direction.rawValue)
    case .rotate: "turn"
    }
  }

  /// Whether a navigation controller's own swipe-back could take it for its own.
  var meetsSwipeBack: Bool {
    switch self {
    case .pan(.left), .pan(.right), .pan(.horizontal), .pan(.any): true
    case .edgePan(.leading), .edgePan(.left), .edgePan(.trailing), .edgePan(.right): true
    default: false
    }
  }

  /// Whether it begins at the edge where a way back does.
  var isFromBackEdge: Bool { self == .edgePan(.leading) || self == .edgePan(.left) }

  /// The direction of the gesture as a condition on its `velocity`, with what a pan's is relative to; nil for none.
  var gate: Code? { gate(by: property) }

  /// The same where the recognizer has another name.
  func gate(by recognizer: String) -> Code? {
    switch self {
    case .pan(.down): Code("velocity.y >= abs(velocity.x)", .comparison)
    case .pan(.up): Code("-velocity.y >= abs(velocity.x)", .comparison)
    case .pan(.right): Code("velocity.x >= abs(velocity.y)", .comparison)
    case .pan(.left): Code("-velocity.x >= abs(velocity.y)", .comparison)
    case .pan(.vertical): Code("abs(velocity.y) >= abs(velocity.x)", .comparison)
    case .pan(.horizontal): Code("abs(velocity.x) >= abs(velocity.y)", .comparison)
    // Whether a velocity is known by then is not documented; if not, the scale says the same.
    case .pinch(.in): Code("velocity < 0 || velocity == 0 && \(recognizer).scale < 1", .or)
    case .pinch(.out): Code("velocity > 0 || velocity == 0 && \(recognizer).scale > 1", .or)
    case .pan(.any), .edgePan, .rotate: nil
    }
  }
}

extension TransitionScope {
  /// Whether it is known where a frame rests of which a finger drives a part: it is animated, or found, where nothing else
  /// is said of the axis.
  func restsUnderFinger(_ drive: Drive) -> Bool {
    if tracks(drive.subject, drive.property) != nil { return true }
    guard foundGeometry(drive.subject).contains(drive.property) else { return false }
    let animated = allTracks.filter { $0.subject == drive.subject && $0.property.isGeometry }
    return !animated.contains { track in
      Axis.allCases.contains { track.property.isSaid(on: $0) && drive.property.isSaid(on: $0) }
    }
  }

  /// Whether the values at rest of what a finger drives read nothing but the size of the container, which a run knows.
  func isKnownToRun(_ id: ExpressionID) -> Bool {
    var isKnown = true
    visitWithLocals(id) { kind in
      switch kind {
      case .property(.container, let property): if property == .safeArea { isKnown = false }
      case .property, .start, .found, .handed, .inState, .gesture, .gestureStart: isKnown = false
      default: break
      }
    }
    return isKnown
  }
}

extension GestureEdge {
  /// The edge as UIKit names it; which one it is may depend on the reading direction.
  /// - Parameter isRightToLeft: The condition that people read from right to left.
  func code(isRightToLeft: String) -> String {
    switch self {
    case .leading: "\(isRightToLeft) ? .right : .left"
    case .trailing: "\(isRightToLeft) ? .left : .right"
    case .left, .right, .top, .bottom: "." + rawValue
    }
  }
}

extension Subject {
  /// Whether it is a shared element.
  var isPicture: Bool { if case .shared = self { true } else { false } }

  /// Whether it is a view that the transition adds.
  var isAdded: Bool { if case .added = self { true } else { false } }
}
