import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// A fix-it that adds the finger's distance to the value at the start, for a position that is driven by that distance alone, or
  /// by the finger's location.
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
      // The container's size does not say where an object is.
      case .property(.container, _): break
      case .gesture, .gestureStart, .start, .property, .found: others = true
      default: break
      }
    }
    guard reads, !others else { return nil }
    return FixIt(title, replacing: ByteRange(at: range.start), with: "\(start) + ")
  }
}
