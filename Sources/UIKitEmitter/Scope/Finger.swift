import TransitionPlan

/// What the run knows of the finger: where it is, as the gesture counts.
struct Finger {
  /// The run's property: `translation`.
  let name: String
  /// Its type, which is that of the velocity too.
  let type: String
  /// Its value while nothing has moved.
  let initial: String
  /// The type's neutral value: no velocity.
  let none: String
}

extension Gesture {
  /// What its recognizer counts: `translation`, `scale` or `rotation`.
  var figure: String {
    switch self {
    case .pan, .edgePan: "translation"
    case .pinch: "scale"
    case .rotate: "rotation"
    }
  }
}

extension TransitionScope {
  /// What the recognizers of the gestures count, each once.
  private var figures: [String] {
    ["translation", "scale", "rotation"].filter { figure in
      transition.interactions.contains { $0.gesture.figure == figure }
    }
  }

  /// Whether gestures are there that count different figures, so that a finger has all of these.
  var isMixed: Bool { figures.count > 1 }

  /// What the run knows of the finger; gestures of one kind have the same.
  var finger: Finger {
    if isMixed {
      let type = type("Finger")
      return Finger(name: "finger", type: type, initial: "\(type)()", none: speed(nil, ""))
    }
    switch figures.first {
    case "rotation": return Finger(name: "rotation", type: "CGFloat", initial: "0", none: "0")
    case "scale": return Finger(name: "scale", type: "CGFloat", initial: "1", none: "0")
    default: return Finger(name: "translation", type: "CGPoint", initial: ".zero", none: ".zero")
    }
  }

  /// What the finger has where a gesture has brought its figure.
  func moved(_ gesture: Gesture, _ value: String) -> String {
    isMixed ? "\(type("Finger"))(\(gesture.figure): \(value))" : value
  }

  /// How fast the finger is where a gesture's figure is as fast as that, or where it stands still.
  func speed(_ gesture: Gesture?, _ value: String) -> String {
    guard isMixed else { return value }
    // In the order in which the type has them; all but the scale stand still without being told.
    let parts = figures.compactMap { figure in
      gesture?.figure == figure ? "\(figure): \(value)" : figure == "scale" ? "scale: 0" : nil
    }
    return "\(type("Finger"))(\(parts.joined(separator: ", ")))"
  }

  /// A gesture's figure as a pose or a run reads it of a finger or of a velocity.
  func figure(_ gesture: Gesture, of value: String) -> String {
    if isMixed { return "\(value).\(gesture.figure)" }
    return value == "finger" ? gesture.figure : value
  }

  /// The type of a finger with several figures: the figures, or how fast they change.
  var mixedFinger: [SwiftItem] {
    let locations = transition.interactions.map(\.location)
    return swift {
      SwiftItem.doc(
        "What fingers have done since a gesture began, and how fast they go on (\(lines(locations))).")
      SwiftItem.block("private struct \(type("Finger"))") {
        if figures.contains("translation") { "var translation: CGPoint = .zero" }
        if figures.contains("scale") { "var scale: CGFloat = 1" }
        if figures.contains("rotation") { "var rotation: CGFloat = 0" }
      }
    }
  }

  /// What a pose reads of the place of the finger, which its movement does not say: the run's properties.
  var fingerPlaces: [String] { places(of: pulls) }

  /// What the poses of some interactions read of it.
  func places(of interactions: [Int]) -> [String] {
    let all: [(name: String, value: ExpressionKind)] = [
      ("location", .gesture(.location)), ("locationStart", .gestureStart(.location)),
    ]
    return all.filter { place in
      interactions.contains { index in
        // Two fingers have come as far as their middle has.
        reads(place.value, index)
          || !transition.interactions[index].gesture.isPan && reads(.gesture(.translation), index)
      }
    }.map(\.name)
  }

  /// What a pose reads of two fingers besides what their recognizer counts: the run's properties.
  func besides(_ interaction: Int) -> [String] {
    switch transition.interactions[interaction].gesture {
    case .pinch: reads(.gesture(.rotation), interaction) ? ["rotation"] : []
    case .rotate: reads(.gesture(.scale), interaction) ? ["scale"] : []
    case .pan, .edgePan: []
    }
  }

  /// That of all gestures, each once.
  var allBesides: [String] {
    ["rotation", "scale"].filter { name in pulls.contains { besides($0).contains(name) } }
  }

  /// Whether anything that an interaction works out reads a value.
  private func reads(_ value: ExpressionKind, _ index: Int, inMotion: Bool = false) -> Bool {
    let interaction = transition.interactions[index]
    var ids = interaction.drives.compactMap(\.value) + [interaction.progress].compactMap(\.self)
    if !inMotion {
      ids += [interaction.finishNow].compactMap(\.self)
      switch interaction.decision {
      case .finishWhen(let id, _), .cancelWhen(let id, _): ids.append(id)
      case .cancels, .nearest: break
      }
    }
    var isRead = false
    for id in ids { visitWithLocals(id) { isRead = isRead || $0 == value } }
    return isRead
  }

  /// What an interaction moves follows of the finger, besides what its recognizer counts; nil for nothing.
  func follows(_ index: Int) -> String? {
    let gesture = transition.interactions[index].gesture
    let isPlaced =
      reads(.gesture(.location), index, inMotion: true)
      || reads(.gestureStart(.location), index, inMotion: true)
      || !gesture.isPan && reads(.gesture(.translation), index, inMotion: true)
    if isPlaced { return "the place of the finger" }
    switch gesture {
    case .pinch: return reads(.gesture(.rotation), index, inMotion: true) ? "the rotation of a pinch" : nil
    case .rotate: return reads(.gesture(.scale), index, inMotion: true) ? "the scale of a rotation" : nil
    case .pan, .edgePan: return nil
    }
  }

  /// Whether a finger can finish while it is still there.
  var finishesNow: Bool { transition.interactions.contains { $0.finishNow != nil } }

  /// Whether places are turned into the coordinates of views that are inside others.
  var needsContainer: Bool {
    !isOverlay
      && slots.contains { slot in
        if case .provided = slot.subject { slot.kind == .frame } else { false }
      }
  }
}
