#if os(Linux)
  /// Decides for every sample in flight, of any spec, whether it agrees with the plan.
  struct SampleJudge: Sendable {
    private let pulled: [String: PulledSamples]
    private let flown: [String: SpecSamples]
    private let fixtures: [String: SpecSamples]

    init() throws {
      pulled = Dictionary(uniqueKeysWithValues: try PulledSamples.all().map { ($0.spec, $0) })
      flown = Dictionary(
        uniqueKeysWithValues: try SpecSamples.geometry.keys.map { ($0, try SpecSamples(spec: $0)) })
      fixtures = Dictionary(uniqueKeysWithValues: try FixtureApp.all.map { ($0.name, try $0.samples()) })
    }

    func agrees(_ sample: ScenarioProgram.Sample) -> Bool {
      if let reference = pulled[sample.spec] { return isNear(sample, reference.expected(sample)) }
      if let reference = flown[sample.spec] { return isNear(sample, reference.value(sample)) }
      if let reference = fixtures[sample.spec] {
        return reference.agrees(sample)
      }
      return PhotosSamples.agrees(sample)
    }

    private func isNear(_ sample: ScenarioProgram.Sample, _ expected: Double?) -> Bool {
      expected.map { abs($0 - sample.value) <= SpecSamples.tolerance } ?? false
    }
  }
#endif
