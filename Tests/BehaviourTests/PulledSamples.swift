#if os(Linux)
  import TestSupport
  import TransitionCompiler
  import TransitionPlan

  /// The evaluator's values for the samples in flight of one spec's scenarios.
  ///
  /// A sample has the name `SPEC forward PROPERTY`, `SPEC pose PLACE WAY VELOCITY PROPERTY` or `SPEC settle …`. WAY and VELOCITY
  /// are the finger's translation and velocity, in points and points a second. PLACE is a rest state if the finger moves between
  /// them. Otherwise it is the number of the gesture. If it is the number of all gestures, the to screen is absent.
  struct PulledSamples {
    /// The specs whose apps are known here.
    static let specs: Set = ["map-sheet", "story-cube"]

    let spec: String
    /// The minimum number of samples in each behaviour of UIKit.
    let least: Int
    private let evaluator: Evaluator

    static func all() throws -> [PulledSamples] {
      [
        try PulledSamples("map-sheet", least: 2000) { scene in
          scene.set(.container, .size, .size(Size(width: 400, height: 800)))
          scene.set(.container, .safeArea, .insets(Insets(top: 50, left: 0, bottom: 0, right: 0)))
        },
        try PulledSamples("story-cube", least: 3000) { scene in
          scene.set(.container, .size, .size(Size(width: 400, height: 800)))
        },
      ]
    }

    private init(_ spec: String, least: Int, _ layOut: (inout Scene) -> Void) throws {
      self.spec = spec
      self.least = least
      let motions = try Specs.source("motion.transition")
      let source = try Specs.source("\(spec).transition")
      guard let plan = Compiler.plan(of: source, imports: { _ in .source(motions) }).plan else {
        throw Toolchain.Failure(description: "no plan of \(spec)")
      }
      var scene = Scene(plan.transitions[0], of: plan)
      layOut(&scene)
      evaluator = Evaluator(plan: plan, scene: scene)
    }

    /// The expected value of a sample, or nil if its name is unknown.
    func expected(_ sample: ScenarioProgram.Sample) -> Double? {
      let words = sample.sample.split(separator: " ").dropFirst().map(String.init)
      guard let moment = words.first, let name = words.last else { return nil }
      let values: [PropertyValue]
      if let direction = Direction(rawValue: moment) {
        values = evaluator.values(in: direction, at: sample.time)
      } else {
        guard words.count == 5, let place = Int(words[1]), let way = Double(words[2]),
          let velocity = Double(words[3])
        else { return nil }
        values =
          evaluator.transition.states.isEmpty
          ? pulledValues(moment, place, way, velocity, at: sample.time)
          : restedValues(moment, place, way, velocity, at: sample.time)
      }
      return values.first { evaluator.transition.name(of: $0.subject) + "." + $0.property.rawValue == name }?
        .value.number
    }

    /// The values of the first interaction, between rest states. Its finger moves vertically.
    private func restedValues(
      _ moment: String, _ state: Int, _ way: Double, _ velocity: Double, at time: Double
    ) -> [PropertyValue] {
      let evaluator = evaluator.resting(in: state)
      let interaction = evaluator.transition.interactions[0]
      let finger = FingerState(translation: Vector(x: 0, y: way), velocity: Vector(x: 0, y: velocity))
      switch moment {
      case "pose": return evaluator.pose(interaction, under: finger).values
      case "settle":
        let target = evaluator.nearestState(interaction, under: finger)
        return evaluator.settle(interaction, in: target, from: finger).values(at: time)
      default: return []
      }
    }

    /// The values of an interaction whose finger moves horizontally.
    private func pulledValues(
      _ moment: String, _ place: Int, _ way: Double, _ velocity: Double, at time: Double
    ) -> [PropertyValue] {
      let interactions = self.evaluator.transition.interactions
      let isLacking = place == interactions.count
      let evaluator = isLacking ? self.evaluator.lacking(.to) : self.evaluator
      let interaction = interactions[isLacking ? 0 : place]
      let finger = FingerState(translation: Vector(x: way, y: 0), velocity: Vector(x: velocity, y: 0))
      switch moment {
      case "pose": return evaluator.pose(interaction, under: finger).values
      case "settle":
        let outcome = evaluator.decision(interaction, under: finger)
        return evaluator.settle(interaction, outcome, from: finger).values(at: time)
      default: return []
      }
    }
  }
#endif
