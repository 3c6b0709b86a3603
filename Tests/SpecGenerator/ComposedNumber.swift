/// A number that names one of each kind of parts: the digits of a mixed radix.
struct ComposedNumber {
  private var rest: Int

  init(_ number: Int) { rest = number }

  mutating func next<Part>(_ parts: [Part]) -> Part {
    defer { rest /= parts.count }
    return parts[rest % parts.count]
  }
}
