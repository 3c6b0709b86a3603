import Foundation
import TestSupport
import TransitionCompiler
import TransitionPlan
import TransitionText

/// The evaluator's values for a spec in an app. The `sample` of the spec is replaced by the geometry of the app.
struct FlightExpectation {
  private let evaluator: Evaluator
  /// The crossfade that replaces both directions.
  private let crossfade: Crossfade?
  /// Whether all values are mirrored, because the evaluator reads from left to right.
  private let isMirrored: Bool
  /// Whether the view for the shared element is missing, so that the evaluator does not know the values under a finger.
  private let isMissing: Bool
  private var transition: Transition { evaluator.transition }
  /// Whether a finger drives a direction, and not only moves between rest states.
  var isDriven: Bool { transition.interactions.contains { $0.states == nil } }

  init(of scene: FlightScene) throws {
    let source = try Specs.source("\(scene.spec).transition")
    let text = try Self.replacingSample(in: String(decoding: source.bytes, as: UTF8.self), by: scene.sample)
    let motions = try Specs.source("motion.transition")
    let result = Compiler.plan(
      of: SourceText(name: source.name, text: text), imports: { _ in .source(motions) })
    guard let plan = result.plan, !plan.transitions.isEmpty else {
      throw Failure(description: "no plan of \(scene.spec): \(result.diagnostics)")
    }
    let seen = Evaluator(plan: plan)
    isMirrored = scene.setting == "right to left" && seen.transition.isDirectional
    // The sample has the visible places, which may be mirrored.
    let evaluator = isMirrored ? Evaluator(plan: plan, scene: seen.scene.mirrored) : seen
    let isReduced = scene.setting == "reduced"
    isMissing = scene.setting == "fallback"
    self.evaluator = isReduced ? evaluator.reducingMotion : evaluator
    let transition = evaluator.transition
    crossfade = isReduced ? transition.reduceMotion : isMissing ? transition.fallback : nil
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Replaces the `sample` of a spec. It is the last member of the spec, and contains no other block.
  private static func replacingSample(in text: String, by members: [String]) throws -> String {
    guard let start = text.range(of: "sample {", options: .backwards),
      let end = text.range(of: "}", range: start.upperBound..<text.endIndex)
    else { throw Failure(description: "there is no sample") }
    return text.replacingCharacters(
      in: start.upperBound..<end.lowerBound, with: "\n" + members.joined(separator: "\n") + "\n")
  }

  func length(to side: String) -> Double {
    crossfade?.duration ?? evaluator.length(of: side == "to" ? .forward : .backward)
  }

  /// The duration of an interaction's settling, in seconds, or nil if there is no such interaction.
  /// - Parameter phase: `finish` or `cancel`.
  func settling(_ gesture: Int, _ phase: String) -> Double? {
    guard transition.interactions.indices.contains(gesture) else { return nil }
    let interaction = transition.interactions[gesture]
    return (phase == "finish" ? interaction.finish : interaction.cancel).duration
  }

  /// Whether the platform plays a direction.
  func isPlatforms(to side: String) -> Bool { transition[side == "to" ? .forward : .backward].isSystem }

  /// The names of the objects that a direction or a finger moves.
  var movingObjects: Set<String> {
    if crossfade != nil { return [transition.name(of: .screen(transition.top))] }
    let tracks = (transition.forward.tracks + transition.backward.tracks).map(\.subject)
    let drives = transition.interactions.flatMap { $0.drives.map(\.subject) }
    return Set((tracks + drives).map(transition.name(of:)))
  }

  // MARK: Values at a moment

  /// The values of all properties at a moment, and those that are moved or held.
  private struct Moment {
    let values: [PropertyValue]
    let held: [PropertyValue]
    let state: Scene
    var progress: Double?
  }

  /// In seconds. It is so short that no moving value has changed by more than the tolerance.
  private static let atOnce = 1e-7

  private func moment(of sample: FlightSample) -> Moment? {
    switch sample.phase {
    case "to", "from":
      let direction: Direction = sample.phase == "to" ? .forward : .backward
      if let crossfade {
        let phase = evaluator.phase(of: crossfade, in: direction, at: sample.time)
        return moment(
          evaluator.values(of: crossfade, in: direction, at: sample.time), evaluator.heldValues(in: phase),
          over: evaluator.scene)
      }
      // A value that steps right at the start has already stepped in the first sample.
      let time = max(sample.time, Self.atOnce)
      let values = evaluator.values(in: direction, at: time)
      let phase = evaluator.phase(in: direction, at: time)
      return moment(values, evaluator.heldValues(in: phase), over: evaluator.scene)
    case "driven":
      guard let (interaction, finger) = driven(by: sample) else {
        return nil
      }
      let pose = evaluator.pose(interaction, under: finger)
      return driven(interaction, finger, pose.values, progress: pose.progress)
    case "finish", "cancel":
      guard let (interaction, finger) = driven(by: sample) else {
        return nil
      }
      let isReached = evaluator.isReached(interaction, under: finger)
      let outcome = isReached ? .finish : evaluator.decision(interaction, under: finger)
      guard outcome.rawValue == sample.phase else { return nil }
      let motion = evaluator.settle(interaction, outcome, from: finger)
      return driven(interaction, finger, motion.values(at: sample.time), progress: nil)
    default: return nil
    }
  }

  private func driven(
    _ interaction: Interaction, _ finger: FingerState, _ values: [PropertyValue], progress: Double?
  ) -> Moment {
    let held = evaluator.heldValues(in: .driven(interaction), under: finger)
    let rest = evaluator.restState(at: interaction.direction.start)
    var moment = moment(values, held, over: rest)
    // A custom container reports no progress.
    moment.progress = transition.style == .container ? nil : progress
    return moment
  }

  private func moment(_ values: [PropertyValue], _ held: [PropertyValue], over scene: Scene) -> Moment {
    let state = scene.setting(values).setting(held)
    return Moment(values: values, held: held, state: isMirrored ? state.mirrored : state)
  }

  private func driven(by sample: FlightSample) -> (Interaction, FingerState)? {
    guard transition.interactions.indices.contains(sample.gesture), let finger = finger(of: sample) else {
      return nil
    }
    return (transition.interactions[sample.gesture], finger)
  }

  private func finger(of sample: FlightSample) -> FingerState? {
    guard var finger = sample.finger?.state else { return nil }
    if isMirrored { (finger.translation.x, finger.velocity.x) = (-finger.translation.x, -finger.velocity.x) }
    return finger
  }

  // MARK: Comparison

  /// The differences from the evaluator's values, in words, and the number of compared values.
  func differences(in sample: FlightSample) -> (differences: [String], count: Int) {
    if isMissing, sample.finger != nil { return ([], 0) }
    guard let moment = moment(of: sample) else { return (["the evaluator decides otherwise"], 1) }
    var comparison = FlightComparison()
    if let progress = moment.progress {
      comparison.compare("progress", [sample.progress ?? .nan], [progress], within: 1e-6)
    }
    let placed = crossfade != nil ? [] : transition.placements.map { PropertyKey($0.subject, $0.property) }
    let keys = (moment.values + moment.held).map(\.key) + placed
    for subject in keys.map(\.subject).uniqued() {
      let name = transition.name(of: subject)
      guard let reading = sample.objects[name] else {
        comparison.differences.append("nothing is seen of \(name)")
        continue
      }
      comparison.compare(
        name, reading, Set(keys.filter { $0.subject == subject }.map(\.property)),
        { moment.state.value(of: subject, $0) })
    }
    comparison.compareOrder(sample.order, of: transition, transition.name(of:))
    return (comparison.differences, comparison.count)
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of its first appearance.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
