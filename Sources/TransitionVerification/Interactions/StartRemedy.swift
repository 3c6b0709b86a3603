import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Adds how far the finger has gone to where what it moves was, for a drive of a place that is that way alone, or where the
  /// finger is.
  func startRemedy(_ drive: Drive, _ value: ExpressionID) -> FixIt? {
    guard drive.property.part(along: 0) != nil || drive.property.part(along: 1) != nil,
      drive.property != .frame
    else { return nil }
    let (range, start) = (facts.expressions[value].range, "start.\(name(drive))")
    let title = "add it to `\(start)`"
    switch facts.expressions[value].kind {
    case .gesture(.location):
      return FixIt(title, replacing: range, with: "\(start) + translation")
    case .component(let operand, let part):
      guard case .gesture(.location) = facts.expressions[operand].kind else { break }
      return FixIt(title, replacing: range, with: "\(start) + translation.\(part == .x ? "x" : "y")")
    default: break
    }
    var (reads, others) = (false, false)
    facts.expressions.visit(value) { id in
      switch facts.expressions[id].kind {
      case .gesture(.translation): reads = true
      // How large the container is says nothing of where something is.
      case .property(.container, _): break
      case .gesture, .gestureStart, .start, .property, .found: others = true
      default: break
      }
    }
    guard reads, !others else { return nil }
    return FixIt(title, replacing: ByteRange(at: range.start), with: "\(start) + ")
  }
}
