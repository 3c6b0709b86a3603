import Foundation
import PlanFixtures
import TestSupport
import Testing
import TransitionPlan
import TransitionReports
import TransitionText

@Suite struct ReportTests {
  private let plan = PhotosPlan.plan

  private static let pull = """
    {
      "points": [
        {"ms": 0, "x": 195, "y": 400}, {"ms": 100, "x": 195, "y": 440}, {"ms": 200, "x": 195, "y": 560}
      ]
    }
    """

  private func script(_ text: String) throws -> ScriptedGesture {
    try GestureScriptReader.read(SourceText(name: "pull.json", text: text))
  }

  @Test func tableAtATime() throws {
    let table = try SampleReport.make(plan, SampleRequest(.time(0.25)))
    try Golden.expect(table, toBe: "photos-250ms.txt")
  }

  @Test func tableOfAGesture() throws {
    let table = try SampleReport.make(plan, SampleRequest(.gesture(try script(Self.pull), at: 0.15)))
    try Golden.expect(table, toBe: "photos-pull-150ms.txt")
  }

  @Test func json() throws {
    let request = SampleRequest(.gesture(try script(Self.pull), at: nil), isJSON: true)
    let json = try SampleReport.make(plan, request)
    try Golden.expect(json, toBe: "photos-pull.json")
    _ = try JSONDocument(SourceText(name: "", bytes: json))
  }

  @Test func tablesOfCrossfades() throws {
    var text: [UInt8] = []
    for standIn in SampledStandIn.allCases {
      text += try SampleReport.make(plan, SampleRequest(.time(0.1), standIn: standIn))
    }
    try Golden.expect(text, toBe: "photos-crossfades-100ms.txt")
  }

  @Test func tableOfAGestureWithReducedMotion() throws {
    let request = SampleRequest(.gesture(try script(Self.pull), at: 0.15), standIn: .reduceMotion)
    try Golden.expect(try SampleReport.make(plan, request), toBe: "photos-pull-reduced-150ms.txt")
  }

  @Test func tableInAnotherSize() throws {
    let request = SampleRequest(.time(0.5), container: Size(width: 844, height: 390))
    try Golden.expect(try SampleReport.make(plan, request), toBe: "photos-turned-500ms.txt")
  }

  @Test(arguments: [("viewer", "cannot be missing"), ("nobody", "no screen `nobody`")])
  func whoIsNotAbsent(name: String, message: String) throws {
    let text = Self.pull.replacing("\"points\"", with: "\"absent\": \"\(name)\", \"points\"")
    let failure = #expect(throws: ReportFailure.self) {
      try SampleReport.make(plan, SampleRequest(.gesture(try script(text), at: nil)))
    }
    #expect(failure?.message.contains(message) == true, "\(String(describing: failure))")
  }

  @Test func whatHasNoStandIn() {
    var plan = plan
    plan.transitions[0].fallback = nil
    let failure = #expect(throws: ReportFailure.self) {
      try SampleReport.make(plan, SampleRequest(.time(0.1), standIn: .fallback))
    }
    #expect(failure?.message == "no transition has a `fallback`")
  }

  @Test func directionOfThePlatform() throws {
    var plan = plan
    plan.transitions[0].backward.isSystem = true
    let table = String(decoding: try SampleReport.make(plan, SampleRequest(.time(0.25))), as: UTF8.self)
    #expect(table.contains("PhotosZoom, forward, at 250ms of"))
    #expect(table.contains("PhotosZoom, backward, by UIKit\n"))
    let json = try SampleReport.make(plan, SampleRequest(.time(0.25), isJSON: true))
    #expect(String(decoding: json, as: UTF8.self).components(separatedBy: "\"byPlatform\": true").count == 2)
  }

  @Test func plot() throws {
    try Golden.expect(try PlotReport.make(plan), toBe: "photos.svg")
  }

  @Test func whatIsNotThere() throws {
    let other = #"{"interaction": 3, "points": [{"ms": 0, "x": 0, "y": 0}, {"ms": 1, "x": 0, "y": 1}]}"#
    let failure = #expect(throws: ReportFailure.self) {
      try SampleReport.make(plan, SampleRequest(.gesture(try script(other), at: nil)))
    }
    #expect(failure?.message == "no transition has an interaction 3")
  }

  /// A run that the platform starts late moves nothing before that.
  @Test(arguments: [(0.2, false), (0.299, false), (0.3, true), (0.4, true)])
  func nothingMovesBeforeTheStart(time: Double, moves: Bool) throws {
    let late = try script(Self.pull.replacing("\"points\"", with: "\"startsAfterMs\": 300, \"points\""))
    let table = try SampleReport.make(plan, SampleRequest(.gesture(late, at: time)))
    #expect(String(decoding: table, as: UTF8.self).contains("viewer.alpha") == moves)
  }

  /// What is wrong with a script is told at its place.
  @Test(arguments: [
    (#"{"points": []}"#, 11, "two points"), (#"{"pints": []}"#, 1, "did you mean `points`"),
    (#"{"points": [{"ms": 5, "x": 0, "y": 0}, {"ms": 1, "x": 0, "y": 0}]}"#, 39, "earlier"),
    (#"{"points": [{"ms": 5, "y": 0}, {"ms": 5, "x": 0, "y": 0}]}"#, 12, "no member `x`"),
    (#"{"points": [{"ms": 0, "x": 0, "y": 0}, {"ms": 1, "x": 0, "y": 0}], "ending": "left"}"#, 77, "lifted"),
    ("[", 0, "never closed"),
  ])
  func wrongScripts(text: String, offset: UInt32, message: String) {
    let error = #expect(throws: JSONError.self) {
      try GestureScriptReader.read(SourceText(name: "pull.json", text: text))
    }
    #expect(error?.offset == offset, "\(String(describing: error))")
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func twoFingersAndLateStarts() throws {
    let gesture = try script(
      """
      {"interaction": 1, "state": "half", "absent": "next", "ending": "failed", "refusesAfterMs": 30, "points": [
        {"ms": 0, "x": 0, "y": 0, "scale": 2}, {"ms": 10, "x": 0, "y": 0, "rotationDeg": 180}]}
      """)
    #expect(gesture.interaction == 1)
    #expect(gesture.state == "half")
    #expect(gesture.absent == "next")
    #expect(gesture.script.ending == .failed)
    #expect(gesture.script.platform == .refuses(after: 0.03))
    #expect(gesture.script.points.map(\.scale) == [2, 1])
    #expect(gesture.script.points[1].rotation == .pi)
  }
}
