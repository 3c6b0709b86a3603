import TransitionDiagnostics
import TransitionPlan

enum UIKitEmitter {
  static func emit(_ plan: Plan, version: String) -> Emission {
    Emission(bytes: Array("// transc \(version)\nimport UIKit\n".utf8))
  }
}

enum TimelineEmitter {
  static func emit(_ plan: Plan, version: String, sampleRate: Double?) -> Emission {
    Emission(bytes: Array("{\"generator\": \"\(version)\"}\n".utf8))
  }
}
