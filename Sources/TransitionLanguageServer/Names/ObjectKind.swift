import TransitionPlan
import TransitionSemantics
import TransitionSyntax

/// The kind of an object before a dot.
enum ObjectKind: Equatable {
  case container
  case bar
  /// A screen: its declaration, or nil for a parameter of a motion.
  case screen(Side, Int?)
  /// A view that a screen provides, with its kind.
  case view(String)
  case shared
  case added
  /// `start`, before an object.
  case start
  /// A value of more than one number.
  case value(ValueType)

  /// A subject of the kind, for the rules about properties.
  private var subject: Subject? {
    switch self {
    case .container: .container
    case .bar: .tabBar
    case .screen(let side, _): .screen(side)
    case .view: .provided(.from, 0)
    case .shared: .shared(0)
    case .added: .added(0)
    case .start, .value: nil
    }
  }

  /// The properties that it has.
  /// - Parameter purpose: The purpose that they must allow.
  func properties(for purpose: PropertyPurpose) -> [Property] {
    guard let subject else { return [] }
    let kind: ViewKind? = if case .view(let name) = self { ViewKind(rawValue: name) } else { nil }
    return Property.allCases.filter { property in
      guard PropertyRules.exists(property, on: subject, kind: kind) else { return false }
      switch purpose {
      case .reading: return true
      case .animating: return PropertyRules.isAnimatable(property, of: subject)
      case .holding: return PropertyRules.isHoldable(property, of: subject)
      case .placing: return PropertyRules.isPlaceable(property, of: subject)
      }
    }
  }
}

/// The purpose of a property.
enum PropertyPurpose {
  case reading, animating, holding, placing

  /// The purpose of the target of a kind of member; nil for a target that is an object.
  init?(targetOf kind: NodeKind) {
    switch kind {
    case .animate, .drive: self = .animating
    case .hold: self = .holding
    case .place: self = .placing
    case .sampleValue: self = .reading
    default: return nil
    }
  }
}

extension DocumentAnalysis {
  /// The object of a path of names; nil where it is not known.
  func object(_ path: ArraySlice<String>, at offset: UInt32) -> ObjectKind? {
    let names = nearbyNames
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    var object: ObjectKind?
    let declared = names.visible(at: offset).last { names.declarations[$0].name == first }
    if let declared {
      let declaration = names.declarations[declared]
      switch declaration.kind {
      case .screen(let side): object = .screen(side, declared)
      case .shared: object = .shared
      case .added: object = .added
      case .parameter("screen"): object = .screen(.to, nil)
      case .parameter(let type):
        object = Checker.valueTypes[type].map(ObjectKind.value) ?? .view(type)
      case .let: object = type(of: declaration).map(ObjectKind.value)
      default: return nil
      }
    } else {
      switch first {
      case "container": object = .container
      case "tabBar", "navigationBar": object = .bar
      case "start":
        if rest.isEmpty { return .start }
        if let value = Self.gestureValue(&rest) { object = .value(value.type); break }
        return self.object(rest, at: offset)
      default:
        rest = path
        object = Self.gestureValue(&rest).map { .value($0.type) }
      }
    }
    while let name = rest.popFirst(), let known = object {
      object = member(name, of: known, &rest)
    }
    return object
  }

  /// Removes a value of a gesture from the beginning of a path: one name, or two such as `velocity.scale`.
  static func gestureValue(_ names: inout ArraySlice<String>) -> GestureValue? {
    for count in [2, 1] where names.count >= count {
      if let value = GestureValue(rawValue: names.prefix(count).joined(separator: ".")) {
        names = names.dropFirst(count)
        return value
      }
    }
    return nil
  }

  private func member(_ name: String, of object: ObjectKind, _ rest: inout ArraySlice<String>) -> ObjectKind?
  {
    switch object {
    case .value(let type):
      return Component(rawValue: name).flatMap { ComponentTypes.type(of: $0, in: type) }.map(ObjectKind.value)
    case .screen(_, let index?):
      let names = nearbyNames
      let provided = names.provided[index]?.values.first { names.declarations[$0].name == name }
      if let provided {
        switch names.declarations[provided].kind {
        case .view(let kind): return .view(kind)
        case .value(let type): return Checker.valueTypes[type].map(ObjectKind.value)
        default: return nil
        }
      }
    default: break
    }
    if name == "shadow", let part = rest.first {
      rest = rest.dropFirst()
      return Property(rawValue: "shadow." + part).map { .value($0.type) }
    }
    return Property(rawValue: name).map { .value($0.type) }
  }

  /// The type of a `let`, if the plan has its expression.
  func type(of declaration: Declaration) -> ValueType? {
    guard tree.kind(declaration.node) == .let, let value = tree.child(declaration.node, .value) else {
      return nil
    }
    var range = tree.range(value)
    if tree.kind(value) == .parenthesized, let inner = tree.child(value, .operand) {
      range = tree.range(inner)
    }
    guard let found = expression(covering: range), found.range == range else { return nil }
    return found.type
  }
}
