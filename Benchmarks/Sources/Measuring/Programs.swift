#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finding programs and reading files.
enum Programs {
  /// The path of a program in `PATH`, or nil.
  static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    for folder in String(cString: path).split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }

  /// The bytes of a file.
  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Child.Failure(description: "cannot read \(path)") }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, 1, count, file)
    }
  }

  /// Writes a file.
  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "wb") else { throw Child.Failure(description: "cannot write \(path)") }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    if fclose(file) != 0 || written != text.utf8.count {
      throw Child.Failure(description: "cannot write \(path)")
    }
  }
}
