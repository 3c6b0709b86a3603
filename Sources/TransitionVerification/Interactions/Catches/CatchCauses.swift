import TransitionPlan
import TransitionText

/// Why a drive does not surely continue from a caught motion, where that is a rubber band, the bounds of its property, a length without a
/// limit, or one display.
extension InteractionRules {
  /// The rubber band, the bounds, or the length that the app hands over, without which a drive would continue, or the displays on which it
  /// may not; nil where it is none of these.
  mutating func cause(of drive: Drive) -> String? {
    // Each supposition is checked anew for a drive, and the first faults mostly have the cause of the others.
    guard let value = drive.value, diagnostics.count < Self.mostCauses else { return nil }
    let follows = driven(in: value).contains { !drive.numbers.contains($0) }
    if follows, supposing(.clamps, { $0.goesOn(drive, value) != nil }) {
      return
        "what it follows may go beyond its rest values, and then `\(name(drive))` does not go along: use `clamp` "
        + "there instead of `rubberBand`"
    }
    if follows, let limits = drive.property.limits, supposing(.noBounds, { $0.goesOn(drive, value) != nil }) {
      let (low, high) = (NumberText.text(limits.lowerBound), NumberText.text(limits.upperBound))
      let bounds = limits.upperBound.isInfinite ? "never below \(low)" : "always in \(low)..\(high)"
      return
        "`\(name(drive))` is \(bounds), and what it follows may go further: limit that to its rest values with "
        + "`clamp`"
    }
    // What it computes with.
    let read = [value] + endsOfCaughtWays
    if let long = lengthWithoutLimit(drive, value, read) {
      let limit = "container.\(long.axis[.length].rawValue) / 2"
      return
        "`\(long.name)` has no limit that suffices on all displays: write one, as `clamp(\(long.name), 0..\(limit))` does"
    }
    let displays = GestureDomain.displays
    let jumping = displays.indices.filter { !continues(drive, value, .init(display: $0)) }
    let isByBars =
      read.contains { facts.reads(.bars, $0) }
      && onDevices { rules in jumping.allSatisfy { rules.continues(drive, value, .init(display: $0)) } }
    if jumping.isEmpty || jumping.count == displays.count && !isByBars { return nil }
    let places = jumping.map { index in
      let display = displays[index]
      let size = "\(NumberText.text(display.width)) × \(NumberText.text(display.height)) pt"
      let (most, number) = (display.mostSafeArea, { NumberText.rounded($0, decimals: 0) })
      let bars = "\(number(most.top)) pt at the top and \(number(most.bottom)) pt at the bottom"
      return isByBars ? size + " with a safe area, or bars, of up to " + bars : size
    }
    return "it may jump in a container of \(places.joined(separator: ", or "))"
  }

  private static var mostCauses: Int { 4 }

  private mutating func continues(_ drive: Drive, _ value: ExpressionID, _ supposition: Supposition) -> Bool {
    supposing(supposition) { $0.goesOn(drive, value) != nil }
  }

  private mutating func lengthWithoutLimit(
    _ drive: Drive, _ value: ExpressionID, _ read: [ExpressionID]
  ) -> (name: String, axis: Axis)? {
    guard let axis = drive.property.axisParts.first?.axis else { return nil }
    var handed: [(side: Side, index: Int)] = []
    for id in read {
      expressions.visit(id, through: transition.locals, reading: .handed) { part in
        guard case .handed(let side, let index) = expressions[part].kind,
          expressions[part].type == .scalar(.length)
        else { return }
        handed.append((side, index))
      }
    }
    let long = handed.first {
      continues(drive, value, .init(short: [.handed($0.side, $0.index, 0)], axis: axis))
    }
    return long.map { side, index in
      let screen = transition[side]
      return (screen.name + "." + screen.values[index].name, axis)
    }
  }
}
