@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// Two fingers, the app and the system, which do something at random, one thing after the other. A seed decides all of it.
@MainActor struct AnyPlayer {
  private let app: AnyApp
  private var random: Dice
  private var fingers: [Finger?] = [nil, nil]
  /// What has been done, for reports.
  private(set) var log: [String] = []
  /// Whether people have asked for less motion on the way: what rests is as the last run has it.
  private(set) var hasReducedMotion = false

  init(_ app: AnyApp, seed: Int) {
    self.app = app
    random = Dice(seed: seed)
  }

  /// One of UIKit's ways to treat delegates, animators and fingers, which a seed decides.
  static func conduct(seed: Int) -> Conduct {
    var random = Dice(seed: seed + 1000)
    let all = Conduct.allForGestures + Conduct.allForCatches + Conduct.eachAnswer
    return all[random.below(all.count)]
  }

  /// Does something a few times, and ends with no finger on the display, and all as it is at first but for what is shown.
  mutating func play() {
    let size = app.window.bounds.size
    for _ in 0..<6 + random.below(14) {
      act()
      pass()
    }
    for index in fingers.indices { end(index, isCancelled: false) }
    Simulator.clock.runUntilIdle()
    Simulator.reducesMotion = false
    app.window.resize(to: size)
    Simulator.clock.runUntilIdle()
  }

  private mutating func act() {
    switch random.below(10) {
    case 0..<5: touch(random.below(6) == 0 ? 1 : 0)
    case 5: go(isForward: true, isAnimated: random.below(4) > 0)
    case 6: go(isForward: false, isAnimated: random.below(4) > 0)
    case 7 where app.own.stateCount > 0 && app.isAtTo:
      let (state, isAnimated) = (random.below(app.own.stateCount), random.below(4) > 0)
      log.append("move to state \(state)\(isAnimated ? "" : " at once")")
      app.move(state, isAnimated)
    case 8 where random.below(2) == 0:
      log.append("reduced motion")
      Simulator.reducesMotion.toggle()
      hasReducedMotion = true
    case 9 where random.below(2) == 0:
      log.append("turn")
      let size = app.window.bounds.size
      app.window.resize(to: CGSize(width: size.height, height: size.width))
    default: go(isForward: !app.isAtTo, isAnimated: true)
    }
  }

  /// Lets some time pass.
  private mutating func pass() {
    switch random.below(5) {
    case 0:
      log.append("settle")
      Simulator.clock.runUntilIdle()
    case 1: break
    default:
      let time = random.number(in: 0.005...0.35)
      log.append("wait \(time)")
      Simulator.clock.advance(by: time)
    }
  }

  // MARK: Fingers

  private mutating func touch(_ index: Int) {
    guard let finger = fingers[index] else { return begin(index) }
    switch random.below(5) {
    case 0: end(index, isCancelled: true)
    case 1, 2: end(index, isCancelled: false)
    default:
      let place = place()
      log.append("finger \(index) to \(place)")
      finger.drag(to: place, during: random.number(in: 0.03...0.3))
    }
  }

  private mutating func begin(_ index: Int) {
    let finger = Finger(in: app.window)
    let (place, end) = aimedWay() ?? (self.place(), self.place())
    fingers[index] = finger
    log.append("finger \(index) down at \(place)")
    finger.touchDown(at: place)
    if random.below(5) > 0 {
      log.append("and to \(end)")
      finger.drag(to: end, during: random.number(in: 0.03...0.4))
    }
    if random.below(3) == 0 { self.end(index, isCancelled: false) }
  }

  /// A way of a finger for a gesture of the spec, mostly in its direction; nil where the finger goes anywhere.
  private mutating func aimedWay() -> (start: CGPoint, end: CGPoint)? {
    guard !app.own.gestures.isEmpty, random.below(5) > 0 else { return nil }
    let index = random.below(app.own.gestures.count)
    guard let recognizer = app.recognizer(index), let view = recognizer.view else { return nil }
    let size = app.window.bounds.size
    var start = view.convert(
      CGPoint(
        x: view.bounds.minX + random.number(in: 0...view.bounds.width),
        y: view.bounds.minY + random.number(in: 0...view.bounds.height)), to: nil)
    (start.x, start.y) = (min(max(start.x, 5), size.width - 5), min(max(start.y, 5), size.height - 5))
    let length = random.number(in: 30...400) * (random.below(5) == 0 ? -1 : 1)
    var way = CGPoint(x: 0, y: length)
    switch app.own.gestures[index].direction {
    case "up": way = CGPoint(x: 0, y: -length)
    case "left", "leading": way = CGPoint(x: -length, y: 0)
    case "right", "trailing", "horizontal": way = CGPoint(x: length, y: 0)
    default: break
    }
    switch (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges {
    case .left?: (start.x, way) = (1, CGPoint(x: length, y: 0))
    case .right?: (start.x, way) = (size.width - 1, CGPoint(x: -length, y: 0))
    case .top?: start.y = 1
    case .bottom?: (start.y, way) = (size.height - 1, CGPoint(x: 0, y: -length))
    default: break
    }
    return (start, CGPoint(x: start.x + way.x, y: start.y + way.y))
  }

  private mutating func end(_ index: Int, isCancelled: Bool) {
    guard let finger = fingers[index] else { return }
    fingers[index] = nil
    log.append("finger \(index) \(isCancelled ? "taken away" : "up")")
    if isCancelled { finger.cancel() } else { finger.lift() }
  }

  /// Anywhere in the window, often at its left edge.
  private mutating func place() -> CGPoint {
    let size = app.window.bounds.size
    let isAtEdge = random.below(6) == 0
    return CGPoint(
      x: isAtEdge ? 2 : random.number(in: 5...size.width - 5), y: random.number(in: 5...size.height - 5))
  }

  // MARK: The app

  /// Goes to the other screen where an app can: UIKit refuses to show a screen twice, or to hide one that is not shown.
  private mutating func go(isForward: Bool, isAnimated: Bool) {
    switch app.own.style {
    case .navigation:
      guard let navigation = app.navigation, navigation.transitionCoordinator == nil,
        (navigation.topViewController === app.to) != isForward
      else { return }
    case .modal, .overlay:
      let isPresented = app.to.presentingViewController != nil
      guard isPresented != isForward, !isForward || app.root.presentedViewController == nil else { return }
    case .tab, .container: break
    }
    // What `modal` leaves behind without animation is in limits.md.
    let isAnimated = isAnimated || app.own.style == .modal
    log.append("\(isForward ? "forward" : "backward")\(isAnimated ? "" : " at once")")
    app.go(isForward: isForward, animated: isAnimated)
  }
}

/// Pseudo-random numbers that are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
private struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0xD134_2543_DE82_EF95 }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 on, below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(below(1001)) / 1000
  }
}

extension AnyRun {
  /// Whatever fingers, the app and the system do, and in whichever order, what rests is as the plan has it.
  func playAtRandom(_ seed: Int) {
    let offsets = scrollViews.map { ($0, $0.contentOffset) }
    var player = AnyPlayer(app, seed: seed)
    player.play()
    // What a finger has scrolled stays so.
    for (view, offset) in offsets { view.contentOffset = offset }
    Report.conduct = "\(trip): \(player.log.joined(separator: ", "))"
    if !player.hasReducedMotion { write("rest", at: 0) }
    // The next run is as all others are, and leaves what rests as they do: the last may have ended while the display was turned.
    if app.isAtTo { start(false) }
    app.settle()
    start(true)
    rest()
  }

  private var scrollViews: [UIScrollView] {
    [app.from, app.to].flatMap { $0.parts.values.compactMap { $0 as? UIScrollView } }
  }
}
