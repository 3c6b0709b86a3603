import TransitionPlan

/// Which properties an object has, and which of them can be read, animated, driven and held.
enum PropertyRules {
  /// Whether an object has a property.
  static func exists(_ property: Property, on subject: Subject, kind: ViewKind?) -> Bool {
    switch property {
    case .offset, .scrollEnabled: kind == .scroll || kind == .collection
    case .imageSize: if case .shared = subject { true } else { false }
    case .safeArea:
      if case .provided = subject { false } else if case .shared = subject { false } else { true }
    // Of the plan only: `hide`, `content` and `clipped to` say them.
    case .hidden, .content, .clip: false
    case .frame, .bounds, .center, .size, .x, .y, .width, .height, .top, .bottom, .leading, .trailing,
      .centerX,
      .centerY:
      true
    default: subject != .container
    }
  }

  /// Whether its value can be read in an expression.
  static func isReadable(_ property: Property) -> Bool {
    switch property {
    case .frame, .bounds, .center, .size, .x, .y, .width, .height, .alpha, .scale, .rotation, .translation,
      .cornerRadius, .offset, .safeArea, .imageSize, .scrollEnabled:
      true
    default: false
    }
  }

  /// Whether this version compiles anything that a property can be in.
  static func isBuilt(_ property: Property, of subject: Subject) -> Bool {
    isReadable(property) || animating(property, of: subject) == .possible
      || driving(property, of: subject) == .possible || holding(property, of: subject) == .possible
  }

  /// How a property of an object can be set.
  enum Setting {
    /// It can.
    case possible
    /// The language lets it be set; this version does not.
    case notBuilt
    /// It is read-only, or discrete.
    case impossible
  }

  /// Whether a property can be animated.
  static func animating(_ property: Property, of subject: Subject) -> Setting {
    if isReadOnly(property) || property == .hidden || property == .content || property == .scrollEnabled
      || property == .offset
    {
      return .impossible
    }
    switch (subject, property) {
    case (.screen, .alpha), (.screen, .scale), (.screen, .rotation), (.screen, .translation),
      (.screen, .cornerRadius), (.tabBar, .alpha), (.navigationBar, .alpha), (.shared, .alpha),
      (.shared, .scale),
      (.shared, .rotation), (.shared, .cornerRadius):
      return .possible
    case (.container, _): return .impossible
    default: return .notBuilt
    }
  }

  /// Whether a finger can drive a property.
  static func driving(_ property: Property, of subject: Subject) -> Setting {
    switch (subject, property) {
    case (.shared, .center), (.shared, .translation): .possible
    default: animating(property, of: subject)
    }
  }

  /// Whether a property can be held.
  static func holding(_ property: Property, of subject: Subject) -> Setting {
    if isReadOnly(property) { return .impossible }
    switch (subject, property) {
    case (.provided, .scrollEnabled), (.provided, .alpha): return .possible
    default: return .notBuilt
    }
  }

  private static func isReadOnly(_ property: Property) -> Bool {
    switch property {
    case .safeArea, .imageSize, .clip, .bounds: true
    default: false
    }
  }
}
