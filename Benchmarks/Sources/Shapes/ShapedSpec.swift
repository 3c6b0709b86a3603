import TransitionCompiler
import TransitionReports
import TransitionText

/// A spec and the files that it imports.
struct ShapedSpec {
  /// The text of the spec.
  var main: String
  /// The texts of the files, by the paths that they are imported by.
  var files: [String: String] = [:]

  /// Makes a spec that imports nothing.
  init(main: String) { self.main = main }

  /// The number of bytes of all files.
  var count: Int { files.values.reduce(main.utf8.count) { $0 + $1.utf8.count } }

  /// Checks the spec several times.
  /// - Parameters:
  ///   - rounds: How often, after a first round that is not measured.
  ///   - isTold: Whether the report of its ledger is made as JSON, too.
  /// - Returns: The seconds of each round, and how many findings there are.
  func times(rounds: Int, isTold: Bool = false) -> (seconds: [Double], findings: Int) {
    let sources = files.mapValues { Array($0.utf8) }
    let bytes = Array(main.utf8)
    let clock = ContinuousClock()
    var seconds: [Double] = []
    var findings = 0
    for round in 0...rounds {
      let start = clock.now
      findings = check(bytes, sources, isTold)
      if round > 0 { seconds.append(start.duration(to: clock.now) / .seconds(1)) }
    }
    return (seconds, findings)
  }

  /// - Returns: How many findings there are.
  private func check(_ bytes: [UInt8], _ files: [String: [UInt8]], _ isTold: Bool) -> Int {
    let (plan, findings) = Compiler.plan(of: SourceText(name: "main.transition", bytes: bytes)) { request in
      guard let bytes = files[request.path] else { return .failure("there is no such file") }
      return .source(SourceText(name: request.path, bytes: bytes))
    }
    if isTold, let plan, let report = try? LedgerReport.make(plan, .json) {
      return findings.count + report.count
    }
    return findings.count
  }
}
