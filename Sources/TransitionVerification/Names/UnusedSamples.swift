import TransitionDiagnostics
import TransitionPlan

/// Samples of what nothing depends on: most often of a view that has another name by now.
enum UnusedSamples {
  static func findings(_ transition: Transition, _ uses: Uses) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for sample in transition.sample where !isUsed(sample, uses) {
      var path = transition.name(of: sample.subject)
      if sample.property != .frame { path += "." + sample.property.rawValue }
      findings.append(Diagnostic(.unusedSample, at: sample.location.range, [.text(path)]))
    }
    for sample in transition.handedSample where !uses.reads(value: sample.index, of: sample.side) {
      let screen = transition[sample.side]
      let path = screen.name + "." + screen.values[sample.index].name
      findings.append(Diagnostic(.unusedSample, at: sample.location.range, [.text(path)]))
    }
    return findings
  }

  private static func isUsed(_ sample: SampleValue, _ uses: Uses) -> Bool {
    switch sample.property {
    case .imageSize: return true  // a picture is drawn in its shape
    case _ where sample.property.isOfFrame:
      switch sample.subject {
      // All other geometry is derived from theirs.
      case .container, .screen: return true
      // Whatever moves is drawn where its frame is.
      default: return uses.has(sample.subject)
      }
    default: return uses.reads(PropertyKey(sample.subject, sample.property))
    }
  }
}
