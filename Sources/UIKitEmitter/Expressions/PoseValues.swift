import TransitionPlan

/// The values that a pose can read: the finger, the size of the screen, what has been worked out before.
enum PoseValues {
  static func writer(_ scope: TransitionScope, _ interaction: Interaction) -> ExpressionWriter {
    ExpressionWriter(scope: scope) { kind, axis in
      switch kind {
      case .gesture(.translation): return axis.map { SwiftText("translation.\($0)") }
      case .gesture(.progress): return SwiftText("progress")
      case .local(let index): return SwiftText(local(scope.transition.locals[index]))
      case .property(let subject, let property):
        return driven(scope, interaction, subject, property, axis, prefix: "")
          ?? still(scope, interaction, subject, property, axis)
      case .start(let subject, let property): return still(scope, interaction, subject, property, axis)
      default: return nil
      }
    }
  }

  /// A `let` in a pose; its own names are not taken from it.
  static func local(_ local: Local) -> String {
    let taken = ["translation", "size", "progress"]
    return taken.contains(local.name) || NameTable.isReserved(local.name) && local.name != "pull"
      ? local.name + "Value" : local.name
  }

  /// A value that a drive gives.
  static func driven(
    _ scope: TransitionScope, _ interaction: Interaction, _ subject: Subject, _ property: Property,
    _ axis: ExpressionWriter.Axis?, prefix: String
  ) -> SwiftText? {
    guard let drive = interaction.drives.first(where: { $0.subject == subject && $0.property == property })
    else {
      return nil
    }
    let name = prefix + PoseSection.name(scope, drive)
    return axis.map { SwiftText("\(name).\($0)") } ?? SwiftText(name)
  }

  /// A value as it is when the finger begins.
  static func still(
    _ scope: TransitionScope, _ interaction: Interaction, _ subject: Subject, _ property: Property,
    _ axis: ExpressionWriter.Axis?
  ) -> SwiftText? {
    if case .shared = subject { return picture(scope, property, axis) }
    let side = interaction.direction.start
    let track = scope.plainTracks.first { $0.subject == subject && $0.property == property }
    if let track, let value = scope.arena.constant(side == .from ? track.start : track.end) {
      return ExpressionWriter.number(value)
    }
    guard subject == .container || subject == .screen(.to) else { return nil }
    switch (property, axis) {
    case (.width, _), (.size, .x): return SwiftText("size.width")
    case (.height, _), (.size, .y): return SwiftText("size.height")
    case (.alpha, _), (.scale, _): return SwiftText("1")
    default: return nil
    }
  }

  /// The frame of the picture when the finger begins.
  private static func picture(
    _ scope: TransitionScope, _ property: Property, _ axis: ExpressionWriter.Axis?
  ) -> SwiftText? {
    let frame = "\(scope.picture)Start"
    switch (property, axis) {
    case (.center, .x): return SwiftText(frame + ".midX")
    case (.center, .y): return SwiftText(frame + ".midY")
    case (.size, .x), (.width, _), (.frame, .x):
      return SwiftText(frame + (property == .frame ? ".minX" : ".width"))
    case (.size, .y), (.height, _), (.frame, .y):
      return SwiftText(frame + (property == .frame ? ".minY" : ".height"))
    case (.x, _): return SwiftText(frame + ".minX")
    case (.y, _): return SwiftText(frame + ".minY")
    case (.scale, _), (.alpha, _): return SwiftText("1")
    default: return nil
    }
  }
}

/// The values that the decision can read: those of the pose, and the velocity that the finger left with.
enum DecisionValues {
  static func writer(_ scope: TransitionScope, _ interaction: Interaction) -> ExpressionWriter {
    ExpressionWriter(scope: scope) { kind, axis in
      switch kind {
      case .gesture(.velocity): return axis.map { SwiftText("velocity.\($0)") }
      case .gesture(.translation): return axis.map { SwiftText("translation.\($0)") }
      case .gesture(.progress): return SwiftText("pose.progress")
      case .property(let subject, let property):
        if let driven = PoseValues.driven(scope, interaction, subject, property, axis, prefix: "pose.") {
          return driven
        }
        return ScreenValues.length(scope, subject, property, axis)
          ?? PoseValues.still(scope, interaction, subject, property, axis)
      case .start(let subject, let property):
        return PoseValues.still(scope, interaction, subject, property, axis)
      case .local(let index):
        let value = scope.transition.locals[index].value
        return axis.map { writer(scope, interaction).axis(value, $0) }
          ?? writer(scope, interaction).scalar(value)
      default: return nil
      }
    }
  }
}
