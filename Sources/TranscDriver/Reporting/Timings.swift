/// How long the steps of a run took.
struct Timings {
  private var steps: [(name: String, nanoseconds: UInt64)] = []
  private var specs: [(name: String, nanoseconds: UInt64)] = []

  /// How many specs had their result in the cache; nil without a cache.
  var knownCount: Int?

  /// The greatest number of specs that are named.
  private static let mostNamed = 5

  /// Notes how long a step took.
  mutating func add(_ step: String, _ nanoseconds: UInt64) { steps.append((step, nanoseconds)) }

  /// Notes how long a spec took to be compiled.
  mutating func add(spec name: String, _ nanoseconds: UInt64) { specs.append((name, nanoseconds)) }

  /// The steps, and the specs that took longest.
  var text: String {
    var text = ""
    for (name, nanoseconds) in steps { text += Self.row(nanoseconds, name) }
    text += Self.row(steps.reduce(0) { $0 + $1.nanoseconds }, "all")
    if let knownCount { text += "\(knownCount) of \(specs.count) specs from the cache\n" }
    if specs.count > 1 {
      text += "slowest:\n"
      let slowest = specs.enumerated().sorted {
        ($1.element.nanoseconds, $0.offset) < ($0.element.nanoseconds, $1.offset)
      }
      for spec in slowest.prefix(Self.mostNamed) {
        text += Self.row(spec.element.nanoseconds, spec.element.name)
      }
    }
    return text
  }

  private static func row(_ nanoseconds: UInt64, _ name: String) -> String {
    let tenths = (nanoseconds + 50_000) / 100_000
    return "\(Columns.right("\(tenths / 10).\(tenths % 10)", 9)) ms  \(name)\n"
  }
}
