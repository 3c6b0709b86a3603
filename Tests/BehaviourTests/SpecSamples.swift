#if os(Linux)
  import TestSupport
  import TransitionCompiler
  import TransitionPlan
  import TransitionText

  extension ScenarioProgram.Sample {
    /// The spec whose scenario has taken it.
    var spec: String { String(scenario.prefix { $0 != ":" }) }
  }

  /// What a spec's own evaluator says of the values in flight that its scenarios have sampled.
  struct SpecSamples {
    /// How far a value may be from the plan's: in points, and a tenth of that for shares.
    static let tolerance = 1e-3

    /// Where things are in the scenarios' apps, in the words of `sample`.
    static let geometry = [
      "app-store-card": "container = size(400pt, 800pt)\ntoday.card = rect(20pt, 240pt, 340pt, 400pt)",
      "container-transform":
        "container = size(400pt, 800pt)\nlist.card = rect(20pt, 300pt, 360pt, 200pt)\nlist.card.cornerRadius = 12pt",
    ]

    /// The fingers of the scenarios, by the names of the ways on which they leave: where each leaves, and how it ends.
    private static let fingers: [String: (finger: FingerState, outcome: InteractionOutcome)] = [
      "finished": (FingerState(translation: Vector(x: 0, y: 120), velocity: Vector(x: 0, y: 300)), .finish),
      "cancelled": (FingerState(translation: Vector(x: 0, y: 40)), .cancel),
    ]

    private let evaluator: Evaluator

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
      evaluator = Evaluator(plan: plan)
    }

    /// What a sample ought to be: `article.x forward` is that property in that direction, and `article.x finished` while it
    /// settles after the finger of that name. Nil for what is not known.
    func value(_ sample: ScenarioProgram.Sample) -> Double? {
      let words = sample.sample.split(separator: " ").map(String.init)
      let path = (words.first ?? "").split(separator: ".", maxSplits: 1).map(String.init)
      guard words.count == 2, path.count == 2, let property = Property(rawValue: path[1]),
        let subject = subject(path[0])
      else { return nil }
      if let direction = Direction(rawValue: words[1]) {
        return evaluator.value(of: subject, property, in: direction, at: sample.time).number
      }
      guard let (finger, outcome) = Self.fingers[words[1]], let pull = evaluator.transition.interactions.first
      else { return nil }
      let values = evaluator.settle(pull, outcome, from: finger).values(at: sample.time)
      return evaluator.scene.setting(values).value(of: subject, property).number
    }

    private func subject(_ name: String) -> Subject? {
      let transition = evaluator.transition
      if let side = Side.allCases.first(where: { transition[$0].name == name }) { return .screen(side) }
      if let index = transition.views.firstIndex(where: { $0.name == name }) { return .added(index) }
      return transition.shared.firstIndex { $0.name == name }.map { .shared($0) }
    }
  }
#endif
