import ThinEmitter
import TransitionDiagnostics
import TransitionPlan

/// The emitter that takes the place of the other one, whose options have the same names.
enum ThinBackEnd {
  static func emit(_ plan: Plan, isPublic: Bool) -> Emission {
    ThinEmitter.emit(
      plan, version: ToolVersion.current, options: SwiftOptions(access: isPublic ? .public : .internal))
  }
}
