@_spi(Simulator) import UIKit

/// Prints the visible values in flight, 60 times a second, and the inputs from which the evaluator computes the expected ones.
@MainActor struct Flights {
  private struct SceneLine: Encodable {
    let spec: String
    let setting: String
    /// Members of `sample`.
    let sample: [String]
    let length: [String: Double]
  }

  private struct SampleLine: Encodable {
    let spec: String
    let setting: String
    /// `to` or `from` while a direction plays, `driven` under a finger, and `finish` or `cancel` afterwards.
    let phase: String
    /// Seconds since the phase began.
    let time: Double
    /// The number of the interaction in the spec, if the phase belongs to one.
    let gesture: Int
    var finger: FingerReading?
    var progress: CGFloat?
    let objects: [String: Reading]
    /// The objects in the window, from the bottom up.
    let order: [String]
  }

  /// The circumstances of an app: where its views lie, how UIKit behaves where it is undocumented, and whether a presentation
  /// leaves a margin.
  private struct Setting {
    var surroundings = Surroundings.plain
    var conduct = Conduct()
    var name = "plain"
    var isInset = false
    /// Whether the user prefers reduced motion.
    var isReduced = false
    /// Whether the app reads from right to left.
    var isRightToLeft = false
    /// Whether the app has no view for the shared element.
    var isMissing = false

    @MainActor static func all(of type: SpecApp.Type) -> [Setting] {
      var others = Conduct()
      // Additive animations would change the visible values where animations overlap, which no spec here has.
      for question in Conduct.questions { others[keyPath: question.field].toggle() }
      others.codeSelectsTabsUnasked = false  // a change without animation has no flight
      let surrounded = Surroundings.allCases.map { Setting(surroundings: $0, name: $0.rawValue) }
      let inset = Setting(surroundings: .all, name: "all, inset", isInset: true)
      let people = [
        Setting(name: "reduced", isReduced: true), Setting(name: "right to left", isRightToLeft: true),
        Setting(name: "fallback", isMissing: true),
      ]
      var atOnce = Conduct()
      atOnce.delayedBlocksRunAtOnce = true
      return surrounded + people + (type.hasRoomAround ? [inset] : []) + [
        Setting(conduct: atOnce, name: "delayed blocks at once"),
        Setting(conduct: others, name: "other answers"),
      ]
    }
  }

  private let app: SpecApp
  private let setting: String
  private var gesture = 0

  /// Runs the flights of all apps of `Specs/`, or of one, in every setting.
  static func run(only spec: String? = nil) {
    for type in SpecApp.specs where spec == nil || type.spec == spec {
      for setting in Setting.all(of: type) { run(type, in: setting) }
    }
  }

  /// The flights of a spec, as one unit for each setting.
  static func units(of spec: String) -> [TrialUnit] {
    SpecApp.specs.filter { $0.spec == spec }.flatMap { type in
      Setting.all(of: type).map { setting in
        TrialUnit(name: "flights, \(setting.name)", scenario: nil) { run(type, in: setting) }
      }
    }
  }

  private static func run(_ type: SpecApp.Type, in setting: Setting) {
    Simulator.reset(conduct: setting.conduct)
    Simulator.forbidsLeftViews = true
    if setting.isInset {
      Simulator.presentationInsets = UIEdgeInsets(top: 20, left: 12, bottom: 0, right: 8)
    }
    Simulator.reducesMotion = setting.isReduced
    if setting.isRightToLeft { Simulator.layoutDirection = .rightToLeft }
    if let app = type.make(in: setting.surroundings), app.hasFallback || !setting.isMissing {
      var flights = Flights(app: app, setting: setting.name)
      flights.run(isMissing: setting.isMissing)
    }
    Simulator.clock.stop()
  }

  private var spec: String { type(of: app).spec }

  private mutating func run(isMissing: Bool) {
    measure()
    if isMissing { app.setOptionalView(isThere: false) }
    for side in [Side.to, .from] {
      app.go(to: side, animated: true)
      app.letStart()
      if !app.isPlatforms(to: side) { sample("\(side)") }
      app.settle()
    }
    for (index, finger) in app.fingers.enumerated() where !finger.isAmongStates {
      for aim in [SpecFinger.Aim.cancel, .finish] {
        if app.side != finger.side.other { app.go(to: finger.side.other, animated: false) }
        app.settle()
        gesture = index
        drive(finger, aim)
      }
    }
    if app.side != .from { app.go(to: .from, animated: false) }
    app.settle()
  }

  // MARK: The scene

  /// Prints the places of all views. Each is measured while its screen is at rest.
  private func measure() {
    app.go(to: .to, animated: false)
    app.settle()
    let container = app.container ?? app.window
    let origin = container.convert(container.bounds.origin, to: nil)
    let size = container.bounds.size
    let isOfTo: (UIView) -> Bool = { [app] in $0.isDescendant(of: app.to.view) }
    let there = frames { $0 !== app.to.view && isOfTo($0) }
    app.go(to: .from, animated: false)
    app.settle()
    let here = frames { [app] in $0.isDescendant(of: app.window) && !isOfTo($0) }
    let places = (here + there).map { name, frame in
      let parts = [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
      return "\(name) = rect(\(parts.map(Self.points).joined(separator: ", ")))"
    }
    let sample = ["container = size(\(size.width)pt, \(size.height)pt)"] + places + app.sample
    let length = ["to": app.length(to: .to), "from": app.length(to: .from)]
    Report.write(SceneLine(spec: spec, setting: setting, sample: sample, length: length))
  }

  /// A length in the syntax of the language. It is rounded, because conversions are not exact.
  private static func points(_ length: CGFloat) -> String { "\((length * 1e6).rounded() / 1e6)pt" }

  private func frames(where isWanted: (UIView) -> Bool) -> [(name: String, frame: CGRect)] {
    app.objects.filter { $0.object.view !== app.container && isWanted($0.object.view) }
      .map { ($0.name, $0.object.view.convert($0.object.view.bounds, to: nil)) }
  }

  // MARK: In flight

  /// Prints every frame of what plays by itself. It does so half a frame late, so that a value that steps at a frame has clearly
  /// stepped or not.
  private func sample(_ phase: String, _ finger: FingerReading? = nil) {
    let start = Simulator.clock.now
    write(phase, at: 0, finger)
    Simulator.clock.advance(by: VirtualClock.frame / 2)
    while app.isUnderWay, Simulator.clock.now < start + Self.patience {
      write(phase, at: Simulator.clock.now - start, finger)
      Simulator.clock.advance(by: VirtualClock.frame)
    }
  }

  /// More seconds than any direction takes.
  private static let patience = 3.0

  /// A finger that goes the whole way, comes back and is lifted.
  private func drive(_ finger: SpecFinger, _ aim: SpecFinger.Aim) {
    guard finger.begin() else { return Report.check("\(spec): the finger begins", false) }
    Simulator.clock.advance(by: 0.1)
    let last: CGFloat = aim == .finish ? finger.reach ?? 0.6 : 0.3
    // A finger that would finish without being lifted turns back before that.
    for share in stride(from: 0, through: finger.reach.map { $0 - 0.05 } ?? 1.1, by: 0.05) + [last] {
      finger.move(share)
      write("driven", at: 0, finger.reading(share, nil), Simulator.recorder.updates.last)
      if !finger.isReached(at: share) { Simulator.clock.advance(by: VirtualClock.frame) }
    }
    if finger.isReached(at: last) {
      sample(aim.rawValue, finger.reading(last, nil))
      finger.end(aim)
    } else {
      let left = finger.reading(last, aim)
      finger.end(aim)
      sample(aim.rawValue, left)
    }
    app.settle()
  }

  private func write(
    _ phase: String, at time: Double, _ finger: FingerReading?, _ progress: CGFloat? = nil
  ) {
    guard let container = app.container else { return Report.check("\(spec): there is a container", false) }
    let objects = app.objects
    let readings = objects.map { ($0.name, $0.object.reading(in: container)) }
    Report.write(
      SampleLine(
        spec: spec, setting: setting, phase: phase, time: time, gesture: gesture, finger: finger,
        progress: progress,
        objects: Dictionary(readings) { first, _ in first }, order: order(of: objects)))
  }

  private func order(of objects: [(name: String, object: ShownObject)]) -> [String] {
    var names: [String] = []
    func add(_ view: UIView) {
      names += objects.filter { $0.object.view === view }.map(\.name)
      for child in view.subviews { add(child) }
    }
    add(app.window)
    return names
  }
}
