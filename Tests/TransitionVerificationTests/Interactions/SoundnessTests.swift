import TestSupport
import Testing
import TransitionDiagnostics

@testable import TransitionPlan
@testable import TransitionVerification

/// Claims about fingers are true. Random interactions are moved by random fingers in the evaluator.
@Suite struct SoundnessTests {
  private static let seeds = Trials.seeds(250)

  /// A random interaction without errors in names, types and structure, or nil.
  private static func plan(_ seed: UInt64) -> (text: String, plan: Plan)? {
    var random = RandomInteraction(seed: seed)
    let text = random.text()
    return WatchedInteraction.plan(text).map { (text, $0) }
  }

  private static func lies(_ number: Double, in range: Interval) -> Bool {
    let slack = 1e-6 * max(1, abs(number))
    return !number.isFinite || (range.low - slack <= number && number <= range.high + slack)
  }

  // MARK: Values

  /// Every value is in the interval of its expression, and changes no faster than the interval of its rate allows.
  @Test func valuesLieInTheirIntervals() throws {
    var tried = 0
    var sampled = 0
    var narrow = 0
    for seed in Self.seeds {
      guard let (text, plan) = Self.plan(seed) else { continue }
      tried += 1
      let subject = WatchedInteraction(plan)
      var fingers = RandomFinger(seed: seed)
      for (index, display) in GestureDomain.displays.enumerated() {
        let evaluator = subject.evaluator(plan, display)
        var analysis = subject.analysis
        analysis.go(to: .gate, on: index)
        if let begin = subject.interaction.begin, !analysis.canBe(true, begin) { continue }
        let gate = analysis
        for _ in 0..<8 {
          let (first, later) = fingers.next(
            subject.interaction.gesture, on: subject.interaction.view, display)
          if !evaluator.opens(subject.interaction, with: first) { continue }
          sampled += 1
          for (moment, finger) in [(FingerAnalysis.Moment.zero, first), (.deciding, later)] {
            analysis.go(to: moment, on: index, keeping: gate.kept)
            let domain = analysis.domain
            if moment == .deciding, !subject.reaches(finger, in: evaluator, display) { continue }
            let further = moment == .zero ? nil : fingers.further(finger, domain.way, in: domain)
            let (pose, context) = evaluator.posed(subject.interaction, finger)
            let next = further.map { evaluator.posed(subject.interaction, $0.finger).context }
            let held = analysis.measured().held(to: .unit).range
            try #require(Self.lies(pose.progress, in: held), "\(seed): \(pose.progress) \(held)\n\(text)")
            for id in subject.values(moment) {
              let numbers = context.value(id).numbers
              for (part, number) in numbers.enumerated() {
                let quantity = analysis.value(id, part)
                if quantity.range.low.isFinite || quantity.range.high.isFinite { narrow += 1 }
                try #require(
                  Self.lies(number, in: quantity.range), "\(seed) \(moment): \(number) \(quantity)\n\(text)")
                guard let further, let next, further.by > 0, subject.expressions[id].type != .flag else {
                  continue
                }
                let slope = (next.value(id).numbers[part] - number) / further.by
                let isSteep = abs(slope) > 1e5
                try #require(
                  isSteep || Self.lies(slope, in: quantity.rate.widened),
                  "\(seed) slope \(slope) \(quantity)\n\(text)")
              }
            }
          }
        }
      }
    }
    #expect(tried > Self.seeds.count / 3)
    #expect(sampled > tried * 8)
    // Without this check, an analysis that knows nothing would pass.
    #expect(narrow > sampled)
  }

  // MARK: Verdicts

  /// No finger contradicts a finding. The test also counts findings that the fingers suggest but that are not made, because an
  /// analysis by intervals may miss some.
  @Test func verdictsStand() throws {
    var made = 0
    var (missedConditions, missedEnds) = (0, 0)
    var unclaimed = 0
    for seed in Self.seeds {
      guard let (text, plan) = Self.plan(seed) else { continue }
      let subject = WatchedInteraction(plan)
      let found = InteractionVerifier.verify(plan)
      let seen = WatchedFingers.watch(subject, plan, seed)
      let progress = subject.interaction.progress.map { subject.expressions[$0].range }
      let claims = found.filter { $0.severity == .error }
      // An interaction that never begins is not analysed any further.
      if let begin = subject.interaction.begin,
        let claim = claims.first(where: { $0.range == subject.expressions[begin].range })
      {
        made += 1
        let isNever = claim.arguments == [.text("never holds")]
        #expect(
          isNever ? !seen.beginnings.contains(true) : !seen.beginnings.contains(false), "\(seed)\n\(text)")
        if isNever { continue }
      }
      for claim in claims {
        switch claim.code {
        case .progressNotZeroAtBegin:
          made += 1
          #expect(Self.bears(claim, out: seen.first) { $0 > 0 }, "\(seed)\n\(text)")
        case .progressNeverFull:
          made += 1
          #expect(seen.later.allSatisfy { $0 < 1 }, "\(seed)\n\(text)")
        case .driveJumpsAtBegin:
          made += 1
          #expect(Self.bears(claim, out: seen.jumps) { $0 > 1e-4 }, "\(seed)\n\(text)")
        case .wrongWayCounts:
          guard let kind = WrongWayTests.kind(of: claim) else { break }
          made += 1
          #expect(
            WrongWayTests.bears(kind, claim, subject, WayFingers(subject, plan, seed)), "\(seed)\n\(text)")
        default: break
        }
      }
      for (id, answers) in seen.conditions where !answers.isEmpty {
        let claim = claims.first {
          $0.range == subject.expressions[id].range && $0.code == .conditionConstant
        }
        if let claim {
          made += 1
          let isNever = claim.arguments == [.text("never holds")]
          #expect(!answers.contains(isNever), "\(seed)\n\(text)")
        } else if answers.count == 1, claims.isEmpty, seen.count > 60 {
          missedConditions += 1
        }
      }
      if claims.isEmpty, progress != nil, seen.count > 60, seen.later.allSatisfy({ $0 < 1 }) {
        missedEnds += 1
      }
      // In this layout only. `BeginningTests` checks what is true in every layout.
      let isElsewhere = !seen.jumps.isEmpty && seen.jumps.allSatisfy { $0 > 1e-3 }
      let isEarly = !seen.first.isEmpty && seen.first.allSatisfy { $0 > 1e-6 }
      if claims.isEmpty, seen.count > 60, isElsewhere || isEarly { unclaimed += 1 }
    }
    #expect(made > Self.seeds.count / 5, "\(made) made")
    #expect(missedConditions <= made / 16, "\(missedConditions) conditions missed, \(made) made")
    #expect(missedEnds <= made / 16, "\(missedEnds) ends of a progress missed, \(made) made")
    // If the beginning depends on a layout or on a value that the app hands over, it may be right in another one.
    #expect(unclaimed <= made / 20, "\(unclaimed) begin elsewhere, \(made) made")
  }

  /// Whether the fingers confirm a finding: all of them do, with one exception. A finding that depends on the place or the speed
  /// of the finger is wrong for one such value, and random fingers have an extreme value now and then.
  private static func bears(_ claim: Diagnostic, out seen: [Double], _ isWrong: (Double) -> Bool) -> Bool {
    let wrong = seen.count(where: isWrong)
    let depends = claim.arguments.contains { argument in
      if case .text(let text) = argument { text.contains("depends on") } else { false }
    }
    return depends ? seen.isEmpty || wrong * 2 > seen.count : wrong == seen.count
  }
}

extension Interval {
  /// The interval with a small margin, because rounding affects small differences.
  fileprivate var widened: Interval {
    let slack = 1e-4 * Swift.max(1, abs(low.isFinite ? low : 0), abs(high.isFinite ? high : 0))
    return Interval(low - slack, high + slack)
  }
}
