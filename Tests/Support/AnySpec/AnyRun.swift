@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// Takes an app through everything that may happen to a transition, and prints what is seen.
@MainActor struct AnyRun {
  struct SceneLine: Encodable {
    let spec: String
    let trip: String
    let size: [CGFloat]
    /// Where views are laid out, each with its screen at rest, in points of the container.
    let frames: [String: [CGFloat]]
    let safeAreas: [String: [CGFloat]]
    let imageSizes: [String: [CGFloat]]
  }

  struct SampleLine: Encodable {
    let spec: String
    let trip: String
    /// `forward` or `backward` while a direction plays, `driven`, `finish` and `cancel` with a finger, `rest`.
    let phase: String
    let time: Double
    var gesture = 0
    var finger: FingerReading?
    /// The rest state of the to screen, and the one in which it settles; −1 is the from screen.
    var state = 0
    var target = 0
    /// At which side it rests.
    var isAtTo = false
    /// That of the container.
    let size: [CGFloat]
    let objects: [String: Reading]
    let order: [String]
  }

  /// What an app goes through.
  enum Trip: Equatable, CustomStringConvertible {
    case plays, reduced, missing, resized, resizedAtRest, refused, unanimated
    case finger(Int, isOn: Bool)
    case taken(Int)
    case edges(Int)
    case asked(Int)
    case moves
    case strangers
    case pressed(String)
    case caught(Int, String)
    case tapped(Int)

    var description: String {
      switch self {
      case .plays: "plays"
      case .reduced: "reduced"
      case .missing: "missing"
      case .resized: "resized"
      case .resizedAtRest: "resized at rest"
      case .refused: "refused"
      case .unanimated: "unanimated"
      case .finger(let index, let isOn): "finger \(index) \(isOn ? "on" : "back")"
      case .taken(let index): "finger \(index) taken"
      case .edges(let index): "finger \(index) at its edges"
      case .asked(let index): "finger \(index) asked for"
      case .moves: "moves"
      case .strangers: "strangers"
      case .pressed(let name): "\(name) pressed"
      case .tapped(let index): "tapped \(index)"
      case .caught(let index, let motion): "finger \(index) catches \(motion)"
      }
    }

    static func all(of own: AnyCase) -> [Trip] {
      var trips: [Trip] = [.plays, .reduced, .resized, .resizedAtRest]
      if !own.optional.from.isEmpty || !own.optional.to.isEmpty { trips.append(.missing) }
      if !own.gestures.isEmpty { trips.append(.refused) }
      // What `modal` leaves behind then is in limits.md.
      if own.style == .navigation || own.style == .overlay { trips.append(.unanimated) }
      if own.stateCount > 0 { trips.append(.moves) }
      if own.style == .navigation || own.style == .tab { trips.append(.strangers) }
      trips += own.closing.map { .tapped($0) } + own.pressed.map { .pressed($0) }
      for (index, gesture) in own.gestures.enumerated() {
        trips += [.finger(index, isOn: true), .finger(index, isOn: false), .taken(index), .asked(index)]
        if !gesture.releases.isEmpty || !gesture.beginnings.isEmpty { trips.append(.edges(index)) }
        trips += gesture.catches.sorted().filter { $0 != "settle" }.map { .caught(index, $0) }
      }
      return trips
    }
  }

  let app: AnyApp
  let trip: Trip

  /// Each trip of a case by itself.
  static func units(of own: AnyCase) -> [TrialUnit] {
    Trip.all(of: own).map { trip in TrialUnit(name: "\(own.name), \(trip)") { run(own, trip) } }
  }

  private static func run(_ own: AnyCase, _ trip: Trip) {
    Report.scenario = own.name
    Report.conduct = "\(trip)"
    Simulator.reset(conduct: Conduct())
    Simulator.recordsChanges = false
    Simulator.forbidsLeftViews = true
    if trip == .reduced { Simulator.reducesMotion = true }
    AnyRun(app: AnyApp(own), trip: trip).run()
    Simulator.clock.stop()
    Report.equal("alive at the end", Simulator.census.alive, [])
  }

  private var own: AnyCase { app.own }

  private func run() {
    measure()
    let before = HierarchyState(of: roots)
    if [.navigation, .modal, .overlay].contains(own.style) {
      for (index, gesture) in own.gestures.enumerated() where !gesture.isForward {
        Report.check("finger \(index) is not there yet", app.recognizer(index) == nil)
      }
    }
    switch trip {
    case .plays, .reduced: play()
    case .missing:
      (app.from.missing, app.to.missing) = own.optional
      play()
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
        app.recognizer(index)?.isEnabled = false
        rest()
        app.recognizer(index)?.isEnabled = true
      }
    case .edges(let index): goToEdges(of: index)
    case .asked(let index): ask(for: index)
    case .moves: move()
    case .strangers: meetStrangers()
    case .pressed(let name): press(name)
    case .caught(let index, let motion): catchIt(index, isForward: motion == "forward")
    case .tapped(let index): tap(index)
    }
    if app.isAtTo { start(false) }
    app.settle()
    if app.isAtTo { start(false) }
    app.settle()
    Report.equal("violations", Simulator.recorder.violations, [])
    Report.equal("under way", Simulator.census.transitionsUnderWay, [])
    // Nobody sees where a screen is that is not in the window.
    let left = HierarchyState(of: roots).differences(from: before).filter { difference in
      if case .pressed(let name) = trip, difference.hasPrefix("\(name):") { return false }
      return
        !(app.to.view.window == nil && ["to: bounds ", "to: center "].contains { difference.hasPrefix($0) })
    }
    Report.equal("left behind", left, [])
    (app.window.rootViewController as? UITabBarController)?.viewControllers = []
  }

  private var roots: [UIView] { [app.root.view, app.from.view, app.to.view] }
  private var turned: CGSize { CGSize(width: own.size.height, height: own.size.width) }

  private func start(_ isForward: Bool) { app.go(isForward: isForward) }

  // MARK: Trips

  private func play() {
    for isForward in [true, false] {
      AnyScreen.called = []
      start(isForward)
      if isForward, own.style == .modal || own.style == .overlay {
        let isOwn = app.to.modalPresentationCapturesStatusBarAppearance
        Report.equal("the status bar is its own", isOwn, own.hasStatusBar)
      }
      if isForward ? !own.isPlatforms.forward : !own.isPlatforms.backward {
        sample(isForward ? "forward" : "backward")
      }
      rest()
      expectCalls(isForward, isFinished: true)
    }
  }

  private func goToStart(of index: Int) {
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
    if !isSettling { finger.end(isOn: isOn) }
    let gesture = own.gestures[index]
    let isFinishing = gesture.isForward == (app.host?.run?.target == .to)
    sample(
      gesture.isAmongStates ? "settles" : isFinishing ? "finish" : "cancel", index, finger.reading,
      state: state - 1)
    app.settle()
    rest()
    if !gesture.isAmongStates || app.isAtTo {
      expectCalls(gesture.isForward, isFinished: app.isAtTo == gesture.isForward, by: index)
    }
  }

  /// It leaves where what follows changes, and begins where it may just do so.
  private func goToEdges(of index: Int) {
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
  private func lift(_ index: Int) {
    app.recognizer(index)?.isEnabled = false
    app.settle()
    app.recognizer(index)?.isEnabled = true
  }

  /// A finger begins if the app lets it: whether it is recognized at all, and what is asked last.
  private func ask(for index: Int) {
    func begins() -> Bool {
      goToStart(of: index)
      var finger = AnyFinger(app, index)
      let hasBegun = finger.begin()
      if hasBegun { lift(index) }
      return hasBegun
    }
    guard begins() else { return }
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

  /// A view yields to a touch until that is lifted, taken away, off the view, not alone, or the to screen comes.
  private func press(_ name: String) {
    guard let view = app.from.parts[name] else { return }
    view.isUserInteractionEnabled = true  // an image view gets no touches by itself
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    func state() -> HierarchyState { HierarchyState(of: [app.from.view]) }
    var (before, isFirst) = (state(), true)
    func touch(_ end: (Finger) -> Void) {
      let finger = Finger(in: app.window)
      finger.touchDown(at: middle)
      app.settle()
      Report.check("\(name) yields", !state().differences(from: before).isEmpty)
      end(finger)
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
    let other = Finger(in: app.window)
    touch { _ in other.touchDown(at: middle) }
    other.lift()
    let finger = Finger(in: app.window)
    finger.touchDown(at: middle)
    Simulator.clock.advance(by: 0.05)
    start(true)
    Simulator.clock.advance(by: 0.1)
    finger.lift()
    rest()
  }

  /// Screens of other kinds come and go as the platform has it.
  private func meetStrangers() {
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
  private func move() {
    start(true)
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
  }

  /// In the middle of what plays each finger tries to begin that may not take it over.
  private func refuse() {
    for isForward in [true, false] {
      start(isForward)
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
  private var isSettling: Bool { app.host?.run?.target != nil }

  private func catchIt(_ index: Int, isForward: Bool) {
    if !isForward { start(true) }
    app.settle()
    start(isForward)
    Simulator.clock.advance(by: 0.12)
    let before = app.objects().map { ($0.name, $0.object.reading(in: app.container ?? app.window)) }
    var finger = AnyFinger(app, index)
    guard finger.begin() else { return app.settle() }
    let after = Dictionary(
      app.objects().map { ($0.name, $0.object.reading(in: app.container ?? app.window)) }
    ) { $1 }
    for (name, reading) in before {
      guard let now = after[name] else { continue }
      let isNear = zip(reading.places, now.places).allSatisfy { abs($0 - $1) < 0.01 }
      Report.check("\(name) does not jump", isNear, "\(now.places), not \(reading.places)")
    }
    finger.move(0.2)
    Simulator.clock.advance(by: VirtualClock.frame)
    finger.end(isOn: true)
    app.settle()
    rest()
  }

  // MARK: What is seen

  /// Everything as it rests.
  private func rest() {
    app.settle()
    write("rest", at: 0)
  }

  /// Some frames of what goes on by itself, half a frame late: what steps at a frame has stepped or not.
  private func sample(
    _ phase: String, _ gesture: Int = 0, _ finger: FingerReading? = nil, state: Int = 0
  ) {
    let start = Simulator.clock.now
    let isState = phase == "settles"
    var isFirst = true
    while isFirst || (isState ? Simulator.clock.now < start + 0.4 : app.isUnderWay),
      Simulator.clock.now < start + 4
    {
      write(phase, at: Simulator.clock.now - start, gesture, finger, state: state)
      Simulator.clock.advance(by: isFirst ? VirtualClock.frame / 2 : VirtualClock.frame * 3)
      isFirst = false
    }
  }

  private func write(
    _ phase: String, at time: Double, _ gesture: Int = 0, _ finger: FingerReading? = nil,
    state: Int? = nil
  ) {
    guard let container = app.container ?? app.window.rootViewController?.view else { return }
    checkTouches(phase)
    checkAnimator(phase, time)
    let objects = app.objects()
    let readings = objects.map { ($0.name, $0.object.reading(in: container)) }
    let now = (app.description?.state ?? 1) - 1
    Report.write(
      SampleLine(
        spec: own.name, trip: "\(trip)", phase: phase, time: time, gesture: gesture, finger: finger,
        state: state ?? now, target: app.isAtTo ? now : -1, isAtTo: app.isAtTo,
        size: [container.bounds.width, container.bounds.height],
        objects: Dictionary(readings) { first, _ in first }, order: order(of: objects)))
  }

  /// On the way nothing in the two screens can be touched; at rest the one that shows can.
  private func checkTouches(_ phase: String) {
    guard own.style != .overlay, trip != .missing else { return }
    let middle = CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY)
    let hit = app.window.hitTest(middle, with: UIEvent())
    let isScreens = [app.from.view, app.to.view].contains { hit?.isDescendant(of: $0) == true }
    switch phase {
    case "forward", "backward", "finish", "cancel":
      let isOpen = own.gestures.contains { !$0.catches.isEmpty }
      if app.host?.run?.target != nil, !isOpen {
        Report.check("nothing is touched on the way", !isScreens)
      }
    case "rest":
      let shown: UIView = app.isAtTo ? app.to.view : app.from.view
      Report.check("the screen can be touched at rest", hit?.isDescendant(of: shown) == true)
    default: break
    }
  }

  /// The animator that UIKit gets of a run that can be taken over is as far as the run.
  private func checkAnimator(_ phase: String, _ time: TimeInterval) {
    guard let run = app.host?.run, run.target != nil || phase == "driven", let animator = run.interruptible
    else { return }
    switch phase {
    case "forward", "backward":
      let way = run.duration > 0 ? min(1, CGFloat(time / run.duration)) : 1
      Report.near("UIKit's animator plays along", animator.fractionComplete, way, within: 0.1)
    case "driven":
      guard let coordinator = app.to.transitionCoordinator ?? app.from.transitionCoordinator else { return }
      Report.near(
        "UIKit's animator is where the finger is", animator.fractionComplete, coordinator.percentComplete)
    default: break
    }
  }

  private func order(of objects: [(name: String, object: ShownObject)]) -> [String] {
    var names: [String] = []
    func add(_ view: UIView) {
      names += objects.filter { $0.object.view === view }.map(\.name)
      let depths = Set(view.subviews.map(\.layer.zPosition)).sorted()
      for depth in depths { for child in view.subviews where child.layer.zPosition == depth { add(child) } }
    }
    add(app.window)
    return names
  }

  /// Says where everything lies, with each screen at rest, in each of the two sizes.
  private func measure() {
    var frames: [String: [CGFloat]] = [:]
    var areas: [String: [CGFloat]] = [:]
    var images: [String: [CGFloat]] = [:]
    func note(_ side: String) {
      for (name, object) in app.objects() where name.hasPrefix(side) || side == "from" && !name.contains(".")
      {
        let view = object.view
        frames[name] = ShownObject.frame(of: view, in: app.container ?? app.root.view)
        let insets = view.safeAreaInsets
        areas[name] = [insets.top, insets.left, insets.bottom, insets.right]
        if let image = (view as? UIImageView)?.image { images[name] = [image.size.width, image.size.height] }
      }
    }
    note("from")
    app.go(isForward: true)
    app.settle()
    note("to")
    app.go(isForward: false)
    app.settle()
    Report.write(
      SceneLine(
        spec: own.name, trip: "\(trip)", size: [app.own.size.width, app.own.size.height], frames: frames,
        safeAreas: areas, imageSizes: images))
  }
}

/// Goes through the cases whose names begin as the argument says; all without one. With `--trials` it tries faults in them.
@main @MainActor struct AnySpecMain {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst().first ?? ""
    if wanted == "--trials" { return TrialServer.serve(AnySpecCases.all.flatMap(AnyRun.units)) }
    Report.isBrief = true
    for own in AnySpecCases.all where own.name.hasPrefix(wanted) {
      for unit in AnyRun.units(of: own) { unit.run() }
    }
  }
}
