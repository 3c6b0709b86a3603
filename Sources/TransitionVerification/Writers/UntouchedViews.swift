import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds taps and presses on views that no finger can touch.
struct UntouchedViews: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    let away = outside()
    guard !transition.presses.isEmpty || transition.views.contains(where: \.isTouched) else { return away }
    let touch = Touchability(transition, RestValues(transition), expressions)
    let covers = RestingCovers(transition, expressions)
    let below = covers.screen.isPlain ? Self.below(transition) : FlatTable()
    let used = Set(transition.interactions.map(\.view) + transition.presses.map(\.view))
    let presses = transition.presses.compactMap { press -> Diagnostic? in
      finding("this `press`", press.location, why(of: press.view, touch))
    }
    let taps = transition.views.indices.compactMap { index -> Diagnostic? in
      let view = transition.views[index]
      if view.dismissesOnTap {
        if transition.style == .container {
          return finding(
            "`tap dismiss`", view.location,
            ("only gestures ask a container of the app for the screen to go back to", nil),
            notes: ["put a button into the screen, whose action calls `backward(to:)` of the generated class"]
          )
        }
        if let reason = why(of: .added(index), touch) {
          return finding("`tap dismiss`", view.location, reason)
        }
        if let place = checked.outside.place(of: index) {
          return finding("`tap dismiss`", view.location, place)
        }
        if let cover = covers.ofTouches(over: .added(index)) {
          return finding(
            "`tap dismiss`", view.location,
            ("`\(cover.name)` covers `\(view.name)` and takes its touches", cover.location),
            notes: ["`above \(cover.name)` puts it where it can be touched"])
        }
        return below[.added(index)].flatMap { place in
          guard covers.screen.coversAtRest || isInScreen(index) else { return nil }
          return finding(
            "`tap dismiss`", view.location,
            ("`\(transition.to.name)` covers `\(view.name)` and takes its touches", place),
            notes: [
              "unless the view of `\(transition.to.name)` lets touches through",
              "place the screen so that it leaves room, or put the view above it",
            ])
        }
      }
      // A view with a gesture needs another remedy.
      guard view.isTouched, view.isStanding, !used.contains(.added(index)) else { return nil }
      return finding("a touch of `\(view.name)`", view.location, (tapless, nil))
    }
    return presses + taps + away + [untouchable(below: covers, used)].compactMap(\.self)
  }

  /// The findings about tapped or scrolled views in a to screen that are placed outside the container, or outside that screen.
  private func outside() -> [Diagnostic] {
    let screen = Subject.screen(.to)
    let places = FlatTable(
      grouping: transition.placements.filter {
        if case .provided(.to, let index) = $0.subject {
          transition.to.views[index].kind.isTouched
        } else {
          false
        }
      }, by: { $0.subject })
    if places.isEmpty { return [] }
    let used = FlatSet(transition.interactions.map(\.view))
    return places.compactMap { subject, own in
      guard let place = own.first(where: { !$0.property.isLength }), !used.contains(subject),
        !FingerPlaces.isHeld([subject, screen], transition)
      else { return nil }
      func isOutside(_ other: @escaping (Scene) -> Rect) -> Bool {
        RestingPlaces.surely(at: .to, [subject, screen], transition, expressions) { rest in
          let (frame, other) = (rest.transformedFrame(of: subject), other(rest))
          let isTurned = [screen, subject].contains { object in
            [.rotation, .rotationX, .rotationY].contains { rest.value(of: object, $0).number != 0 }
          }
          return !isTurned && !frame.meets(other)
        }
      }
      let isOff = isOutside { $0.frame(of: .container) }
      guard isOff || isOutside({ $0.transformedFrame(of: screen) }) else { return nil }
      return finding(
        "a touch of `\(transition.name(of: subject))`", place.location,
        ("it rests outside \(isOff ? "the container" : "`\(transition.to.name)`")", nil),
        notes: [
          (isOff ? "" : "a view gets no touches outside the screen that it is in; ")
            + "places are those in the container"
        ])
    }
  }

  /// The finding about tapped or scrolled views in a to screen that a view covers which takes all touches and goes back.
  private func untouchable(below covers: RestingCovers, _ used: Set<Subject>) -> Diagnostic? {
    guard let cover = covers.ofTouches else { return nil }
    let views = transition.to.views.enumerated().filter { $0.element.kind.isTouched }
    // A gesture or a press on a covered view has a finding of its own.
    guard let first = views.first, !used.contains(.screen(.to)),
      !views.contains(where: { used.contains(.provided(.to, $0.offset)) })
    else { return nil }
    return Diagnostic.withoutEffect(
      at: cover.location.range, "a touch of `\(transition.to.name).\(first.element.name)`",
      "`\(cover.name)` covers `\(transition.to.name)` and takes its touches",
      labels: [DiagnosticLabel(first.element.location.range, "no finger can touch this")],
      notes: [
        "with `below \(transition.to.name)` it gets touches only where it is visible outside the screen"
      ])
  }

  /// Whether an added view that nothing moves lies wholly in the frame of the to screen, in each layout.
  private func isInScreen(_ index: Int) -> Bool {
    let subject = Subject.added(index)
    if !transition.states.isEmpty { return false }
    func moves(_ property: Property) -> Bool {
      property != .alpha && property != .background && property.uncovers(forTouches: false)
    }
    if transition.tracks.contains(where: { $0.subject == subject && moves($0.property) }) { return false }
    return layouts.allSatisfy { layout in
      let rest = layout.rest(at: .to)
      let (screen, own) = (rest.frame(of: .screen(.to)), rest.frame(of: subject))
      return screen.contains(own)
    }
  }

  private let tapless =
    "add `tap dismiss`, which goes back; a picture that is no button is an `image` of the asset catalogue, with a place and a size"

  private typealias Reason = (text: String, place: SpecLocation?)

  private func finding(
    _ what: String, _ location: SpecLocation, _ reason: Reason?, notes: [String] = []
  ) -> Diagnostic? {
    guard let reason else { return nil }
    return Diagnostic.withoutEffect(
      at: location.range, what, reason.text,
      labels: reason.place.map { [DiagnosticLabel($0.range, "here")] } ?? [], notes: notes)
  }

  /// Why a view gets no touches where it rests.
  private func why(of subject: Subject, _ touch: Touchability) -> Reason? {
    switch subject {
    case .added(let index) where !transition.views[index].isStanding:
      return (
        "`\(transition.views[index].name)` exists during runs only, when nothing can be touched", nil
      )
    case .added, .screen(.to), .provided(.to, _):
      return touch.obstacle(subject).map { ($0.reason, $0.location) }
    // Views of the from screen are touched before anything changes.
    case .screen(.from), .provided(.from, _), .container, .shared, .tabBar, .navigationBar: return nil
    }
  }

  /// The objects below the to screen, through others or not, and where that is written. Added views are below it unless they have to be
  /// above it.
  static func below(_ transition: Transition) -> FlatTable<Subject, SpecLocation> {
    var below = FlatTable<Subject, SpecLocation>()
    if !transition.layers.isEmpty {
      let layers = FlatTable(grouping: transition.layers, by: { $0.above })
      var open = [Subject.screen(.to)]
      while let object = open.popLast() {
        for layer in layers[object] ?? [] where below.add(layer.below, layer.location) {
          open.append(layer.below)
        }
      }
    }
    if transition.top == .to, !transition.views.isEmpty {
      let above = ViewCover.above(.screen(.to), transition)
      for (index, view) in transition.views.enumerated() where !above.contains(.added(index)) {
        below.add(.added(index), view.location)
      }
    }
    return below
  }
}

extension AddedView {
  /// Whether the view looks like a button, or can be tapped.
  fileprivate var isTouched: Bool { if case .button = content { true } else { dismissesOnTap } }
}
