import TransitionDiagnostics
import TransitionPlan

enum UIKitEmitter {
  static func emit(_ plan: Plan, version: String) -> Emission {
    Emission(bytes: Array("// transc \(version)\nimport UIKit\n".utf8))
  }
}
