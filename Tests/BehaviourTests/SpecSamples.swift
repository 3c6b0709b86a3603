#if os(Linux)
  import TestSupport
  import TransitionCompiler
  import TransitionPlan
  import TransitionText

  extension ScenarioProgram.Sample {
    /// The spec whose scenario has taken the sample.
    var spec: String { String(scenario.prefix { $0 != ":" }) }
  }

  /// The evaluator's values for the samples in flight of a spec's scenarios.
  struct SpecSamples {
    /// The tolerance of a value, in any unit.
    static let tolerance = 1e-3
    /// The tolerance of a length in the apps of the emitter's specs, in points.
    private static let lengthTolerance = 0.01

    /// The places of views in the scenarios' apps, as members of `sample`.
    static let geometry = [
      "app-store-card": "container = size(400pt, 800pt)\ntoday.card = rect(20pt, 240pt, 340pt, 400pt)",
      "container-transform":
        "container = size(400pt, 800pt)\nlist.card = rect(20pt, 300pt, 360pt, 200pt)\nlist.card.cornerRadius = 12pt",
    ]

    /// The fingers of the scenarios: the state in which each is lifted, and the outcome. The keys are the names that the samples
    /// after the finger have.
    private static let fingers: [String: (finger: FingerState, outcome: InteractionOutcome)] = [
      "finished": (FingerState(translation: Vector(x: 0, y: 120), velocity: Vector(x: 0, y: 300)), .finish),
      "cancelled": (FingerState(translation: Vector(x: 0, y: 40)), .cancel),
    ]

    private let evaluator: Evaluator
    private let fingers: [String: (finger: FingerState, outcome: InteractionOutcome)]

    /// - Parameter fingers: The fingers of the scenarios. The keys are the names that the samples after the finger have.
    init(
      _ evaluator: Evaluator, fingers: [String: (finger: FingerState, outcome: InteractionOutcome)]
    ) {
      self.evaluator = evaluator
      self.fingers = fingers
    }

    init(spec: String) throws {
      guard let geometry = Self.geometry[spec] else {
        throw Toolchain.Failure(description: "nothing is known of the app of \(spec)")
      }
      let motions = try Specs.source("motion.transition")
      let source = try Specs.source("\(spec).transition")
      let text = String(decoding: source.bytes, as: UTF8.self)
      let written = text.firstRange(of: "  sample {").map { text[..<$0.lowerBound] } ?? text[...]
      let changed = SourceText(name: source.name, text: written + "sample {\n\(geometry)\n}\n}\n")
      let (plan, diagnostics) = Compiler.plan(of: changed, imports: { _ in .source(motions) })
      guard let plan else { throw Toolchain.Failure(description: "no plan of \(spec): \(diagnostics)") }
      self.init(Evaluator(plan: plan), fingers: Self.fingers)
    }

    /// The expected value of a sample, or nil if its name is unknown. `article.x forward` is that property in the forward
    /// direction. `article.x finished` is it while it settles after the finger with that name. For a translation the name has x
    /// or y, for a colour the component. `list.rows.alpha#2/9 forward` belongs to the third of nine items.
    func value(_ sample: ScenarioProgram.Sample) -> Double? {
      let words = sample.sample.split(separator: " ").map(String.init)
      let place = (words.first ?? "").split(separator: "#").map(String.init)
      guard words.count == 2, let (subject, property, part) = path(place[0]) else { return nil }
      let item = place.dropFirst().first?.split(separator: "/").compactMap { Int($0) } ?? []
      let evaluator = item.count == 2 ? evaluator.showing(item: item[0], among: item[1]) : evaluator
      func number(_ value: Value) -> Double? {
        switch value {
        case .vector(let vector): return part == "x" ? vector.x : part == "y" ? vector.y : nil
        case .color(let color):
          let parts = ["red": color.red, "green": color.green, "blue": color.blue, "alpha": color.alpha]
          return part.flatMap { parts[$0] }
        default: return value.number
        }
      }
      if let direction = Direction(rawValue: words[1]) {
        return number(evaluator.value(of: subject, property, in: direction, at: sample.time))
      }
      guard let (finger, outcome) = fingers[words[1]], let pull = evaluator.transition.interactions.first
      else { return nil }
      let values = evaluator.settle(pull, outcome, from: finger).values(at: sample.time)
      return number(evaluator.scene.setting(values).value(of: subject, property))
    }

    /// Whether a sample agrees with the plan: lengths to a hundredth of a point, other values to a thousandth.
    func agrees(_ sample: ScenarioProgram.Sample) -> Bool {
      let name = sample.sample.prefix { $0 != " " && $0 != "#" }
      guard let value = value(sample), let property = path(String(name))?.1 else { return false }
      // A spring overshoots, but a drawn value is clamped to the limits of the property.
      let drawn = property.limits.map { min(max(sample.value, $0.lowerBound), $0.upperBound) } ?? sample.value
      return abs(value - drawn) <= (property.isLength ? Self.lengthTolerance : Self.tolerance)
    }

    /// `article.x`, `list.card.x`, `detail.translation.y`.
    private func path(_ text: String) -> (Subject, Property, part: String?)? {
      let names = text.split(separator: ".").map(String.init)
      for length in 1..<max(2, names.count) {
        guard let subject = subject(names[..<length].joined(separator: ".")) else { continue }
        let rest = names[length...]
        if let property = Property(rawValue: rest.joined(separator: ".")) { return (subject, property, nil) }
        if let property = Property(rawValue: rest.dropLast().joined(separator: ".")) {
          return (subject, property, rest.last)
        }
      }
      return nil
    }

    private func subject(_ name: String) -> Subject? {
      let transition = evaluator.transition
      if name == "tabBar" { return .tabBar }
      for side in Side.allCases {
        if transition[side].name == name { return .screen(side) }
        let views = transition[side].views.map { "\(transition[side].name).\($0.name)" }
        if let index = views.firstIndex(of: name) { return .provided(side, index) }
      }
      if let index = transition.views.firstIndex(where: { $0.name == name }) { return .added(index) }
      return transition.shared.firstIndex { $0.name == name }.map { .shared($0) }
    }
  }

  extension Property {
    /// Whether the property is measured in points.
    fileprivate var isLength: Bool {
      switch type {
      case .scalar(.length), .point, .size, .rect, .vector(.length), .insets: true
      default: false
      }
    }
  }
#endif
