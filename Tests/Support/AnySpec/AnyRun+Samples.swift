@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// What is seen, as lines for the judge.
extension AnyRun {
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
    /// How far UIKit hears that a finger is.
    var progress: Double?
    /// That of the container.
    let size: [CGFloat]
    let objects: [String: Reading]
    let order: [String]
  }

  /// Everything as it rests.
  func rest() {
    app.settle()
    write("rest", at: 0)
  }

  /// Some frames of what goes on by itself, half a frame late: what steps at a frame has stepped or not.
  func sample(
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

  func write(
    _ phase: String, at time: Double, _ gesture: Int = 0, _ finger: FingerReading? = nil,
    state: Int? = nil
  ) {
    guard let container = app.container ?? app.window.rootViewController?.view else { return }
    checkTouches(phase)
    checkAnimator(phase, time)
    let objects = app.objects()
    let readings = objects.map { ($0.name, $0.object.reading(in: container)) }
    let now = (app.description?.state ?? 1) - 1
    let isRun = phase == "driven" && !own.gestures[gesture].isAmongStates
    let coordinator = isRun ? app.to.transitionCoordinator ?? app.from.transitionCoordinator : nil
    Report.write(
      SampleLine(
        spec: own.name, trip: Report.conduct, phase: phase, time: time, gesture: gesture, finger: finger,
        state: state ?? now, target: app.isAtTo ? now : -1, isAtTo: app.isAtTo,
        progress: (coordinator?.percentComplete).map { Double($0) },
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
      let duration = run.transitionDuration(using: nil)
      let way = duration > 0 ? min(1, CGFloat(time / duration)) : 1
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
  func measure() {
    var frames: [String: [CGFloat]] = [:]
    var areas: [String: [CGFloat]] = [:]
    var images: [String: [CGFloat]] = [:]
    func note(_ side: String) {
      for (name, object) in app.objects()
      where name.hasPrefix(side) || name == "container" || side == "from" && !name.contains(".") {
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
