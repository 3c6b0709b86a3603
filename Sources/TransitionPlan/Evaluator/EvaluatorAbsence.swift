extension Evaluator {
  /// The same transition with an optional screen absent.
  ///
  /// The changes of that screen, of its views and of the pictures that would fly between the two are skipped. What others read of it is
  /// the neutral value, such as 0, an alpha of 1, false or clear, and for the frame of a view that of the container.
  ///
  /// In a container, a finger meets resistance: the progress is that of `rubberBand` beyond a range of the whole distance,
  /// 1 − 1 / (1 + 0.55·p), and a property that is driven with a value goes the same share of its way. When the finger lifts, the
  /// interaction cancels; it does not finish before. In the other styles no finger begins.
  public func lacking(_ side: Side) -> Evaluator {
    var evaluator = self
    evaluator.absent = side
    return evaluator.laidOut(as: scene)
  }

  /// Whether an object is missing because a screen is absent.
  func isAbsent(_ subject: Subject) -> Bool {
    guard let absent else { return false }
    switch subject {
    case .screen(let side), .provided(let side, _): return side == absent
    case .shared: return true
    case .added(let index): return absent == .to && transition.views[index].isStanding
    case .container, .tabBar, .navigationBar: return false
    }
  }

  /// Whether a screen is absent without which an interaction cannot begin: the one where it starts, or the one that has its gesture.
  /// Only a container lets a finger pull towards a screen that is absent.
  func cannotBegin(_ interaction: Interaction) -> Bool {
    isAbsent(.screen(interaction.direction.start)) || isAbsent(interaction.view)
      || transition.style != .container && isAbsent(.screen(interaction.direction.end))
  }

  /// The values under a finger that meets resistance.
  /// - Parameters:
  ///   - pose: The values without it.
  ///   - progress: The progress as computed, not clamped.
  ///   - start: The values at the start.
  func resisted(
    _ pose: Pose, _ interaction: Interaction, progress: Double, from start: Scene
  ) -> Pose {
    let free = progress.isFinite ? max(0, progress) : 0
    let held = Function.resisted(free)
    let scrubbed = scrubbedValues(in: interaction.direction, at: held)
    if interaction.drives.isEmpty { return Pose(progress: held, values: scrubbed) }
    let share = free > 0 ? held / free : Function.stiffness
    let values = pose.values.map { value in
      let drive = interaction.drives.first { $0.subject == value.subject && $0.property == value.property }
      if drive?.value == nil, let own = scrubbed.first(where: { $0.key == value.key }) { return own }
      let rest = start.value(of: value.subject, value.property)
      return PropertyValue(
        value.subject, value.property, rest.interpolated(to: value.value, progress: share))
    }
    return Pose(progress: held, values: values)
  }
}
