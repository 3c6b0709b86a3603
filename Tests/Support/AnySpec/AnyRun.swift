@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// Takes an app through everything that may happen to a transition, and prints what is seen.
@MainActor struct AnyRun {
  let app: AnyApp
  let trip: AnyTrip

  /// Each trip of a case by itself.
  static func units(of own: AnyCase) -> [TrialUnit] {
    AnyTrip.all(of: own).map { trip in TrialUnit(name: "\(own.name), \(trip)") { run(own, trip) } }
  }

  private static func run(_ own: AnyCase, _ trip: AnyTrip) {
    Report.scenario = own.name
    Report.conduct = "\(trip)"
    var conduct = Conduct()
    if case .random(let seed) = trip { conduct = AnyPlayer.conduct(seed: seed) }
    Simulator.reset(conduct: conduct)
    Simulator.recordsChanges = false
    Simulator.forbidsLeftViews = true
    if trip == .reduced { Simulator.reducesMotion = true }
    AnyRun(app: AnyApp(own), trip: trip).run()
    Simulator.clock.stop()
    Report.equal("alive at the end", Simulator.census.alive, [])
  }

  var own: AnyCase { app.own }

  private func run() {
    measure()
    if trip == .missing {
      (app.from.missing, app.to.missing) = own.optional
      // What rests at a number has that number afterwards, which may be calculated from a view that is missing now.
      for isForward in [true, false] {
        start(isForward)
        app.settle()
      }
    }
    if trip == .reduced {
      for name in own.pressed { press(name) }
      if app.isAtTo { start(false) }
      app.settle()
    }
    let before = HierarchyState(of: roots)
    if [.navigation, .modal, .overlay].contains(own.style) {
      for (index, gesture) in own.gestures.enumerated() where !gesture.isForward {
        Report.check("finger \(index) is not there yet", app.recognizer(index) == nil)
      }
    }
    switch trip {
    case .plays, .reduced, .missing: play()
    case .resized:
      for isForward in [true, false] {
        start(isForward)
        Simulator.clock.advance(by: 0.1)
        app.window.resize(to: turned)
        rest()
        app.window.resize(to: own.size)
        rest()
      }
    case .resizedAtRest:
      start(true)
      app.settle()
      app.window.resize(to: turned)
      rest()
      app.window.resize(to: own.size)
      rest()
      start(false)
      rest()
    case .refused: refuse()
    case .unanimated:
      for isForward in [true, false, true, false] {
        app.go(isForward: isForward, animated: false)
        rest()
      }
      start(true)
      rest()
      app.go(isForward: false, animated: false)
      rest()
    case .finger(let index, let isOn):
      drive(index, isOn: isOn)
      // What a finger has left behind may not show in the next.
      if !isOn { drive(index, isOn: true) }
    case .taken(let index):
      goToStart(of: index)
      var finger = AnyFinger(app, index)
      if finger.begin() {
        Simulator.clock.advance(by: 0.1)
        finger.move(0.3)
        lift(index)
        rest()
      }
    case .edges(let index): goToEdges(of: index)
    case .asked(let index): ask(for: index)
    case .moves: move()
    case .strangers: meetStrangers()
    case .pressed(let name): press(name)
    case .caught(let index, "settle"): catchSettle(index)
    case .caught(let index, let motion): catchIt(index, isForward: motion == "forward")
    case .tapped(let index): tap(index)
    case .random(let seed): playAtRandom(seed)
    }
    if app.isAtTo { start(false) }
    app.settle()
    if app.isAtTo { start(false) }
    app.settle()
    Report.equal("violations", Simulator.recorder.violations, [])
    Report.equal("under way", Simulator.census.transitionsUnderWay, [])
    if app.to.view.window == nil { app.to.layOut() }
    // Nobody sees where a screen is that is not in the window.
    let left = HierarchyState(of: roots).differences(from: before).filter { difference in
      if case .pressed(let name) = trip,
        difference.hasPrefix("\(name.split(separator: ".").last ?? ""):")
      {
        return false
      }
      return
        !(app.to.view.window == nil && ["to: bounds ", "to: center "].contains { difference.hasPrefix($0) })
    }
    Report.equal("left behind", left, [])
    (app.window.rootViewController as? UITabBarController)?.viewControllers = []
  }

  private var roots: [UIView] { [app.root.view, app.from.view, app.to.view] }
  private var turned: CGSize { CGSize(width: own.size.height, height: own.size.width) }

  func start(_ isForward: Bool) { app.go(isForward: isForward) }

  // MARK: Trips

  private func play() {
    for isForward in [true, false] {
      AnyScreen.called = []
      start(isForward)
      if isForward, own.style == .modal || own.style == .overlay {
        let isOwn = app.to.modalPresentationCapturesStatusBarAppearance
        Report.equal("the status bar is its own", isOwn, own.hasStatusBar)
      }
      if isForward ? own.isPlatforms.forward : own.isPlatforms.backward {
        Report.check("the platform plays", app.host?.run == nil)
      } else {
        sample(isForward ? "forward" : "backward")
      }
      rest()
      expectCalls(isForward, isFinished: true)
    }
    if own.style == .navigation {
      let calls = app.neighbour.calls
      Report.check("a router calls all its delegates", calls.before >= 2 && calls.after >= 2, "\(calls)")
    }
  }

  func goToStart(of index: Int) {
    let gesture = own.gestures[index]
    let isAtTo = !gesture.isForward || gesture.isAmongStates
    if app.isAtTo != isAtTo { start(isAtTo) }
    app.settle()
    AnyScreen.called = []
  }

  /// A tap on an added view dismisses.
  private func tap(_ index: Int) {
    start(true)
    rest()
    guard let view = app.objects().first(where: { $0.name == "added \(index)" })?.object.view else {
      return Report.check("there is something to tap", false)
    }
    if let button = view as? UIButton {
      Report.equal("it is called", button.accessibilityLabel, AnyScreen.closeLabel)
      button.sendActions(for: .touchUpInside)
    } else {
      let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      for recognizer in recognizers { recognizer.tap(at: view.convert(middle, to: nil)) }
    }
    rest()
    Report.check("a tap dismisses", !app.isAtTo)
  }

  /// Every hook has been called that has to be, in the order of the spec.
  private func expectCalls(_ isForward: Bool, isFinished: Bool, by gesture: Int? = nil) {
    if gesture == nil, isForward ? own.isPlatforms.forward : own.isPlatforms.backward { return }
    let direction = isForward ? "forward" : "backward"
    let expected = ["start", isFinished ? "finish" : "cancel", "end"].flatMap { moment in
      own.calls.filter {
        $0.moment == moment && ["", direction].contains($0.direction)
          && ($0.gesture == nil || $0.gesture == gesture)
      }
    }
    // Between rest states nothing runs that ends.
    let isRun = gesture.map { !own.gestures[$0].isAmongStates } ?? true
    let ended = isRun ? ["ended \(isForward) \(isFinished)"] : []
    Report.equal(
      "called", AnyScreen.called.filter { !$0.hasPrefix("moved") }, expected.map(\.name) + ended)
  }

  private func drive(_ index: Int, isOn: Bool) {
    goToStart(of: index)
    var finger = AnyFinger(app, index)
    let hasBegun = finger.begin()
    let state = app.description?.state ?? 1
    write(hasBegun ? "begins" : "refused", at: 0, index, finger.reading, state: state - 1)
    if !hasBegun { return }
    Simulator.clock.advance(by: 0.1)
    for share: CGFloat in isOn ? [0, 0.1, 0.4, 0.7, 1] : [0, 0.5, 0.2] {
      finger.move(share)
      if isSettling { break }
      write("driven", at: 0, index, finger.reading, state: state - 1)
    }
    // Otherwise the gesture has finished by itself, and the finger is still down.
    let isLifted = !isSettling
    if isLifted { expectNoJump { finger.end(isOn: isOn) } }
    let gesture = own.gestures[index]
    let isFinishing = gesture.isForward == (app.host?.run?.target == .to)
    sample(
      gesture.isAmongStates ? "settles" : isFinishing ? "finish" : "cancel", index, finger.reading,
      state: state - 1)
    app.settle()
    if !isLifted { finger.end(isOn: isOn) }
    rest()
    if !gesture.isAmongStates || app.isAtTo {
      expectCalls(gesture.isForward, isFinished: app.isAtTo == gesture.isForward, by: index)
    }
  }
}

extension AnyRun {
  /// The program: goes through the cases whose names begin as the argument says; all without one. With `--trials` it tries faults in
  /// them. `--fault N` before that activates a fault in the runtime.
  static func main(with cases: [AnyCase]) {
    let words = CommandLine.arguments.dropFirst()
    let wanted = (words.first == "--fault" ? words.dropFirst(2) : words).first ?? ""
    if wanted == "--trials" { return TrialServer.serve(cases.flatMap(units)) }
    Report.isBrief = true
    for own in cases where own.name.hasPrefix(wanted) {
      for unit in units(of: own) { unit.run() }
    }
  }
}
