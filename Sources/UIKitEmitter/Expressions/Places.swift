import TransitionPlan

/// The values that a gesture's gates can read, where the to screen and the recognizer are at hand.
enum GateValues {
  static func writer(_ scope: TransitionScope) -> ExpressionWriter {
    ExpressionWriter(scope: scope) { kind, axis in
      switch kind {
      case .gesture(.velocity): return axis.map { SwiftText("velocity.\($0)") }
      case .gesture(.translation): return axis.map { SwiftText("translation.\($0)") }
      case .property(let subject, .offset):
        guard case .provided(.to, _) = subject, !StaySection.isOptional(subject, scope) else { return nil }
        return axis.map { SwiftText("offset(of: \(scope.view(subject))).\($0)") }
      case .property(let subject, let property):
        return ScreenValues.length(scope, subject, property, axis)
      case .local(let index): return local(scope, index, axis)
      default: return nil
      }
    }
  }

  private static func local(
    _ scope: TransitionScope, _ index: Int, _ axis: ExpressionWriter.Axis?
  ) -> SwiftText? {
    let value = scope.transition.locals[index].value
    return axis.map { writer(scope).axis(value, $0) } ?? writer(scope).scalar(value)
  }
}

/// The values that rest values can read: sizes of screens, where both screens are at hand.
enum PlainValues {
  static func writer(_ scope: TransitionScope) -> ExpressionWriter {
    ExpressionWriter(scope: scope) { kind, axis in
      switch kind {
      case .property(let subject, let property): ScreenValues.length(scope, subject, property, axis)
      case .local(let index):
        axis.map { writer(scope).axis(scope.transition.locals[index].value, $0) }
          ?? writer(scope).scalar(scope.transition.locals[index].value)
      default: nil
      }
    }
  }
}

/// The sizes of the to screen, which every place has.
enum ScreenValues {
  static func length(
    _ scope: TransitionScope, _ subject: Subject, _ property: Property, _ axis: ExpressionWriter.Axis?
  ) -> SwiftText? {
    // A screen fills the container.
    guard subject == .container || subject == .screen(.to) else { return nil }
    let bounds = "\(scope.to).view.bounds"
    switch property {
    case .width: return SwiftText(bounds + ".width")
    case .height: return SwiftText(bounds + ".height")
    case .size: return axis.map { SwiftText(bounds + ($0 == .x ? ".width" : ".height")) }
    default: return nil
    }
  }
}
