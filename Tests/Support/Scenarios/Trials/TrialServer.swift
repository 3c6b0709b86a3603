import Foundation
@_spi(Simulator) import UIKit

/// Tries faults in the code under test, one after the other, until its input ends.
///
/// First, each unit is rehearsed without a fault. If a scenario behaves the same in several behaviours of UIKit, only its first
/// unit is kept.
///
/// Then each line of the input is a fault: its number, its places separated by commas, the number of units that have already been
/// tried without a finding, and the unit that found it last time, if there is one. Each fault is tried in a process forked from
/// this one. It runs only the units that reach one of the fault's places: first the given unit, then units that have found other
/// faults there, and then the shortest. So most faults are found at once.
@MainActor struct TrialServer {
  private struct Ready: Encodable {
    let units: Int
    let seconds: Double
    let failures: [String]
  }

  private struct Reply: Codable {
    /// A unit whose output differs from that without the fault.
    struct Difference: Codable {
      let unit: String
      let output: String
    }

    /// `survived`, `unreached`, `found`, `crashed` or `hung`. It is `differs` if only samples differ.
    let end: String
    /// The check that has found the fault. `unit` is its unit.
    let by: String
    var unit = ""
    var difference: Difference?
    /// The number of units that have been run, including the earlier ones.
    var tried = 0
    /// Seconds of processor time.
    var seconds = 0.0
  }

  private let units: [TrialUnit]
  private let rehearsals: [TrialRehearsal]
  /// The units that behave like another unit of their scenario.
  private var repeated: Set<Int> = []
  /// The units that reach each place, the shortest first.
  private var unitsAtPlace: [Int: [Int]] = [:]
  /// The number of the fault's units that have been run without a difference. It is in shared memory, so that a forked process
  /// can set it.
  private let running: UnsafeMutablePointer<Int>
  /// The current fault, with its places and its units in their order.
  private var current = (number: -1, places: [Int](), units: [Int]())
  /// The unit whose output differed, if nothing has been run since. If the next fault follows, the difference was a real one.
  private var differing: Int?

  static func serve(_ units: [TrialUnit]) {
    guard
      let page = mmap(
        nil, MemoryLayout<Int>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    else { exit(2) }
    Simulator.recordsChanges = false
    var server = TrialServer(units, running: page.bindMemory(to: Int.self, capacity: 1))
    server.sayReady()
    while let line = readLine() { server.answer(line) }
  }

  private init(_ units: [TrialUnit], running: UnsafeMutablePointer<Int>) {
    self.units = units
    self.running = running
    rehearsals = units.map { unit in
      let (said, _) = TrialProcess.run { _ in
        (try? JSONEncoder().encode(TrialRehearsal(of: unit))) ?? Data()
      }
      guard let rehearsal = try? JSONDecoder().decode(TrialRehearsal.self, from: said) else { exit(2) }
      return rehearsal
    }
    var ways: [String: [Int]] = [:]
    for index in units.indices {
      guard let scenario = units[index].scenario else { continue }
      let isKnown = ways[scenario, default: []].contains { rehearsals[$0].isSame(as: rehearsals[index]) }
      if isKnown { repeated.insert(index) } else { ways[scenario, default: []].append(index) }
    }
    // A unit that fails without a fault cannot find one.
    let shortestFirst = units.indices.filter { !repeated.contains($0) && rehearsals[$0].failure == nil }
      .sorted { (rehearsals[$0].steps, $0) < (rehearsals[$1].steps, $1) }
    for unit in shortestFirst {
      for place in rehearsals[unit].places { unitsAtPlace[place, default: []].append(unit) }
    }
  }

  private func sayReady() {
    let failures = zip(units, rehearsals).compactMap { unit, rehearsal in
      rehearsal.failure.map { "\(unit.name): \($0)" }
    }
    Report.write(
      Ready(
        units: units.count - repeated.count, seconds: rehearsals.map(\.seconds).reduce(0, +),
        failures: failures))
  }

  private mutating func answer(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count >= 3, let number = Int(words[0]), let tried = Int(words[2]) else { exit(2) }
    let places = words[1].split(separator: ",").compactMap { Int($0) }
    if tried == 0 {
      if let differing { remember(differing, at: current.places) }
      if words.count > 3, let last = units.firstIndex(where: { $0.name == words[3] }) {
        remember(last, at: places)
      }
      // Fault 0 means no fault: all units are run.
      current = (number, places, number == 0 ? Array(units.indices) : [])
      for place in places {
        current.units += unitsAtPlace[place, default: []].filter { !current.units.contains($0) }
      }
    }
    let own = current.units
    differing = nil
    if own.isEmpty { return Report.write(Reply(end: "unreached", by: "")) }
    running.pointee = tried
    let start = Self.secondsOfChildren
    let (said, end) = TrialProcess.run { say in
      FaultSwitch.active = number
      return Self.data(trial(own, from: tried, say))
    }
    let last = running.pointee < own.count ? own[running.pointee] : nil
    let name = last.map { units[$0].name } ?? ""
    var reply =
      (try? JSONDecoder().decode(Reply.self, from: said))
      ?? Reply(end: (end ?? .crashed).rawValue, by: name)
    reply.unit = name
    reply.tried = min(running.pointee + 1, own.count)
    reply.seconds = Self.secondsOfChildren - start
    differing = reply.end == "differs" ? last : nil
    if let last, differing == nil { remember(last, at: places) }
    Report.write(reply)
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
      .reduce(0, +)
  }

  private mutating func remember(_ unit: Int, at places: [Int]) {
    for place in places {
      guard let index = unitsAtPlace[place]?.firstIndex(of: unit) else { continue }
      unitsAtPlace[place]?.remove(at: index)
      unitsAtPlace[place]?.insert(unit, at: 0)
    }
  }

  /// Runs units until one finds the fault, or its output differs from that without the fault.
  private func trial(
    _ own: [Int], from first: Int, _ say: @escaping @MainActor (Data) -> Never
  ) -> Reply {
    Report.whenFailing = { say(Self.data(Reply(end: "found", by: $0))) }
    for (place, index) in own.enumerated().dropFirst(first) {
      running.pointee = place
      let (unit, rehearsal) = (units[index], rehearsals[index])
      TrialProcess.limit(seconds: 1 + 20 * rehearsal.seconds)
      VirtualClock.eventLimit = 1000 + 4 * rehearsal.steps
      let (output, _) = Report.collecting { unit.run() }
      if output != rehearsal.output {
        return Reply(
          end: "differs", by: unit.name, difference: Reply.Difference(unit: unit.name, output: output))
      }
    }
    running.pointee = own.count
    return Reply(end: "survived", by: "")
  }

  private static func data(_ reply: Reply) -> Data { (try? JSONEncoder().encode(reply)) ?? Data() }
}
