import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds objects of one screen where only those of the other one make sense: a scroll view that is not under the finger, or a clip
/// by a screen that does not have the end.
struct OtherScreen: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    transition.interactions.compactMap { scroll(in: $0) } + transition.shared.flatMap { clips(of: $0) }
  }

  // MARK: Scroll views

  /// The first scroll view of the other screen that an interaction reads in a condition, holds, or has a rule for.
  private func scroll(in interaction: Interaction) -> Diagnostic? {
    guard let side = Self.side(of: interaction, transition) else { return nil }
    func isOther(_ subject: Subject) -> Bool {
      guard case .provided(side.opposite, let view) = subject else { return false }
      return transition[side.opposite].views[view].kind.scrolls
    }
    var found: (scroll: Subject, range: ByteRange, isPath: Bool)?
    let values = [
      interaction.begin, interaction.progress, interaction.finishNow, interaction.decision.condition,
    ]
    for value in (values + interaction.drives.map(\.value)).compactMap(\.self) where found == nil {
      found = reading(value) { $1 == .offset && isOther($0) }.map { ($0.subject, $0.range, true) }
    }
    let rules: [(Subject, SpecLocation)] =
      interaction.handsOver.map { ($0.subject, $0.location) }
      + interaction.simultaneous.map { ($0.subject, $0.location) }
      + interaction.rules.map { ($0.view, $0.location) }
      // A forward interaction may hold scroll views of the screen that appears.
      + (interaction.direction == .forward ? [] : interaction.holds.map { ($0.subject, $0.location) })
    if found == nil, let rule = rules.first(where: { isOther($0.0) }) {
      found = (rule.0, rule.1.range, false)
    }
    guard let found else { return nil }
    let view = transition.name(of: interaction.view)
    var diagnostic = Diagnostic(
      .otherScreen, at: found.range,
      [
        .text(transition.name(of: found.scroll)),
        .text("the finger of `\(interaction.gesture.text)` is on `\(view)`"),
      ],
      labels: interaction.gestureLocation.map { [DiagnosticLabel($0.range, "the finger is on this screen")] }
        ?? [])
    let own = transition[side].views.filter(\.kind.scrolls)
    if own.count == 1, let scroll = own.first {
      let name = "\(transition[side].name).\(scroll.name)"
      diagnostic.notes = ["the finger is on `\(name)`"]
      if found.isPath {
        let length = UInt32(transition.name(of: found.scroll).utf8.count)
        let path = ByteRange(found.range.start, found.range.start + length)
        diagnostic.fixIts = [FixIt("change to `\(name)`", replacing: path, with: name)]
      }
    }
    return diagnostic
  }

  /// The screen that the finger of an interaction is on, or on a view that is there with it; nil where it may be on either.
  static func side(of interaction: Interaction, _ transition: Transition) -> Side? {
    switch interaction.view {
    case .screen(let side), .provided(let side, _): side
    case .added: interaction.direction.start
    case .container where transition.style != .overlay: interaction.direction.start
    case .container, .shared, .tabBar, .navigationBar: nil
    }
  }

  /// The first object of which a value reads a wanted property, and where.
  private func reading(
    _ value: ExpressionID, _ isWanted: (Subject, Property) -> Bool
  ) -> (subject: Subject, range: ByteRange)? {
    let part = expressions.first(in: value, through: transition.locals, reading: .property) {
      if case .property(let subject, let property) = expressions[$0].kind {
        isWanted(subject, property)
      } else {
        false
      }
    }
    guard let part, case .property(let subject, _) = expressions[part].kind else { return nil }
    return (subject, expressions[part].range)
  }

  // MARK: Clips

  private func clips(of element: SharedElement) -> [Diagnostic] {
    Side.allCases.compactMap { side in
      guard let clip = element[side].clip,
        let found = reading(clip, { subject, _ in subject.side == side.opposite })
      else { return nil }
      let own = transition[side].name
      var diagnostic = Diagnostic(
        .otherScreen, at: found.range,
        [
          .text(transition.name(of: found.subject)),
          .text(
            "`\(own).\(transition[side].views[element[side].view].name)` is in `\(own)`, so clip it to something of `\(own)`"
          ),
        ])
      if case .screen = found.subject {
        let length = UInt32(transition[side.opposite].name.utf8.count)
        diagnostic.fixIts = [
          FixIt(
            "change to `\(own)`", replacing: ByteRange(found.range.start, found.range.start + length),
            with: own)
        ]
      }
      return diagnostic
    }
  }
}
