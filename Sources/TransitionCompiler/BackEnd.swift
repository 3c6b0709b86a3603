import TimelineEmitter
import TransitionDiagnostics
import TransitionPlan
import UIKitEmitter

/// The stage from a plan to bytes.
enum BackEnd {
  static func emit(_ plan: Plan, as kind: OutputKind, _ options: CompilationOptions) -> Emission {
    switch kind {
    case .swift: UIKitEmitter.emit(plan, version: ToolVersion.current, options: options.swift)
    case .json: TimelineEmitter.emit(plan, version: ToolVersion.current, sampleRate: options.sampleRate)
    case .plan: Emission(bytes: PlanText.print(plan))
    }
  }
}
