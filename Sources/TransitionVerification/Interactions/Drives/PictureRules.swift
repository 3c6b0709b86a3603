import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports shared elements that no drive moves while the finger moves the screen in which they begin. They stay in front of the moving
  /// screen, because only driven properties move. Between rest states no shared element flies.
  mutating func checkPictures() {
    let side = interaction.direction.start
    if transition.shared.isEmpty { return }
    if interaction.states != nil { return reportUnflown() }
    let drives = interaction.drives.filter { $0.subject == .screen(side) && $0.property.movesViews }
    guard let drive = drives.first(where: \.property.turnsOrScales) ?? drives.first else { return }
    for (index, element) in transition.shared.enumerated() {
      let isMoved = interaction.drives.contains { own in
        own.subject == .shared(index) && own.property.movesViews
          && (drive.property.turnsOrScales || !own.property.turnsOrScales)
      }
      if isMoved { continue }
      let screen = transition[side].name
      let follows =
        drive.property.turnsOrScales
        ? "`\(element.name).\(drive.property.rawValue)` and its `center` as well"
        : "`\(element.name).center` as well, for example to `start.\(element.name).center + translation`"
      report(
        Diagnostic(
          .pictureStaysBehind, at: drive.location.range, [.text(element.name), .text(screen)],
          labels: [DiagnosticLabel(element.location.range, "no `drive` moves this")],
          notes: ["with a `drive`, only what is driven moves: drive \(follows)"]))
    }
  }

  /// Reports a drive of a shared element between rest states, where none flies.
  private mutating func reportUnflown() {
    for drive in interaction.drives {
      guard case .shared(let index) = drive.subject else { continue }
      let element = transition.shared[index]
      report(
        idle: "this `drive`", "`\(element.name)` flies only in runs, not between rest states",
        at: drive.location.range, labels: [DiagnosticLabel(element.location.range, "it flies here")],
        notes: ["drive the view itself, which is visible while the finger moves its screen"])
    }
  }
}

extension Property {
  /// Whether the property of a screen moves the views in it.
  fileprivate var movesViews: Bool {
    axisParts.contains { $0.part != .length } || self == .translation || turnsOrScales
  }
  fileprivate var turnsOrScales: Bool { isScale || isRotation }
}
