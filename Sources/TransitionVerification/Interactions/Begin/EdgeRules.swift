import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about the edges of the display: the reading direction, and UIKit's swipe back.
struct EdgeRules {
  private let transition: Transition
  private let rests: RestValues
  private let expressions: ExpressionArena
  private let physicalCount: Int
  /// The interactions that drive the way back.
  private let back: [Interaction]
  /// For each gesture, and for those that outrank it, the indices in `back`.
  private let gestures: FlatTable<PlacedGesture, [Int]>
  private let outranking: FlatTable<PlacedGesture, [Int]>
  /// The frames of views in `sample`.
  private let samples: FlatTable<Subject, [SampleValue]>

  private struct PlacedGesture: Hashable {
    var gesture: Gesture
    var view: Subject
  }

  init(_ transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena) {
    self.transition = transition
    self.rests = rests
    self.expressions = expressions
    physicalCount = transition.interactions.count { $0.gesture.isPhysicallyHorizontal }
    let back = transition.interactions.filter { $0.direction == .backward && $0.states == nil }
    self.back = back
    gestures = FlatTable(grouping: back.indices) {
      PlacedGesture(gesture: back[$0].gesture, view: back[$0].view)
    }
    var outranking = FlatTable<PlacedGesture, [Int]>()
    for index in back.indices {
      for rule in back[index].rules where rule.relation == .outranks {
        outranking[PlacedGesture(gesture: rule.gesture, view: rule.view), default: []].append(index)
      }
    }
    self.outranking = outranking
    samples = FlatTable(
      grouping: transition.sample.filter { $0.property == .frame || $0.property == .x }, by: \.subject)
  }

  /// The warnings about a navigation.
  func findings() -> [Diagnostic] {
    transition.interactions.compactMap(reading) + [lostSwipe].compactMap(\.self)
  }

  /// The notes.
  func notes() -> [Diagnostic] {
    if transition.style != .navigation || hasEdgePan || lostSwipe != nil { return [] }
    guard let pan = back.first(where: { if case .pan = $0.gesture { true } else { false } }),
      let place = pan.gestureLocation
    else { return [] }
    return [
      Diagnostic(
        .swipeBackKept, at: place.range,
        notes: [
          goes(.to, -1, pan)
            ? "`\(transition.to.name)` goes to the leading edge, against a finger from there, so no `edgePan(leading)` can drive it"
            : "with `interactive backward by edgePan(leading)`, this transition also follows that finger"
        ])
    ]
  }

  // MARK: Reading direction

  private func reading(_ interaction: Interaction) -> Diagnostic? {
    guard let place = interaction.gestureLocation else { return nil }
    if goesAgainstReading(interaction) { return against(interaction, place.range) }
    guard let logical = logical(interaction) else { return nil }
    var diagnostic = Diagnostic(
      .edgeAgainstReading, at: place.range,
      [.text(interaction.gesture.text), .text("stays on its side in right-to-left layouts")],
      notes: ["use `leading` or `trailing`: x and rotations are then mirrored in right-to-left layouts"])
    // One transition cannot have both physical and logical edges.
    if physicalCount == 1 {
      diagnostic.fixIts = [change(place.range, to: logical)]
    } else {
      diagnostic.notes.append("change its other edge pans and pans to `leading` or `trailing` as well")
    }
    return diagnostic
  }

  /// The gesture in reading direction, for one on a fixed side that goes on or back.
  private func logical(_ interaction: Interaction) -> Gesture? {
    switch interaction.gesture {
    case .edgePan(let edge): return edge.logical.map { .edgePan($0) }
    case .pan(.right), .pan(.left):
      guard interaction.states == nil, isWholeScreen(interaction.view) else { return nil }
      return interaction.gesture == .pan(.right) ? .pan(.trailing) : .pan(.leading)
    default: return nil
    }
  }

  private func against(_ interaction: Interaction, _ range: ByteRange) -> Diagnostic {
    let isBack = interaction.direction == .backward
    let isPan = if case .pan = interaction.gesture { true } else { false }
    let (edge, pan) = isBack ? ("leading", "trailing") : ("trailing", "leading")
    return Diagnostic(
      .edgeAgainstReading, at: range,
      [
        .text(interaction.gesture.text),
        .text("goes \(isBack ? "back" : "on") against the reading direction"),
      ],
      notes: [
        "in a navigation a finger goes \(isBack ? "back from the leading edge" : "on from the trailing edge"): "
          + "`edgePan(\(edge))`\(isPan ? " or `pan(\(pan))`" : ""), with \(isBack ? "a positive" : "a negative") `translation.x`",
        "or let the screen move with the finger: animate it from the side where the finger begins",
      ])
  }

  /// Whether a gesture on a whole screen goes back the way another one goes on, or the reverse, and no screen follows the finger.
  private func goesAgainstReading(_ interaction: Interaction) -> Bool {
    guard interaction.states == nil, let way = interaction.gesture.way, way.isDirected,
      way.value == .translation, way.part == 0, isWholeScreen(interaction.view)
    else { return false }
    if (way.sign > 0) == (interaction.direction == .backward) { return false }
    return !goesAlong(interaction, way.sign)
  }

  /// Whether the to screen surely follows the finger, or the from screen does and the to screen does not oppose: then the gesture
  /// is intended.
  private func goesAlong(_ interaction: Interaction, _ sign: Double) -> Bool {
    goes(.to, sign, interaction) || !goes(.to, -sign, interaction) && goes(.from, sign, interaction)
  }

  /// Whether a screen surely goes right, for a sign of 1, or left, as a gesture goes on.
  private func goes(_ side: Side, _ sign: Double, _ interaction: Interaction) -> Bool {
    var analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    return [Property.x, .centerX, .trailing, .translation].contains { place in
      GestureDomain.displays.indices.allSatisfy { display in
        analysis.go(to: .zero, on: display)
        guard let way = analysis.restWay(PartKey(.screen(side), place, 0)) else { return false }
        return (way * Quantity(sign)).range.low > 1
      }
    }
  }

  private func change(_ range: ByteRange, to gesture: Gesture) -> FixIt {
    FixIt("change to `\(gesture.text)`", replacing: range, with: gesture.text)
  }

  // MARK: The swipe back

  /// Whether the transition has an edge pan for the swipe back.
  private var hasEdgePan: Bool {
    back.contains { $0.gesture.isFromBackEdge && canBegin($0) && starving($0) == nil }
  }

  /// Whether `begin when` lets a gesture begin on some display.
  private func canBegin(_ interaction: Interaction) -> Bool {
    guard let begin = interaction.begin else { return true }
    return mayBe(.gate, interaction) { $0.canBe(true, begin) }
  }

  /// Whether something is so on some display.
  private func mayBe(
    _ moment: FingerAnalysis.Moment, _ interaction: Interaction, _ test: (inout FingerAnalysis) -> Bool
  ) -> Bool {
    var analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    return GestureDomain.displays.indices.contains { display in
      analysis.go(to: moment, on: display)
      return test(&analysis)
    }
  }

  /// A pan that an edge pan waits for and that begins with the same finger, so that it never fails.
  private func starving(_ edgePan: Interaction) -> Interaction? {
    var pans = Set(outranking[PlacedGesture(gesture: edgePan.gesture, view: edgePan.view)] ?? [])
    for rule in edgePan.rules where rule.relation == .waitsFor {
      pans.formUnion(gestures[PlacedGesture(gesture: rule.gesture, view: rule.view)] ?? [])
    }
    return pans.sorted().lazy.map { back[$0] }.first(where: takesBackFinger)
  }

  /// The warning that a gesture takes the finger of UIKit's swipe back.
  private var lostSwipe: Diagnostic? {
    if let lost = outrankedSwipe { return lost }
    if hasEdgePan { return nil }
    if let lost = unansweredSwipe { return lost }
    for interaction in back {
      if let rule = interaction.rules.first(where: { $0.relation == .outranks && $0.gesture.isFromBackEdge })
      {
        return lost(rule.location.range, "`\(interaction.gesture.text)` outranks it")
      }
      if takesBackFinger(interaction), !goesBackItself(interaction), let place = interaction.gestureLocation {
        var diagnostic = lost(place.range, "`\(interaction.gesture.text)` begins with the same finger")
        diagnostic.notes = [
          "people expect it everywhere: add `interactive backward by edgePan(leading)`, or let this one wait"
        ]
        diagnostic.fixIts = [waiting(interaction)].compactMap(\.self)
        return diagnostic
      }
    }
    return nil
  }

  /// The warning about an edge pan that never gets its finger, because a pan waits for it or outranks it.
  private var unansweredSwipe: Diagnostic? {
    for interaction in back where interaction.gesture.isFromBackEdge {
      guard let place = interaction.gestureLocation else { continue }
      if let pan = starving(interaction) {
        return Diagnostic(
          .swipeBackLost, at: place.range, [.text("`\(pan.gesture.text)` begins first with the same finger")],
          labels: pan.gestureLocation.map {
            [DiagnosticLabel($0.range, "this begins wherever the edge pan would")]
          }
            ?? [],
          notes: ["let the edge pan go first: `outranks \(pan.gesture.text) on …`"])
      }
    }
    return nil
  }

  /// The note on a swipe that drives nothing back, and may only outrank a gesture of the transition.
  private var outrankedSwipe: Diagnostic? {
    let outranks = transition.interactions.contains { $0.direction == .forward && !$0.rules.isEmpty }
    if !outranks { return nil }
    let own = Dictionary(grouping: transition.interactions, by: \.view).mapValues { Set($0.map(\.gesture)) }
    for interaction in transition.interactions where interaction.direction == .forward {
      for rule in interaction.rules where rule.relation == .outranks && rule.gesture.isFromBackEdge {
        if own[rule.view]?.contains(rule.gesture) ?? false { continue }
        return Diagnostic(
          .swipeBackLost, at: rule.location.range, [.text("`\(interaction.gesture.text)` outranks it")],
          notes: ["people expect it everywhere: let it go first, with `waits for \(rule.gesture.text) on …`"])
      }
    }
    return nil
  }

  /// Whether a gesture takes the finger with which UIKit's swipe back begins.
  private func takesBackFinger(_ interaction: Interaction) -> Bool {
    guard interaction.gesture.goesBack, isWholeScreen(interaction.view) || reachesEdge(interaction),
      !interaction.rules.contains(where: { $0.relation == .waitsFor && $0.gesture.isFromBackEdge })
    else { return false }
    guard let begin = interaction.begin else { return true }
    return mayBe(.gate, interaction) {
      $0.restrictStart(.location, 0, to: Interval(0, GestureDomain.edgeWidth))
      return $0.canBe(true, begin)
    }
  }

  /// Whether the finger of the swipe back also drives this gesture's progress: then nothing is lost.
  private func goesBackItself(_ interaction: Interaction) -> Bool {
    mayBe(.lasting, interaction) {
      let width = Interval($0.display.width)
      $0.restrict { $0.go(straight: width, along: .horizontal) }
      return $0.measured().range.high > InteractionRules.slack
    }
  }

  /// A fix-it by which the gesture waits for the swipe back.
  private func waiting(_ interaction: Interaction) -> FixIt? {
    guard let decision = interaction.decision.location else { return nil }
    let view = if case .screen = interaction.view { interaction.view } else { Subject.screen(.to) }
    let rule = "waits for edgePan(leading) on \(transition.name(of: view))"
    return FixIt("write `\(rule)`", replacing: ByteRange(at: decision.range.start), with: rule + "\n    ")
  }

  /// Whether the view of a gesture reaches the edge at which UIKit's swipe back begins, by its `sample`.
  private func reachesEdge(_ interaction: Interaction) -> Bool {
    guard case .provided = interaction.view else { return false }
    return (samples[interaction.view] ?? []).contains { sample in
      var analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
      return analysis.value(sample.value, 0, .layout).range.high < GestureDomain.edgeWidth
    }
  }

  /// Whether a view reaches all edges of the display.
  private func isWholeScreen(_ view: Subject) -> Bool {
    switch view {
    case .container, .screen: true
    case .provided, .added, .shared, .tabBar, .navigationBar: false
    }
  }

  private func lost(_ range: ByteRange, _ why: String) -> Diagnostic {
    Diagnostic(
      .swipeBackLost, at: range, [.text(why)],
      notes: ["people expect it everywhere: add `interactive backward by edgePan(leading)`"])
  }
}

extension GestureEdge {
  /// The logical edge that equals this one in left-to-right languages.
  fileprivate var logical: GestureEdge? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading, .trailing, .top, .bottom: nil
    }
  }
}

extension Gesture {
  /// Whether the gesture begins at the edge of UIKit's swipe back.
  fileprivate var isFromBackEdge: Bool { self == .edgePan(.leading) || self == .edgePan(.left) }

  /// Whether it is a pan in the direction of the swipe back.
  fileprivate var goesBack: Bool {
    switch self {
    case .pan(.right), .pan(.trailing), .pan(.horizontal), .pan(.any): true
    default: false
    }
  }
}
