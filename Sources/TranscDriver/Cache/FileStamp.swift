/// The attributes of a regular file that show, without reading it, that it has not changed.
struct FileStamp: Hashable, Sendable {
  private var identity: FileIdentity
  private var size: Int
  private var modified: Int64
  private var changed: Int64

  /// Makes the stamp of a file; nil for a file that can change without being written, such as a pipe.
  init?(_ status: FileStatus) {
    guard status.kind == .regular else { return nil }
    (identity, size) = (status.identity, status.size)
    (modified, changed) = (status.modified, status.changed)
  }

  /// Whether a write after a moment would leave another stamp: the moment must be in a later tick of the clock. Git calls
  /// a file that is not settled racily clean.
  ///
  /// The clocks of file systems tick every 10 ms or more often. Those without fractions of a second tick every two seconds.
  func isSettled(at moment: Int64) -> Bool {
    [modified, changed].allSatisfy { time in
      let tick = time % Self.second == 0 ? 3 * Self.second : Self.second / 20
      return time < moment - tick
    }
  }

  private static let second: Int64 = 1_000_000_000
}

extension ByteWriter {
  mutating func add(_ stamp: FileStamp) { stamp.write(to: &self) }
}

extension ByteReader {
  mutating func stamp() throws(MalformedBytes) -> FileStamp { try FileStamp(&self) }
}

extension FileStamp {
  fileprivate func write(to writer: inout ByteWriter) {
    for word in [
      identity.device, identity.node, UInt64(bitPattern: Int64(size)), UInt64(bitPattern: modified),
      UInt64(bitPattern: changed),
    ] {
      writer.add(word: word)
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(MalformedBytes) {
    identity = FileIdentity(device: try reader.word(), node: try reader.word())
    guard let size = Int(exactly: try reader.word()) else { throw MalformedBytes() }
    self.size = size
    modified = Int64(bitPattern: try reader.word())
    changed = Int64(bitPattern: try reader.word())
  }
}
