import TransitionText

/// The kind of a value in a cache: the first byte of its key.
enum CacheKind: UInt8 {
  /// The build identity of an executable.
  case build
  /// The imports of a spec.
  case imports
  /// The compilation result of a spec.
  case result
  /// The record of the files of a command line.
  case run
}

extension ByteWriter {
  mutating func add(_ kind: CacheKind) { add(kind.rawValue) }
}

/// A command line as bytes.
extension ParsedArguments {
  /// The options that may change the result of one spec: all but those of `withoutInfluence`.
  var bytesForSpecs: [UInt8] { bytes(without: Self.withoutInfluence) }

  /// The options and operands that may change the results of a run.
  var bytesForRuns: [UInt8] {
    var writer = ByteWriter(bytes(without: [.cache]))
    writer.add(list: operands) { $0.add($1.bytes) }
    return writer.bytes
  }

  /// The options that the compiler does not get: where outputs are written, and how findings are reported. The names of a spec
  /// and of its imports are in the key, and so are the options of a configuration file, which are merged before.
  static let withoutInfluence: Set<OptionName> = [
    .cache, .output, .depfile, .outputList, .jobs, .diagnosticsFormat, .diagnosticsOutput, .updateBaseline,
    .statistics, .timings, .color, .checkOnly, .diff,
    .root, .configuration, .pathPrefixMap,
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
