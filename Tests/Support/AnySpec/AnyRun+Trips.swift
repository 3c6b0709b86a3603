@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// The trips that take more than a few steps.
extension AnyRun {
  /// It leaves where what follows changes, and begins where it may just do so.
  func goToEdges(of index: Int) {
    let gesture = own.gestures[index]
    for release in gesture.releases {
      goToStart(of: index)
      let state = (app.description?.state ?? 1) - 1
      var finger = AnyFinger(app, index)
      if !finger.begin() { return }
      Simulator.clock.advance(by: 0.1)
      finger.move(by: release.amount)
      if !isSettling { finger.end(speed: release.speed) }
      let isFinishing = gesture.isForward == (app.host?.run?.target == .to)
      write(
        gesture.isAmongStates ? "settles" : isFinishing ? "finish" : "cancel", at: 0, index, finger.reading,
        state: state)
      app.settle()
      rest()
    }
    for speed in gesture.beginnings {
      goToStart(of: index)
      let state = (app.description?.state ?? 1) - 1
      var finger = AnyFinger(app, index)
      let hasBegun = finger.begin(speed: speed)
      write(hasBegun ? "begins" : "refused", at: 0, index, finger.reading, state: state)
      if hasBegun { lift(index) }
    }
  }

  /// The system takes a finger away.
  func lift(_ index: Int) {
    app.recognizer(index)?.isEnabled = false
    app.settle()
    app.recognizer(index)?.isEnabled = true
  }

  /// A finger begins if the app lets it: whether it is recognized at all, and what is asked last.
  func ask(for index: Int) {
    func begins() -> Bool {
      goToStart(of: index)
      var finger = AnyFinger(app, index)
      let hasBegun = finger.begin()
      if hasBegun { lift(index) }
      return hasBegun
    }
    guard begins() else { return }
    goToStart(of: index)
    for name in own.gestures[index].simultaneous {
      let words = name.split(separator: ".").map(String.init)
      guard let recognizer = app.recognizer(index),
        let scroll = (words[0] == "from" ? app.from : app.to).parts[words[1]] as? UIScrollView
      else { continue }
      Report.check(
        "\(name) scrolls as well", answers(of: recognizer, about: scroll.panGestureRecognizer).both)
    }
    var asked = 0
    app.ask(index) { _ in
      asked += 1
      return true
    }
    Report.check("the app lets finger \(index) begin", begins())
    Report.equal("the app is asked for finger \(index)", asked, 1)
    app.ask(index) { _ in false }
    Report.check("the app refuses finger \(index)", !begins())
    app.ask(index, nil)
    app.enable(index, false)
    Report.check("finger \(index) is off", !begins())
    app.enable(index, true)
    Report.check("finger \(index) is on again", begins())
  }

  /// A view yields to a touch until that is lifted, taken away, off the view, not alone, or the other screen comes.
  func press(_ name: String) {
    let isOfFrom = name.hasPrefix("from.")
    let screen = isOfFrom ? app.from : app.to
    if app.isAtTo == isOfFrom { start(!isOfFrom) }
    rest()
    guard let view = screen.parts[name.split(separator: ".").dropFirst().joined(separator: ".")] else {
      return
    }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    func state() -> HierarchyState { HierarchyState(of: [screen.view]) }
    func sample(_ phase: String) {
      for frame in 0..<12 {
        if frame > 0 { write(phase, at: (Double(frame) * 3 - 2.5) * VirtualClock.frame) }
        Simulator.clock.advance(by: frame == 0 ? VirtualClock.frame / 2 : VirtualClock.frame * 3)
      }
      app.settle()
    }
    var (before, isFirst) = (state(), true)
    func touch(_ end: (Finger) -> Void) {
      let finger = Finger(in: app.window)
      finger.touchDown(at: middle)
      if isFirst { sample("pressed") }
      app.settle()
      Report.check("\(name) yields", !state().differences(from: before).isEmpty)
      end(finger)
      if isFirst { sample("lifted") }
      app.settle()
      // At first it is as the app has it, which may be otherwise.
      if isFirst { (isFirst, before) = (false, state()) }
      Report.equal("\(name) has yielded", state().differences(from: before), [])
      finger.lift()
      app.settle()
    }
    touch { $0.lift() }
    touch { $0.cancel() }
    touch { $0.move(to: CGPoint(x: 1, y: self.app.window.bounds.maxY - 1)) }
    touch { finger in
      finger.lift()
      Simulator.clock.advance(by: 0.05)  // on its way back
      let second = Finger(in: app.window)
      second.touchDown(at: middle)
      app.settle()
      second.lift()
    }
    let other = Finger(in: app.window)
    touch { _ in other.touchDown(at: middle) }
    other.lift()
    let finger = Finger(in: app.window)
    finger.touchDown(at: middle)
    Simulator.clock.advance(by: 0.05)
    start(isOfFrom)
    Simulator.clock.advance(by: 0.1)
    let isHidden = view.alpha == 0
    finger.lift()
    Simulator.clock.advance(by: 0.05)
    Report.check("\(name) stays hidden", !isHidden || !app.isUnderWay || view.alpha == 0)
    rest()
  }

  /// Screens of other kinds come and go as the platform has it.
  func meetStrangers() {
    let stranger = UIViewController()
    func expectNone() {
      Simulator.clock.advance(by: 0.05)
      Report.check("a stranger is not for it", app.host?.run == nil)
      app.settle()
    }
    if let tabs = app.tabs, own.style == .tab, own.refusesStrangers.from, own.refusesStrangers.to {
      let own = tabs.viewControllers
      tabs.viewControllers = (own ?? []) + [stranger]
      tabs.tapItem(at: 2)
      expectNone()
      tabs.tapItem(at: 0)
      expectNone()
      tabs.viewControllers = own
    }
    if own.style == .modal || own.style == .overlay {
      if own.refusesStrangers.from {
        app.window.rootViewController = stranger
        app.adopt()
        stranger.present(app.to, animated: true)
        expectNone()
        stranger.dismiss(animated: true)
        expectNone()
        app.window.rootViewController = app.root
      }
      if own.refusesStrangers.to {
        stranger.modalPresentationStyle = own.style == .overlay ? .custom : .fullScreen
        stranger.transitioningDelegate = app.to.transitioningDelegate
        app.from.present(stranger, animated: true)
        expectNone()
        stranger.dismiss(animated: true)
        expectNone()
      }
      start(true)
      rest()
    }
    guard let navigation = app.navigation, own.style == .navigation else { return }
    if own.refusesStrangers.to {
      navigation.pushViewController(stranger, animated: true)
      expectNone()
      navigation.popViewController(animated: true)
      expectNone()
    }
    if own.refusesStrangers.from {
      navigation.pushViewController(stranger, animated: false)
      app.settle()
      navigation.pushViewController(app.to, animated: true)
      expectNone()
      navigation.popViewController(animated: true)
      expectNone()
      navigation.popViewController(animated: false)
      app.settle()
    }
  }

  /// The app takes the to screen through its rest states, with a motion and at once.
  func move() {
    start(true)
    app.move(own.stateCount - 1, true)
    Report.equal("the state while the screen comes", app.state(), 0)
    rest()
    for isAnimated in [true, false] {
      for state in Array(0..<own.stateCount).reversed() + Array(0..<own.stateCount) {
        let isOther = app.state() != state
        AnyScreen.called = []
        app.move(state, isAnimated)
        Report.equal("the state", app.state(), state)
        if !isAnimated { write("rest", at: 0) }
        rest()
        let moved = AnyScreen.called.filter { $0.hasPrefix("moved") }
        Report.equal("what the app hears", moved, isOther ? ["moved \(state)"] : [])
      }
    }
    if own.isPlatforms.backward { return }
    start(false)
    sample("backward", state: own.stateCount - 1)
  }

  /// What a gesture of the transition answers about another one: whether both go on, and which waits for which.
  private func answers(
    of own: UIGestureRecognizer, about other: UIGestureRecognizer
  ) -> (both: Bool, first: Bool, last: Bool) {
    guard let asked = own.delegate else { return (false, false, false) }
    return (
      asked.gestureRecognizer?(own, shouldRecognizeSimultaneouslyWith: other) ?? false,
      asked.gestureRecognizer?(own, shouldBeRequiredToFailBy: other) ?? false,
      asked.gestureRecognizer?(own, shouldRequireFailureOf: other) ?? false
    )
  }

  /// All answers of the gestures that are there about the scroll views of the screens, in words.
  private func allAnswers() -> [String: String] {
    var all: [String: String] = [:]
    for index in own.gestures.indices {
      guard let recognizer = app.recognizer(index) else { continue }
      for (side, screen) in [("from", app.from), ("to", app.to)] {
        for (name, view) in screen.parts {
          guard view.window != nil, let scroll = view as? UIScrollView else { continue }
          all["finger \(index) about \(side).\(name)"] =
            "\(answers(of: recognizer, about: scroll.panGestureRecognizer))"
        }
      }
    }
    return all
  }

  /// In the middle of what plays each finger tries to begin that may not take it over. What gestures answer about others stays.
  func refuse() {
    for isForward in [true, false] {
      // A page that is popped is no longer on the stack.
      let before = own.style == .modal || own.style == .overlay ? allAnswers() : [:]
      start(isForward)
      for (question, answer) in allAnswers() {
        if let before = before[question] { Report.equal(question, answer, before) }
      }
      if isForward ? own.isPlatforms.forward : own.isPlatforms.backward {
        app.settle()
        continue
      }
      Simulator.clock.advance(by: 0.1)
      let isUnderWay = app.isUnderWay
      for (index, gesture) in own.gestures.enumerated()
      where isUnderWay && !gesture.catches.contains(isForward ? "forward" : "backward") {
        var finger = AnyFinger(app, index)
        let hasBegun = finger.begin()
        Report.check("finger \(index) stays away", !hasBegun)
        if hasBegun { finger.end(isOn: true) }
      }
      rest()
    }
  }

  /// Whether the finger's run goes on by itself.
  var isSettling: Bool { app.host?.run?.target != nil }

  /// A finger takes over a direction that plays.
  func catchIt(_ index: Int, isForward: Bool) {
    if !isForward { start(true) }
    app.settle()
    start(isForward)
    Simulator.clock.advance(by: 0.12)
    AnyScreen.called = []
    if takeOver(index) { expectCalls(ofCatching: index) }
  }

  /// The hooks of a gesture that has caught a run follow its own direction.
  private func expectCalls(ofCatching index: Int) {
    let isFinished = app.isAtTo == own.gestures[index].isForward
    for call in own.calls where call.gesture == index {
      // A hook with one call alone.
      if own.calls.count(where: { $0.name == call.name }) > 1 { continue }
      let isOther = call.moment == (isFinished ? "cancel" : "finish")
      let calls = AnyScreen.called.count { $0 == call.name }
      Report.equal("\(call.name) is called at \(call.moment)", calls, isOther ? 0 : 1)
    }
  }

  /// A finger leaves, on along its way or back, and takes over what settles.
  func catchSettle(_ index: Int) {
    for isOn in [true, false] {
      goToStart(of: index)
      var finger = AnyFinger(app, index)
      guard finger.begin() else { return }
      Simulator.clock.advance(by: 0.1)
      finger.move(0.5)
      if !isSettling { finger.end(isOn: isOn) }
      Simulator.clock.advance(by: 0.08)
      takeOver(index)
    }
  }

  /// Nothing jumps while something happens, except what begins to be held then.
  @discardableResult func expectNoJump<Result>(but held: Set<String> = [], _ body: () -> Result) -> Result {
    func readings() -> [(name: String, reading: Reading)] {
      // A view that flies itself does so from the end where the flight begins.
      app.objects().filter { !($0.object.view.superview?.superview is TransitionBox) }
        .map { ($0.name, $0.object.reading(in: app.container ?? app.window)) }
    }
    let before = readings()
    let result = body()
    let after = Dictionary(readings().map { ($0.name, $0.reading) }) { $1 }
    for (name, reading) in before where !held.contains(name) {
      // The ends of a picture that begins to fly are hidden.
      guard let now = after[name], now.alpha > 0 else { continue }
      let isNear = zip(reading.places, now.places).allSatisfy { abs($0 - $1) < 0.01 }
      Report.check("\(name) does not jump", isNear, "\(now.places), not \(reading.places)")
    }
    return result
  }

  /// What `start` says of the transforms that a finger drives with values, after it has caught a motion, is what is seen.
  private func expectSeenBeginning() {
    guard let run = app.host?.run, run.gesture?.evaluate(run.finger).isDriving == true else { return }
    let driven = run.gesture?.driven.map(\.element) ?? []
    for shown in run.transition.beginning?.shown() ?? []
    where shown.slot.kind == .transform
      && shown.parts.contains(where: { part in driven.contains { $0 === part.element } })
    {
      let way = shown.slot.difference(shown.amount, shown.slot.read())
      Report.check("\(shown.parts.map(\.kind)) begins where it is seen", !way.isLarger(than: 0.01), "\(way)")
    }
  }

  /// A value that the finger's direction holds is seen as soon as the finger has taken over.
  private func expectHeld() {
    guard let transition = app.host?.run?.transition else { return }
    // Beside a scale of its own axis, a held scale is seen on the other one.
    let all = transition.restPose(at: .to).setting(transition.held)
    for part in transition.held.parts where part.element.role != .container {
      let seen = part.element.seen(part.kind, in: all)
      Report.check(
        "\(part.kind) is held", !seen.numbers.minus(part.amount.numbers).isLarger(than: 0.01),
        "\(seen.numbers)")
    }
  }

  /// A finger begins without a jump, and leads what plays or settles on to its end.
  @discardableResult private func takeOver(_ index: Int) -> Bool {
    var finger = AnyFinger(app, index)
    guard expectNoJump(but: own.gestures[index].held, { finger.begin() }) else {
      app.settle()
      return false
    }
    expectSeenBeginning()
    expectHeld()
    finger.move(0.2)
    Simulator.clock.advance(by: VirtualClock.frame)
    if !isSettling { finger.end(isOn: true) }
    app.settle()
    rest()
    return true
  }
}
