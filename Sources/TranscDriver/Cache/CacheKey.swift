import TransitionText

/// What a value in a cache is: the first byte of its key.
enum CacheKind: UInt8 {
  /// Which build an executable is.
  case build
  /// What a spec asks for.
  case imports
  /// What comes of a spec.
  case result
  /// What is known of the files of a command line.
  case run
}

extension ByteWriter {
  mutating func add(_ kind: CacheKind) { add(kind.rawValue) }
}

/// What a command line says, as bytes.
extension ParsedArguments {
  /// What may change what comes of one spec: every option but those that are known not to.
  var bytesForSpecs: [UInt8] { bytes(without: Self.withoutInfluence) }

  /// What may change anything.
  var bytesForRuns: [UInt8] {
    var writer = ByteWriter(bytes(without: [.cache]))
    writer.add(list: operands) { $0.add($1.bytes) }
    return writer.bytes
  }

  /// The options of which the compiler knows nothing: where things are written, and how they are reported.
  static let withoutInfluence: Set<OptionName> = [
    .cache, .output, .depfile, .outputList, .jobs, .diagnosticsFormat, .diagnosticsOutput, .updateBaseline,
    .statistics, .timings, .color, .checkOnly, .diff,
  ]

  private func bytes(without left: Set<OptionName>) -> [UInt8] {
    var writer = ByteWriter()
    writer.add((command ?? .generate).rawValue)
    for (number, option) in OptionName.allCases.enumerated() where !left.contains(option) {
      if flags.contains(option) { writer.add(3 * number) }
      if let value = values[option] {
        writer.add(3 * number + 1)
        writer.add(value.bytes)
      }
      if let list = lists[option] {
        writer.add(3 * number + 2)
        writer.add(list: list) { $0.add($1) }
      }
    }
    writer.add(3 * OptionName.allCases.count)
    return writer.bytes
  }
}
