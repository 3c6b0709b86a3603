import Foundation

/// Solves the constraints of a tree of views for the views' rectangles. Transforms are ignored.
///
/// It is not a full solver: it adds relations in the order of their priority, and an inequality only if it is broken.
@MainActor struct ConstraintSolver {
  private var system = LinearSystem()
  private var views: [UIView] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The limit for the number of rounds. No layout has as many inequalities.
  private static let mostRounds = 100

  init(root: UIView) {
    var constraints: [NSLayoutConstraint] = []
    collect(root, &constraints)
    let ordered = constraints.enumerated().sorted {
      ($0.element.priority.rawValue, -$0.offset) > ($1.element.priority.rawValue, -$1.offset)
    }.map(\.element)
    // A broken inequality becomes an equality with the same priority, and everything is solved again.
    var taken = Set(ordered.filter { $0.relation == .equal })
    for _ in 0..<Self.mostRounds {
      solve(ordered.filter { taken.contains($0) }, root)
      guard let broken = ordered.first(where: { !taken.contains($0) && isBroken($0) }) else { break }
      taken.insert(broken)
    }
    for constraint in ordered where constraint.priority == .required && taken.contains(constraint) {
      guard let difference = difference(constraint), abs(system.value(difference)) > 1e-3 else { continue }
      Simulator.violation("constraints cannot be satisfied: \(constraint.identifier ?? "unnamed")")
    }
  }

  private mutating func solve(_ constraints: [NSLayoutConstraint], _ root: UIView) {
    system = LinearSystem()
    for view in views { tie(view, isRoot: view === root) }
    for constraint in constraints {
      if let difference = difference(constraint) { system.require(difference) }
    }
    let placed = views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    for view in placed { sizeToContent(view) }
    for view in placed { settle(view) }
  }

  /// Collects the views with their constraints, superviews before subviews.
  private mutating func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    constraints += view.heldConstraints
    positions[ObjectIdentifier(view)] = views.count
    views.append(view)
    for child in view.subviews { collect(child, &constraints) }
  }

  // MARK: Linear forms

  /// The x, y, width or height of a view, in the root's coordinates.
  private func form(_ view: UIView, _ component: Int) -> LinearSystem.Form? {
    positions[ObjectIdentifier(view)].map { .variable($0 * 4 + component) }
  }

  private func form(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LinearSystem.Form? {
    guard let view = NSLayoutConstraint.view(of: item), let x = form(view, 0), let y = form(view, 1),
      let width = form(view, 2), let height = form(view, 3)
    else { return nil }
    let insets = (item as? UILayoutGuide)?.insets(view) ?? .zero
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = x + Double(insets.left)
    let right = x + width + -Double(insets.right)
    let top = y + Double(insets.top)
    let bottom = y + height + -Double(insets.bottom)
    return switch attribute {
    case .left: left
    case .right: right
    case .leading: isReversed ? right : left
    case .trailing: isReversed ? left : right
    case .top: top
    case .bottom: bottom
    case .width: right + left * -1
    case .height: bottom + top * -1
    case .centerX: (left + right) * 0.5
    case .centerY: (top + bottom) * 0.5
    case .notAnAttribute: LinearSystem.Form()
    }
  }

  /// The form that has to be 0, at least 0 or at most 0. If the layout is right to left, the sign of horizontal differences is
  /// reversed, and so is the constant's.
  private func difference(_ constraint: NSLayoutConstraint) -> LinearSystem.Form? {
    guard let first = form(constraint.firstItem, constraint.firstAttribute) else { return nil }
    let isLeading = constraint.firstAttribute == .leading || constraint.firstAttribute == .trailing
    let isReversed = isLeading && constraint.firstView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: Double = isReversed ? -1 : 1
    let second = form(constraint.secondItem, constraint.secondAttribute) ?? LinearSystem.Form()
    let difference = first + second * -Double(constraint.multiplier) + -sign * Double(constraint.constant)
    return difference * sign
  }

  // MARK: Equations

  /// Fixes the frame of the root, or of a view that constraints do not place, relative to its superview.
  private mutating func tie(_ view: UIView, isRoot: Bool) {
    guard isRoot || view.translatesAutoresizingMaskIntoConstraints else { return }
    let place = isRoot ? view.bounds : view.untransformedFrame
    let outer = isRoot ? nil : view.superview
    let offset =
      outer.map { CGPoint(x: place.minX - $0.bounds.minX, y: place.minY - $0.bounds.minY) } ?? .zero
    for (component, value) in [offset.x, offset.y, place.width, place.height].enumerated() {
      guard let own = form(view, component) else { continue }
      let base = component < 2 ? outer.flatMap { form($0, component) } : nil
      system.require(own + (base ?? LinearSystem.Form()) * -1 + -Double(value))
    }
  }

  private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard let difference = difference(constraint) else { return false }
    let value = system.value(difference)
    return constraint.relation == .lessThanOrEqual ? value > 1e-6 : value < -1e-6
  }

  /// Takes the size of the content if the constraints leave it open.
  private mutating func sizeToContent(_ view: UIView) {
    let content = view.intrinsicContentSize
    for (component, value) in [(2, content.width), (3, content.height)] where value >= 0 {
      if let own = form(view, component) { system.require(own + -Double(value)) }
    }
  }

  /// Keeps the current frame as far as the constraints leave it open.
  private mutating func settle(_ view: UIView) {
    let current = view.untransformedFrame
    let origin = view.superview.flatMap { rect(of: $0)?.origin } ?? .zero
    let offset = view.superview?.bounds.origin ?? .zero
    let wishes = [
      (2, current.width), (3, current.height), (0, origin.x + current.minX - offset.x),
      (1, origin.y + current.minY - offset.y),
    ]
    for (component, value) in wishes {
      if let own = form(view, component) { system.require(own + -Double(value)) }
    }
  }

  // MARK: Result

  /// The rectangle of a view in the root's coordinates; nil if the view is not in the tree.
  func rect(of view: UIView) -> CGRect? {
    guard let x = form(view, 0), let y = form(view, 1), let width = form(view, 2), let height = form(view, 3)
    else { return nil }
    return CGRect(
      x: system.value(x), y: system.value(y), width: system.value(width), height: system.value(height))
  }
}
