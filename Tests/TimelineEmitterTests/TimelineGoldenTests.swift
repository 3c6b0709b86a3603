import Foundation
import PlanFixtures
import TestSupport
import Testing
import TimelineEmitter
import TransitionDiagnostics

@Suite("The timeline of Photos")
struct TimelineGoldenTests {
  @Test("is the golden file, in expressions")
  func symbolic() throws {
    let emission = TimelineEmitter.emit(PhotosPlan.plan, version: "0.1.0", sampleRate: nil)
    #expect(emission.diagnostics.isEmpty)
    try Golden.expect(emission.bytes, toBe: "photos.timeline.json")
  }

  @Test("is the golden file, sampled")
  func sampled() throws {
    let emission = TimelineEmitter.emit(PhotosPlan.plan, version: "0.1.0", sampleRate: 60)
    #expect(emission.diagnostics.isEmpty)
    try Golden.expect(emission.bytes, toBe: "photos.sampled.timeline.json")
  }
}
