import TransitionPlan

/// What a screen that is presented over another one needs.
extension TransitionScope {
  /// Whether a presentation controller of its own shows the to screen, and the from screen stays in the window.
  var isOverlay: Bool { transition.style == .overlay }

  /// Whether any view controller can be this screen: it hands nothing over, and who presents it says which it is.
  func isAnyController(_ side: Side) -> Bool {
    transition.style != .navigation && !hasProtocol(side) && transition[side].className == nil
  }

  /// Whether a finger can drive a direction.
  func isPulled(_ direction: Direction) -> Bool {
    pulls.contains { transition.interactions[$0].direction == direction }
  }

  /// Whether a finger pushes.
  var pushesUnderFinger: Bool { transition.style == .navigation && isPulled(.forward) }

  /// Whether the recognizers are the presentation controller's.
  var hasPresentationGesture: Bool { isOverlay && isPulled(.backward) }

  /// Whether the transition itself keeps the from screen that UIKit names: no presentation controller of its own does.
  var keepsSource: Bool { transition.style == .modal && !isAnyController(.from) }

  /// Whether a run knows the transition that has made it.
  var knowsTransition: Bool { hasStay || isTab || isPulled(.forward) && !isContainer }

  /// Whether the transition knows the run under way.
  var isRunKnown: Bool {
    isTab || !isContainer && knowsTransition && (isInteractive || watchesWindow || closesOnTap)
  }

  /// Whether tapping an added view dismisses the to screen.
  var closesOnTap: Bool { transition.views.contains(where: \.dismissesOnTap) }

  /// The function of the from screen's protocol that presents the to screen.
  var presentRequirement: String { names.requirement("present") }

  /// The function of the from screen's protocol that gives a to screen to be pushed.
  var pushRequirement: String { names.requirement("pushed") }

  /// Whether a run that a finger holds sets something of an object.
  func isDrivenByRun(_ subject: Subject) -> Bool {
    if case .added(let index) = subject, heldBlurs.contains(index) { return true }
    return pulls.contains { transition.interactions[$0].drives.contains { $0.subject == subject } }
  }

  /// The black cover over a screen.
  func dimName(_ side: Side) -> String { names[side] + "Dim" }

  /// Whether a screen is covered by black.
  func dims(_ side: Side) -> Bool { plainSlots.contains(Slot(subject: .screen(side), kind: .dim)) }

  // MARK: Layers

  /// The added views and the screens from the bottom up, but for one that lies below a presentation; what nothing is said
  /// of, in the order of the spec, is below the upper screen.
  var layers: [Subject] {
    let upper = isOverlay ? Side.to : transition.top
    let lower: [Subject] = isOverlay ? [] : [.screen(upper.opposite)]
    var rest = lower + transition.views.indices.map { Subject.added($0) } + [.screen(upper)]
    var order: [Subject] = []
    while !rest.isEmpty {
      // A circle cannot be; should there be one, the first stands for its end.
      let index =
        rest.firstIndex { above in
          !transition.layers.contains { $0.above == above && $0.below != above && rest.contains($0.below) }
        } ?? 0
      order.append(rest.remove(at: index))
    }
    return order
  }

  /// The added views above the to screen that stay with it, from the bottom up.
  var viewsAbove: [Subject] {
    let above = layers.firstIndex(of: .screen(.to)).map { Array(layers[($0 + 1)...]) } ?? []
    return above.filter { !isPassing($0) }
  }

  /// The added views that stay above the to screen where no presentation controller has them, from the bottom up: they lie
  /// in its view. What stays below it is not seen while it shows, and is there for the runs.
  var kept: [Int] {
    if isOverlay { return [] }
    return viewsAbove.compactMap { if case .added(let index) = $0 { index } else { nil } }
  }

  /// Whether an added view is there for the runs only.
  func isPassing(_ subject: Subject) -> Bool {
    if case .added(let index) = subject { !transition.views[index].isStanding } else { false }
  }

  /// The added views that are there for the runs only.
  var passing: [Int] { transition.views.indices.filter { isPassing(.added($0)) } }

  // MARK: Places

  /// What `place` says of an object.
  func placements(_ subject: Subject) -> [Placement] {
    transition.placements.filter { $0.subject == subject }
  }

  /// The objects that the presentation lays out, in an order in which each needs only those before it.
  var laidOut: [Subject] {
    [.screen(.to)] + transition.views.indices.map { Subject.added($0) }
  }

  /// Whether an object has another frame on the other side; an overlay lays out also what has not.
  func moves(_ subject: Subject) -> Bool { !isOverlay || !geometry(subject).isEmpty }

  /// Whether the layout of an overlay is another one on the other side.
  var isLaidOutBySide: Bool { laidOut.contains(where: moves) }

  /// The call that lays an overlay out as on a side.
  func layOut(at side: String) -> String { isLaidOutBySide ? "layOut(at: \(side))" : "layOut()" }

  /// The name of an added view.
  func name(ofAdded index: Int) -> String { names.added(index) }
}
