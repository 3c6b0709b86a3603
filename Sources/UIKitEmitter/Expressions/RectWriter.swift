import TransitionPlan

/// Writes rectangles in the container's coordinates.
struct RectWriter {
  let scope: TransitionScope
  /// The Swift of the container: `container`.
  let container: String
  /// The Swift of a view, or nil when the place does not have it.
  let view: (Subject) -> String?
  /// The Swift of the size of a shared element's picture.
  let imageSize: String
  /// Writes lengths.
  let lengths: ExpressionWriter

  /// The Swift of a rect.
  func rect(_ id: ExpressionID) -> String {
    switch scope.arena[id].kind {
    case .property(.container, .bounds), .property(.container, .frame): return "\(container).bounds"
    case .property(let subject, .frame), .property(let subject, .bounds):
      guard let view = view(subject) else { return unknown(id) }
      return "\(view).convert(\(view).bounds, to: \(container))"
    case .call(.rect, let arguments):
      let parts = zip(["x", "y", "width", "height"], arguments)
      return "CGRect(" + parts.map { "\($0): \(lengths.scalar($1).text)" }.joined(separator: ", ") + ")"
    case .call(.inset, let arguments): return inset(arguments, id)
    case .call(.aspectFit, let arguments): return fitted(.aspectFit, arguments)
    case .call(.aspectFill, let arguments): return fitted(.aspectFill, arguments)
    default: return unknown(id)
    }
  }

  /// Insets of a view's own safe area are taken in its own coordinates.
  private func inset(_ arguments: [ExpressionID], _ id: ExpressionID) -> String {
    if case .property(let subject, .bounds) = scope.arena[arguments[0]].kind,
      case .property(subject, .safeArea) = scope.arena[arguments[1]].kind
    {
      if subject == .container { return "\(container).bounds.inset(by: \(container).safeAreaInsets)" }
      guard let view = view(subject) else { return unknown(id) }
      return "\(view).convert(\(view).bounds.inset(by: \(view).safeAreaInsets), to: \(container))"
    }
    if scope.arena[arguments[1]].type == .length {
      let length = lengths.scalar(arguments[1]).text
      return "\(rect(arguments[0])).insetBy(dx: \(length), dy: \(length))"
    }
    guard case .call(.insets, let sides) = scope.arena[arguments[1]].kind else { return unknown(id) }
    let parts = zip(["top", "left", "bottom", "right"], sides)
    let insets = parts.map { "\($0): \(lengths.scalar($1).text)" }.joined(separator: ", ")
    return "\(rect(arguments[0])).inset(by: UIEdgeInsets(\(insets)))"
  }

  private func fitted(_ helper: Helper, _ arguments: [ExpressionID]) -> String {
    "\(scope.helper(helper))(\(size(arguments[0])), in: \(rect(arguments[1])))"
  }

  private func size(_ id: ExpressionID) -> String {
    switch scope.arena[id].kind {
    case .property(.shared, .imageSize): return imageSize
    case .call(.size, let arguments):
      return
        "CGSize(width: \(lengths.scalar(arguments[0]).text), height: \(lengths.scalar(arguments[1]).text))"
    case .property(.container, .size): return "\(container).bounds.size"
    default: return unknown(id)
    }
  }

  private func unknown(_ id: ExpressionID) -> String {
    scope.cannotSay("this rectangle", at: scope.arena[id].range)
    return ".zero"
  }
}
