#if os(Linux)
  import Foundation
  import Testing

  /// Compares the visible values in flight with the evaluator, 60 times a second, for every spec of `Specs/` with an app in the
  /// matrix. The values are those of both directions, under a finger and while it settles, with the app's views in plain, offset,
  /// scrolled and scaled superviews, with reduced motion, and without a view for the shared element.
  @Suite struct FlightTests {
    /// The scenes and the samples of a run of the program.
    struct Flights: Sendable {
      let scenes: [FlightScene]
      let samples: [FlightSample]

      init(_ output: String) throws {
        let decoder = JSONDecoder()
        var (scenes, samples): ([FlightScene], [FlightSample]) = ([], [])
        for line in output.split(separator: "\n") {
          let data = Data(line.utf8)
          if let sample = try? decoder.decode(FlightSample.self, from: data) {
            samples.append(sample)
          } else if let scene = try? decoder.decode(FlightScene.self, from: data) {
            scenes.append(scene)
          } else {
            throw Toolchain.Failure(description: "the program says something else: \(line.prefix(400))")
          }
        }
        (self.scenes, self.samples) = (scenes, samples)
      }

      /// The subject of a difference.
      private static func subject(_ difference: String) -> String {
        difference.components(separatedBy: " is [").first ?? difference
      }

      /// The differences from the evaluator, at most one for each phase.
      func differences() throws -> (differences: [String], count: Int) {
        var differences: [String] = []
        var count = 0
        for scene in scenes {
          let expectation = try FlightExpectation(of: scene)
          let own = samples.filter { $0.spec == scene.spec && $0.setting == scene.setting }
          for phase in ["to", "from", "driven", "finish", "cancel"] {
            var first: String?
            for sample in own where sample.phase == phase {
              var (found, compared) = expectation.differences(in: sample)
              count += compared
              if !found.isEmpty {
                // A value that is set frame by frame has the value of the last frame.
                let drawn = Set(expectation.differences(in: sample.atLastFrame).differences.map(Self.subject))
                found.removeAll { !drawn.contains(Self.subject($0)) }
              }
              if first == nil, !found.isEmpty {
                first = "\(sample.time): \(found.joined(separator: "; "))"
              }
            }
            if let first { differences.append("\(scene.spec), \(scene.setting), \(phase) at \(first)") }
          }
        }
        return (differences, count)
      }
    }

    private static let flights = Task {
      try Flights(await ScenarioProgram.photos().run(printing: ["--flights"]))
    }

    @Test func valuesInFlightAreThoseOfTheEvaluator() async throws {
      let (differences, count) = try await Self.flights.value.differences()
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
      #expect(count >= 100_000)
    }

    /// The comparison can fail: it finds bugs that only show in flight.
    @Test(arguments: [
      "another spring", "the picture is not kept under the finger", "the way before the gesture counts",
    ])
    func aBugIsFound(_ name: String) async throws {
      let output = try await SeededProgram.with(name).run(printing: ["--flights", "photos"])
      #expect(try !Flights(output).differences().differences.isEmpty)
    }

    /// Nothing is left out: the samples contain all phases in all settings, all frames, and all moving objects.
    @Test func everythingIsCompared() async throws {
      let flights = try await Self.flights.value
      #expect(Set(flights.scenes.map(\.spec)) == Set(["photos"] + GeneratedSwift.specNames))
      for scene in flights.scenes {
        let own = flights.samples.filter { $0.spec == scene.spec && $0.setting == scene.setting }
        let expectation = try FlightExpectation(of: scene)
        for side in ["to", "from"] where !expectation.isPlatforms(to: side) {
          let length = expectation.length(to: side)
          if !["reduced", "fallback"].contains(scene.setting) {
            #expect(abs(length - (scene.length[side] ?? 0)) < 1e-9, "\(scene.spec) to \(side)")
          }
          let count = Double(own.count { $0.phase == side })
          #expect(count >= length * 60 && count <= length * 60 + 2, "\(scene.spec), \(scene.setting)")
        }
        let seen = Set(own.flatMap { $0.objects.keys })
        #expect(expectation.movingObjects.isSubset(of: seen), "\(scene.spec)")
        for phase in expectation.isDriven ? ["driven", "finish", "cancel"] : [] {
          #expect(own.count { $0.phase == phase } >= 15, "\(scene.spec), \(phase)")
        }
        // The settling is sampled to its end.
        for gesture in Set(own.lazy.filter { $0.phase == "driven" }.map(\.gesture)) {
          for phase in ["finish", "cancel"] where scene.setting != "fallback" {
            let length = try #require(expectation.settling(gesture, phase))
            let count = Double(own.count { $0.phase == phase && $0.gesture == gesture })
            #expect(
              count >= length * 60 && count <= length * 60 + 2,
              "\(scene.spec), \(scene.setting), \(phase) of \(gesture)")
          }
        }
      }
    }
  }
#endif
