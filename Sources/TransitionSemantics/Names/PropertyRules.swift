package import TransitionPlan

/// Which properties objects have, and which of these can be read, animated, driven and held.
package enum PropertyRules {
  /// Whether an object has a property.
  package static func exists(_ property: Property, on subject: Subject, kind: ViewKind?) -> Bool {
    switch property {
    case .offset, .scrollEnabled: kind == .scroll || kind == .collection
    case .clipsToBounds:
      switch subject {
      case .screen, .provided, .added: true
      case .container, .shared, .tabBar, .navigationBar: false
      }
    case .imageSize: if case .shared = subject { true } else { false }
    case .safeArea:
      if case .provided = subject { false } else if case .shared = subject { false } else { true }
    case .hidden, .content, .clip: false
    case .perspective: true
    default: property.isOfFrame || subject != .container
    }
  }

  /// Whether the property can be animated or driven: not if it is read-only, changes at once, or belongs to the platform's layout.
  package static func isAnimatable(_ property: Property, of subject: Subject) -> Bool {
    switch property {
    case .safeArea, .imageSize, .clip, .bounds, .hidden, .content, .scrollEnabled, .clipsToBounds, .offset:
      false
    default: subject != .container && !(subject.isChrome && property.isOfFrame)
    }
  }

  /// Whether the property can be placed: a position or size of an object that the transition lays out.
  package static func isPlaceable(_ property: Property, of subject: Subject) -> Bool {
    property.isOfFrame && property != .bounds && isAnimatable(property, of: subject)
  }

  /// Whether the property can be held at another value for a while.
  package static func isHoldable(_ property: Property, of subject: Subject) -> Bool {
    switch property {
    case .scrollEnabled, .clipsToBounds, .offset: true
    case .perspective: true
    default: isAnimatable(property, of: subject)
    }
  }
}

extension Property {
  /// Whether the language has it; `hide`, `content` and `clipped to` set those that only a plan has.
  var isWritten: Bool { self != .hidden && self != .content && self != .clip }
}
