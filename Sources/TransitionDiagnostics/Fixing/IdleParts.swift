public import TransitionText

/// A part of a text, such as a transition, that affects other parts only by its name.
public struct TextPart: Sendable {
  /// The whole part.
  public var range: ByteRange
  /// Its contents, after its name.
  public var inner: ByteRange

  /// Makes a part.
  public init(_ range: ByteRange, inner: ByteRange) {
    self.range = range
    self.inner = inner
  }
}

/// The parts of a text without errors, at which no error points. They can be left out when fix-its of others are tried.
struct IdleParts {
  private let all: [TextPart]
  private let idle: [ByteRange]

  /// - Parameter parts: In the order of the text. One that is not alone on its lines is never left out.
  init(_ parts: [TextPart], _ diagnostics: [Diagnostic], in source: SourceText) {
    all = parts
    let errors = diagnostics.filter { $0.severity == .error }
    let idle = parts.map(\.range).without(errors.flatMap { [$0.range] + $0.labels.map(\.range) })
    self.idle = idle.filter { Self.isAlone($0, in: source) }
  }

  /// The parts that some fix-its do not change; none if one of them changes a name, or text outside of all parts.
  func parts(besides choices: [FixItChoice]) -> [ByteRange] {
    if idle.isEmpty { return [] }
    let edits = choices.flatMap(\.fixIt.edits).map(\.range)
    let insides = all.map(\.inner)
    if !edits.allSatisfy(insides.hold) { return [] }
    let findings = choices.map(\.diagnostic)
    return idle.without(edits + findings.flatMap { [$0.range] + $0.labels.map(\.range) })
  }

  /// Whether its lines have only blanks before and after it.
  private static func isAlone(_ part: ByteRange, in source: SourceText) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var (start, end) = (Int(part.start), Int(part.end))
    while start > 0, isBlank(source.padded[start - 1]) { start -= 1 }
    while end < source.count, isBlank(source.padded[end]) { end += 1 }
    return (start == 0 || isLineEnd(source.padded[start - 1]))
      && (end == source.count || isLineEnd(source.padded[end]))
  }
}

extension [ByteRange] {
  /// The index of the first range that does not end before an offset; they are in order.
  private func first(notBefore offset: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].end < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether another range lies in one of them; they are in order.
  func hold(_ range: ByteRange) -> Bool {
    let place = first(notBefore: range.end)
    return place < count && self[place].start <= range.start
  }

  /// The ranges that no place touches.
  fileprivate func without(_ places: [ByteRange]) -> [ByteRange] {
    var isTouched = [Bool](repeating: false, count: count)
    for place in places {
      var index = first(notBefore: place.start)
      while index < count, self[index].start <= place.end {
        isTouched[index] = true
        index += 1
      }
    }
    return indices.filter { !isTouched[$0] }.map { self[$0] }
  }
}
