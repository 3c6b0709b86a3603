#if os(Linux)
  import TestSupport
  import TransitionCompiler
  import TransitionPlan

  /// What the evaluator says of the values in flight that the scenarios of one spec have sampled.
  ///
  /// A sample is called `SPEC forward PROPERTY`, or `SPEC pose STATE WAY VELOCITY PROPERTY` and `SPEC settle …`, with the rest
  /// state in which the finger came, how far it had come and how fast it was, in points and points a second.
  struct SpecSamples {
    let spec: String
    /// How many samples each way in which UIKit may behave gives at least.
    let least: Int
    private let evaluator: Evaluator

    static func all() throws -> [SpecSamples] {
      [
        try SpecSamples("map-sheet", least: 2000) { scene in
          scene.set(.container, .size, .size(Size(width: 400, height: 800)))
          scene.set(.container, .safeArea, .insets(Insets(top: 50, left: 0, bottom: 0, right: 0)))
        }
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

    /// What a sample ought to be; nil for a name that is not known.
    func expected(_ sample: ScenarioProgram.Sample) -> Double? {
      let words = sample.sample.split(separator: " ").dropFirst().map(String.init)
      guard let moment = words.first, let name = words.last else { return nil }
      let values: [PropertyValue]
      if let direction = Direction(rawValue: moment) {
        values = evaluator.values(in: direction, at: sample.time)
      } else {
        guard words.count == 5, let state = Int(words[1]), let way = Double(words[2]),
          let velocity = Double(words[3])
        else { return nil }
        values = self.values(moment, state, way, velocity, at: sample.time)
      }
      return values.first { evaluator.transition.name(of: $0.subject) + "." + $0.property.rawValue == name }?
        .value.number
    }

    /// The values of the first interaction, between rest states, whose finger moves along its axis.
    private func values(
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
  }
#endif
