import TransitionPlan

/// What is no animation of a spring's animator and goes on beside it: shadows and blurs; and the speed of colours.
extension SpringSettle {
  /// Whether a blur goes on, which has the springs' timing without being one of their animations.
  var holdsBlurs: Bool {
    interaction.drives.isEmpty
      ? !scope.heldBlurs.isEmpty : interaction.drives.contains { Slot.kind(of: $0.property) == .blur }
  }

  /// Whether the finger moves shadows, which go on at velocities of their own.
  var castsShadows: Bool {
    interaction.drives.contains { Slot.kind(of: $0.property)?.isShadow ?? false }
  }

  /// The shadows go on beside the animators; those that the finger has not moved only where it finishes.
  func casts(_ driven: [Slot]) -> [SwiftItem] {
    let cast = "func shadow(_ velocity: CGFloat) -> CABasicAnimation"
    let animation = RunShadows.sprung(scope, springs, velocity: "velocity")
    return swift {
      if let animation { SwiftItem.compact(cast, animation) }
      for element in scope.shadowed {
        let slots = scope.shadowSlots(element).filter { canFinish || driven.contains($0) }
        RunShadows.inEnds(
          scope, element,
          slots.map { slot in
            let speeds = drives(slot).map { "max(0, \(PoseWriter.field(scope, $0))Speed)" }
            return RunShadows.cast(
              scope, slot, to: writer.rest(slot, at: choice), by: "shadow(\(speeds.first ?? "0"))")
          })
      }
    }
  }

  /// The speed of what is mixed by the progress: all parts of a colour go the same share of their ways.
  func mixingSpeed(_ drive: Drive) -> String {
    let direction = interaction.direction
    let shares = ["now", "next"].map { pose in
      SlotWriter(scope: scope, position: pose + ".progress").share(drive.subject, drive.property, direction)
        .text
    }
    let end = direction.end
    let home = side.map { $0 == end ? "1" : "0" } ?? "side == .\(scope.names[end]) ? 1 : 0"
    return "speed(\(shares[0]), \(shares[1]), \(home))"
  }
}
