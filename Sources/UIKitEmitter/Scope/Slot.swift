import TransitionPlan

/// What is set in one go on one object: the properties of the spec that UIKit keeps in one.
struct Slot: Hashable {
  /// The property of UIKit.
  enum Kind: Hashable {
    case alpha, cornerRadius, transform, frame, clip, blur, background, dim, content
    case shadowOpacity, shadowRadius, shadowOffset

    /// The one property of the spec that it is; nil for what is made of several.
    var property: Property? {
      switch self {
      case .alpha: .alpha
      case .cornerRadius: .cornerRadius
      case .transform, .frame: nil
      case .clip: .clip
      case .blur: .blur
      case .background: .background
      case .dim: .dim
      case .content: .content
      case .shadowOpacity: .shadowOpacity
      case .shadowRadius: .shadowRadius
      case .shadowOffset: .shadowOffset
      }
    }

    /// Whether it is a property of a shadow.
    var isShadow: Bool { self == .shadowOpacity || self == .shadowRadius || self == .shadowOffset }
  }

  var subject: Subject
  var kind: Kind

  /// The slot of a property, or nil when it cannot be set yet.
  static func kind(of property: Property) -> Kind? {
    switch property {
    case .alpha: .alpha
    case .cornerRadius: .cornerRadius
    case .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .translation: .transform
    case .frame, .center, .size, .x, .y, .width, .height, .top, .bottom, .leading, .trailing, .centerX,
      .centerY:
      .frame
    case .clip: .clip
    case .blur: .blur
    case .background: .background
    case .dim: .dim
    case .content: .content
    case .shadowOpacity: .shadowOpacity
    case .shadowRadius: .shadowRadius
    case .shadowOffset: .shadowOffset
    default: nil
    }
  }

  /// Whether a crossfade leaves it alone: what moves or reshapes a screen or a bar.
  var isLeftOutOfFades: Bool {
    if case .shared = subject { return false }
    return kind == .transform || kind == .cornerRadius || kind == .frame
  }

  /// Whether it belongs to a shared element.
  var element: Int? {
    if case .shared(let element) = subject { element } else { nil }
  }
}

extension Transition {
  /// All tracks but those of the items of collections, forward ones first, each property once.
  var allTracks: [Track] {
    let forward = forward.tracks.filter { $0.stagger == nil }
    return forward
      + backward.tracks.filter { track in
        track.stagger == nil
          && !forward.contains { $0.subject == track.subject && $0.property == track.property }
      }
  }

  /// What is set at rest: screens and bars in the order of the spec, then the pictures.
  func slots(of tracks: [Track]) -> [Slot] {
    var slots: [Slot] = []
    func add(_ subject: Subject, _ property: Property) {
      guard let kind = Slot.kind(of: property) else { return }
      let slot = Slot(subject: subject, kind: kind)
      if !slots.contains(slot) { slots.append(slot) }
    }
    if style == .overlay {
      add(.screen(.to), .frame)
      for index in views.indices { add(.added(index), .frame) }
    }
    for track in tracks { add(track.subject, track.property) }
    for split in Direction.allCases.flatMap(splits) { add(split.subject, .translation) }
    for drive in interactions.flatMap(\.drives) { add(drive.subject, drive.property) }
    for (index, element) in shared.enumerated() {
      if element.isClipped { add(.shared(index), .clip) }
      add(.shared(index), .frame)
    }
    let order: [Slot.Kind] = [
      .clip, .transform, .frame, .alpha, .cornerRadius, .content, .shadowOpacity, .shadowRadius,
      .shadowOffset,
    ]
    let pictures = shared.indices.flatMap { index in
      order.map { Slot(subject: .shared(index), kind: $0) }.filter(slots.contains)
    }
    return Self.screensFirst(slots.filter { $0.element == nil }) + pictures
  }
}

extension TransitionScope {
  /// The value of a property at rest on a side, or nil when nothing animates it.
  func rest(_ subject: Subject, _ property: Property, at side: Side) -> ExpressionID? {
    tracks(subject, property).map { side == .from ? $0.from : $0.to }
  }

  /// The geometry of an object that is animated, in the order of the spec, and what only a finger drives of it.
  func geometry(_ subject: Subject) -> [Property] {
    var animated: [Property] = []
    for track in allTracks where track.subject == subject && track.property.isGeometry {
      if !animated.contains(track.property) { animated.append(track.property) }
    }
    return animated + foundGeometry(subject).filter { !animated.contains($0) }
  }

  /// The slots of the screens, their views and the bars.
  var plainSlots: [Slot] { slots.filter { $0.element == nil } }

  /// The slots of a picture: its cut, its transform, its frame, the rest.
  func slots(of element: Int) -> [Slot] { slots.filter { $0.element == element } }

  /// The screens and bars whose corners are rounded: they must be cut to them meanwhile. The corners of what lies below an
  /// overlay stand, and what cuts them stands with them.
  var roundedSubjects: [Subject] {
    let rounded: [Subject] = plainSlots.filter { $0.kind == .cornerRadius }.map(\.subject)
    return isOverlay ? rounded.filter { $0 != .screen(.from) } : rounded
  }

  /// The properties that make up a slot's transform, in the order in which they are applied last to first.
  func transformParts(_ subject: Subject) -> [Property] {
    let driven = transition.interactions.flatMap(\.drives).filter { $0.subject == subject }.map(\.property)
    let parts: [Property] = [.translation, .rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY]
    return parts.filter { tracks(subject, $0) != nil || driven.contains($0) }
  }

  /// The screens whose transform changes: reading geometry under it needs care.
  var transformedScreens: [Side] {
    Side.allCases.filter { side in plainSlots.contains(Slot(subject: .screen(side), kind: .transform)) }
  }

  /// Whether everything is put to rest while a picture's ends are read: what a finger has moved may carry them.
  var restsForEnds: Bool {
    guard hasShared else { return false }
    if isOverlay {
      return plainSlots.contains { $0.kind == .frame ? moves($0.subject) : $0.isLeftOutOfFades }
    }
    return isInteractive
      && plainSlots.contains { slot in
        // What no drive names stays where it is as long as the finger is down.
        if case .screen = slot.subject { slot.kind == .frame } else { slot.kind == .frame && hasScrub }
      }
  }

  /// Where the tracks of some slots are written.
  func locations(_ slots: [Slot]) -> [SpecLocation] {
    allTracks.filter { track in
      slots.contains { $0.subject == track.subject && $0.kind == Slot.kind(of: track.property) }
    }.map(\.location)
  }
}
