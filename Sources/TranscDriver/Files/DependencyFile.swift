/// The dependencies of outputs, as Make and Ninja read them: `out/photos.swift: photos.transition Motion.transition`.
struct DependencyFile {
  private(set) var bytes: [UInt8] = []
  private var known: Set<Path> = []

  /// Adds the dependencies of an output.
  /// - Parameters:
  ///   - inputs: The files that the command line names.
  ///   - imports: The files that those import. An empty rule for each lets Make go on when one is deleted.
  mutating func add(_ output: Path, of inputs: [Path], importing imports: [Path]) throws(ToolFailure) {
    try append(output)
    bytes.append(UInt8(ascii: ":"))
    var listed: Set<Path> = []
    for file in inputs + imports where listed.insert(file).inserted {
      bytes.append(UInt8(ascii: " "))
      try append(file)
    }
    bytes.append(UInt8(ascii: "\n"))
    for file in imports where known.insert(file).inserted && !inputs.contains(file) {
      try append(file)
      bytes += Array(":\n".utf8)
    }
  }

  /// Writes a name as GCC does, which Make and Ninja both read. Special characters get a backslash, backslashes before
  /// them are doubled, and so are dollar signs.
  private mutating func append(_ path: Path) throws(ToolFailure) {
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
        throw ToolFailure(
          "the name `\(path.text)` contains a line end, which a dependency file cannot have", path: path)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: ":"):
        bytes += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "$"): bytes.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      bytes.append(byte)
    }
  }
}
