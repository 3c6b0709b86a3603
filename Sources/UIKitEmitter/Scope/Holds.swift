import TransitionPlan

extension TransitionScope {
  /// The statements that take some properties into a ledger.
  /// - Parameters:
  ///   - ledger: The ledger's property.
  ///   - subject: Whose property it is.
  ///   - bar: The screen from which a bar is reached.
  func hold(
    _ subject: Subject, _ property: Property, at value: ExpressionID, ledger: String, bar: Side,
    location: SpecLocation
  ) -> [SwiftItem] {
    let writer = ExpressionWriter(scope: self) { expression in
      // What is held of a bar is held where the bar has a name.
      if case .property(.container, .safeArea) = expression.kind { return nil }
      if case .handed = expression.kind, ledger != "ledger", !self.isOverlay { return nil }
      guard case .property(subject, let read) = expression.kind, subject.isChrome,
        [.width, .height].contains(read)
      else { return self.readInItsRun(expression) }
      return .scalar(Code("\(self.transition.name(of: subject)).bounds.\(read.rawValue)"))
    }
    let isOwn = subject == .container || property == .anchor
    guard let (path, owner) = isOwn ? ownPath(subject, property, ledger) : Self.keyPath(property) else {
      cannotSay("a hold of `\(property.rawValue)`", at: location)
      return []
    }
    let code: Code
    switch property {
    case .scale, .scaleX, .scaleY, .rotation, .translation:
      code = Code(transform([property]) { _ in writer.value(value) }.text, .primary)
    case .anchor: code = writer.value(value).point
    case .perspective:
      let depth = writer.value(value).scalar
      let constant = arena.constant(value).flatMap { $0 == 0 ? nil : Code(-1 / $0) }
      code = constant ?? -Code.call(helper(.divide), [.one, depth])
    default: code = writer.value(value).scalar
    }
    let text = code.text == "CGAffineTransform.identity" ? ".identity" : code.text
    let reference = object(subject, bar: bar, location)
    return holding(reference, owner, path, text, ledger, location)
  }

  /// The statements that make a view invisible until the ledger gives it back.
  func hide(_ subject: Subject, ledger: String, bar: Side, location: SpecLocation) -> [SwiftItem] {
    holding(object(subject, bar: bar, location), "", "UIView.alpha", "0", ledger, location)
  }

  private func holding(
    _ reference: (name: String, code: String, isOptional: Bool), _ owner: String, _ path: String,
    _ value: String, _ ledger: String, _ location: SpecLocation
  ) -> [SwiftItem] {
    func statement(_ object: String) -> String {
      "\(ledger).hold(\(object)\(owner), \\\(path), at: \(value))"
    }
    if !reference.isOptional { return [.line(statement(reference.code), line(location))] }
    return swift {
      SwiftItem.block("if let \(reference.name) = \(reference.code)") {
        SwiftItem.line(statement(reference.name), line(location))
      }
    }
  }

  /// The code of an object, and a name for it where it may be absent.
  private func object(
    _ subject: Subject, bar: Side, _ location: SpecLocation
  ) -> (name: String, code: String, isOptional: Bool) {
    switch subject {
    case .tabBar, .navigationBar:
      return (transition.name(of: subject), Bars.code(self, subject, from: names[bar], of: bar), true)
    case .screen(.from) where isOverlay: return ("view", SlotWriter(scope: self).object(subject), false)
    case .screen(let side): return ("view", link(side) + ".view", mayLack(side))
    case .provided(let side, let index):
      let view = transition[side].views[index]
      return (view.name, link(side) + "." + names.requirement(view.name), view.isOptional || mayLack(side))
    case .container: return ("container", "container", false)
    case .shared, .added:
      cannotSay("a hold of `\(transition.name(of: subject))`", at: location)
      return ("view", "view", false)
    }
  }

  /// The key path of what a run holds of its container and of the screens in it.
  private func ownPath(_ subject: Subject, _ property: Property, _ ledger: String) -> (
    path: String, owner: String
  )? {
    guard ledger == "ledger", !isOverlay else { return nil }
    switch (subject, property) {
    case (.container, .perspective): return ("CALayer.sublayerTransform.m34", ".layer")
    case (.screen, .anchor): return transition.isDirectional ? nil : ("UIView.\(helper(.anchor))", "")
    default: return nil
    }
  }

  /// The key path of a property, naming the class that declares it, and the member that has it.
  private static func keyPath(_ property: Property) -> (path: String, owner: String)? {
    switch property {
    case .alpha: ("UIView.alpha", "")
    case .hidden: ("UIView.isHidden", "")
    case .scrollEnabled: ("UIScrollView.isScrollEnabled", "")
    case .background: ("UIView.backgroundColor", "")
    case .scale, .scaleX, .scaleY, .rotation, .translation: ("UIView.transform", "")
    case .cornerRadius: ("CALayer.cornerRadius", ".layer")
    case .borderWidth: ("CALayer.borderWidth", ".layer")
    default: nil
    }
  }

  /// The code of a transform: the translation after the rotation after the scale.
  /// - Parameters:
  ///   - parts: The properties that it is made of.
  ///   - value: The value of each.
  func transform(_ parts: [Property], _ value: (Property) -> Value) -> Code {
    let (x, y) = parts.contains(.translation) ? value(.translation).pair : (.zero, .zero)
    let angle = parts.contains(.rotation) ? value(.rotation).scalar : .zero
    let scale = parts.contains(.scale) ? value(.scale).scalar : .one
    let width = parts.contains(.scaleX) ? scale * value(.scaleX).scalar : scale
    let height = parts.contains(.scaleY) ? scale * value(.scaleY).scalar : scale
    if let turn = parts.first(where: { $0 == .rotationX || $0 == .rotationY }) {
      return turned(turn, value(turn).scalar, (x, y), (width, height))
    }
    let isMoved = x != .zero || y != .zero
    let isTurned = angle != .zero
    let isScaled = width != .one || height != .one
    switch (isMoved, isTurned, isScaled) {
    case (false, false, false): return Code("CGAffineTransform.identity")
    case (true, false, false): return Code("CGAffineTransform(translationX: \(x.text), y: \(y.text))")
    case (false, true, false): return Code("CGAffineTransform(rotationAngle: \(angle.text))")
    case (false, false, true): return Code("CGAffineTransform(scaleX: \(width.text), y: \(height.text))")
    default:
      return Code(
        "\(helper(.transform))(x: \(x.text), y: \(y.text), rotation: \(angle.text), "
          + "scaleX: \(width.text), scaleY: \(height.text))")
    }
  }

  /// The code of a transform that turns out of the plane, after a scale and before a translation.
  private func turned(
    _ turn: Property, _ angle: Code, _ translation: (x: Code, y: Code), _ scale: (width: Code, height: Code)
  ) -> Code {
    let axis = turn == .rotationX ? "1, 0, 0" : "0, 1, 0"
    if translation.x == .zero, translation.y == .zero, scale.width == .one, scale.height == .one {
      return angle == .zero
        ? Code("CATransform3DIdentity") : Code("CATransform3DMakeRotation(\(angle.text), \(axis))")
    }
    let moved = "CATransform3DMakeTranslation(\(translation.x.text), \(translation.y.text), 0)"
    let rotated = "CATransform3DRotate(\(moved), \(angle.text), \(axis))"
    return Code("CATransform3DScale(\(rotated), \(scale.width.text), \(scale.height.text), 1)")
  }
}
