import TransitionPlan

/// What a finger drives, as plain arithmetic without UIKit.
enum PoseSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    guard let interaction = scope.interaction else { return [] }
    return [
      .doc("What the finger drives (\(scope.lines(interaction.drives.map(\.location)))).")
    ] + [
      .block("private struct \(scope.type("Pose"))", comment: nil, body(scope, interaction), tail: .none)
    ]
  }

  /// What a driven value is called: `viewerAlpha`.
  static func name(_ scope: TransitionScope, _ drive: Drive) -> String {
    scope.view(drive.subject).split(separator: ".").first.map(String.init).map {
      $0 + NameTable.capitalized(drive.property.rawValue)
    } ?? drive.property.rawValue
  }

  private static func body(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    var parameters = ["translation: CGPoint", "size: CGSize"]
    if scope.element != nil { parameters.append("\(scope.picture)Start: CGRect") }
    return swift {
      "let progress: CGFloat"
      for drive in interaction.drives {
        "let \(name(scope, drive)): \(drive.property == .center ? "CGPoint" : "CGFloat")"
      }
      SwiftItem.blank
      SwiftItem.doc("The values for a finger at a translation, on a screen of a size.")
      SwiftItem.block("init(\(parameters.joined(separator: ", ")))") {
        for step in interaction.steps { self.step(scope, interaction, step) }
      }
    }
  }

  private static func step(_ scope: TransitionScope, _ interaction: Interaction, _ step: PoseStep)
    -> [SwiftItem]
  {
    let writer = PoseValues.writer(scope, interaction)
    switch step {
    case .local(let index):
      let local = scope.transition.locals[index]
      guard scope.arena[local.value].type.dimension != nil else {
        scope.cannotSay("a `let` that is not a number", at: local.location)
        return []
      }
      return [
        .line("let \(PoseValues.local(local)): CGFloat = \(writer.scalar(local.value).text)", comment: nil)
      ]
    case .progress:
      let text = writer.limited(interaction.progress, to: .alpha)  // held to 0…1, as an alpha is
      return [.line("progress = \(text)", comment: nil)]
    case .drive(let index):
      let drive = interaction.drives[index]
      if drive.property == .center {
        let x = writer.axis(drive.value, .x).text
        let y = writer.axis(drive.value, .y).text
        return [.line("\(name(scope, drive)) = CGPoint(x: \(x), y: \(y))", comment: nil)]
      }
      return [
        .line("\(name(scope, drive)) = \(writer.limited(drive.value, to: drive.property))", comment: nil)
      ]
    }
  }
}
