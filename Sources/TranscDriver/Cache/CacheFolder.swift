import TransitionText

/// A folder with results of earlier runs: values by keys, both of them bytes.
///
/// Each value is in a file that is named after the hash of its key. The file holds the key, so that two keys of one
/// hash are not confused, and a checksum, so that a file that is incomplete, damaged or foreign counts as missing.
/// Files are written beside their place and renamed: any number of processes may use the folder at once. Above the
/// limit, the least recently used files are removed.
struct CacheFolder: Sendable {
  let path: Path
  let fileSystem: any FileSystem
  /// How many bytes the files may have together.
  var limit = CacheFolder.usualLimit

  static let usualLimit = 1 << 30
  /// The number of folders for the files. Each has its own limit, so that adding a file looks at one folder only.
  static let partCount = 64
  private static let head = Array("transc cache 1\n".utf8)
  private static let checksumCount = 8

  private let isMissing: Bool

  /// Opens a folder, which may be missing.
  init(_ path: Path, _ fileSystem: any FileSystem) throws(ToolFailure) {
    (self.path, self.fileSystem) = (path, fileSystem)
    let kind: FileStatus.Kind?
    do { kind = try fileSystem.statusIfPresent(path)?.kind } catch {
      throw ToolFailure("cannot use the cache `\(path.text)`: \(error.text)", path: path)
    }
    if let kind, kind != .directory {
      throw ToolFailure("cannot use the cache `\(path.text)`: it is not a directory", path: path)
    }
    isMissing = kind == nil
  }

  /// Makes the folder if it is missing, and checks that it can be written.
  func prepare() throws(ToolFailure) {
    let writer = OutputWriter(fileSystem: fileSystem)
    if isMissing {
      try writer.makeDirectories(path)
      // On a full disk, results cannot be stored either, which `keep` reports.
      _ = try? writer.write([OutputFile(path: path.appending(Path("CACHEDIR.TAG")), bytes: Self.tag)])
    }
    do {
      let probe = path.appending(Path(".transc-\(fileSystem.processID).tmp"))
      do { try fileSystem.close(fileSystem.openRetrying(probe, .create)) } catch  where error == .exists {}
      try? fileSystem.remove(probe)
    } catch {
      throw ToolFailure("cannot write into the cache `\(path.text)`: \(error.text)", path: path)
    }
  }

  /// Backup programs recognize a cache by this file: https://bford.info/cachedir.
  private static let tag = Array(
    """
    Signature: 8a477f597d28d172789f06886806bc55
    # What transc has found out before (--cache). It can be deleted at any time.

    """.utf8)

  // MARK: Values

  /// The value of a key; nil where there is none, or its file is damaged.
  func value(of key: [UInt8]) -> ArraySlice<UInt8>? {
    let name = ByteHash.of(key[...])
    guard let (file, size) = opened(place(of: name)) else { return nil }
    defer { try? fileSystem.close(file) }
    guard size <= mostBytes, let bytes = try? fileSystem.readAll(file, maximum: size, expected: size) else {
      return nil
    }
    let start = Self.front(of: key)
    let end = bytes.count - Self.checksumCount
    guard start.count <= end, SharedBytes.areSame(bytes[..<start.count], start[...]),
      LittleEndian.word(bytes[...], end) == ByteHash.of(bytes[..<end])
    else { return nil }
    try? fileSystem.touch(file)
    return bytes[start.count..<end]
  }

  /// A file that is open, and its size; nil for anything but a regular file. For example, reading a pipe could take for ever.
  private func opened(_ path: Path) -> (file: FileDescriptor, size: Int)? {
    guard let file = try? fileSystem.openRetrying(path, .readAtOnce) else { return nil }
    if let status = try? fileSystem.status(of: file), status.kind == .regular { return (file, status.size) }
    try? fileSystem.close(file)
    return nil
  }

  /// Stores the value of a key, unless it is very long.
  /// - Returns: The part of the folder that has grown; nil when nothing was stored.
  func keep(_ value: [UInt8], of key: [UInt8]) throws(ToolFailure) -> Int? {
    var file = ByteWriter(Self.front(of: key))
    file.add(bytes: value)
    file.add(word: ByteHash.of(file.bytes[...]))
    if file.bytes.count > mostBytes { return nil }
    let name = ByteHash.of(key[...])
    let place = place(of: name)
    // Writing into a pipe would wait for a reader.
    let kind = (try? fileSystem.statusIfPresent(place))?.kind
    if kind == .pipe || kind == .other { try? fileSystem.remove(place) }
    let writer = OutputWriter(fileSystem: fileSystem)
    try writer.makeDirectories(folder(of: Self.part(of: name)))
    try writer.write([OutputFile(path: place, bytes: file.bytes)])
    return Self.part(of: name)
  }

  private static func front(of key: [UInt8]) -> [UInt8] {
    var front = ByteWriter(head)
    front.add(key)
    return front.bytes
  }

  /// The greatest size of a file: longer ones would leave too little room for others.
  private var mostBytes: Int { limit / Self.partCount / 2 }

  // MARK: Places

  private static func part(of name: UInt64) -> Int { Int(name % UInt64(partCount)) }

  private func folder(of part: Int) -> Path { path.appending(Path((part < 10 ? "0" : "") + String(part))) }

  private func place(of name: UInt64) -> Path {
    let digits = String(name, radix: 16)
    return folder(of: Self.part(of: name)).appending(
      Path(String(repeating: "0", count: Self.nameCount - digits.count) + digits))
  }

  private static let nameCount = 16

  // MARK: The limit

  /// Removes the least recently used files from a part that exceeds its share, and enough of them that this is not
  /// needed again soon. Files that do not belong to the cache are left alone.
  func trim(_ part: Int) {
    let folder = folder(of: part)
    guard let names = try? fileSystem.entries(of: folder) else { return }
    var files: [(path: Path, status: FileStatus)] = []
    for name in names where Self.isOwn(name) {
      let path = folder.appending(name)
      guard let status = try? fileSystem.status(at: path, followingLinks: false), status.kind == .regular,
        // Another process may be writing it.
        !OutputWriter.isTemporary(name) || status.modified < fileSystem.time() - Self.longestWriting
      else { continue }
      files.append((path, status))
    }
    let share = limit / Self.partCount
    func total() -> Int { files.reduce(0) { $0 + $1.status.size } }
    if total() <= share { return }
    // Reading them is slower, so it is done only for a part that may be too large.
    files.removeAll { !isOwn($0.path) }
    var count = total()
    if count <= share { return }
    files.sort { $0.status.modified < $1.status.modified }
    for file in files where count > share / 4 * 3 {
      // Another process may have removed it.
      try? fileSystem.remove(file.path)
      count -= file.status.size
    }
  }

  /// Whether a file begins with the head of a cache file, as far as it has been written.
  private func isOwn(_ path: Path) -> Bool {
    guard let (file, _) = opened(path) else { return false }
    defer { try? fileSystem.close(file) }
    let bytes = try? fileSystem.readRetrying(file, count: Self.head.count)
    guard let bytes else { return false }
    return Self.head.starts(with: bytes)
  }

  /// The age at which a temporary file counts as abandoned, in nanoseconds.
  private static let longestWriting: Int64 = 3_600_000_000_000

  /// Whether a name is that of a value file or of a temporary file.
  private static func isOwn(_ name: Path) -> Bool {
    let isHexadecimal = name.bytes.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= $0
    }
    return isHexadecimal && name.bytes.count == nameCount || OutputWriter.isTemporary(name)
  }
}
