import TimelineEmitter
import TransitionDiagnostics
import TransitionPlan
import UIKitEmitter

/// From a plan to bytes.
enum BackEnd {
  static func emit(_ plan: Plan, as kind: OutputKind, sampleRate: Double?) -> Emission {
    switch kind {
    case .swift: UIKitEmitter.emit(plan, version: ToolVersion.current)
    case .json: TimelineEmitter.emit(plan, version: ToolVersion.current, sampleRate: sampleRate)
    case .plan: Emission(bytes: PlanText.print(plan))
    }
  }
}
