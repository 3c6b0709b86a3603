/// An open file.
public typealias FileDescriptor = Int32

/// The status of a file: stat(2).
public struct FileStatus: Hashable, Sendable {
  /// The kind of a file.
  public enum Kind: Hashable, Sendable { case regular, directory, link, pipe, other }

  /// Its kind.
  public var kind: Kind
  /// How many bytes it has.
  public var size: Int
  /// Its permission bits.
  public var mode: UInt32
  /// Its identity, which is the same for all of its names.
  public var identity: FileIdentity
  /// Its owner.
  public var owner: FileOwner
  /// When its bytes were last written, in nanoseconds since 1970; anybody may set it.
  public var modified: Int64
  /// When it was last changed in any way; the system alone sets it.
  public var changed: Int64

  /// Makes a status.
  public init(
    kind: Kind, size: Int, mode: UInt32, identity: FileIdentity,
    owner: FileOwner = FileOwner(user: 0, group: 0), modified: Int64 = 0, changed: Int64 = 0
  ) {
    self.kind = kind
    self.size = size
    self.mode = mode
    self.identity = identity
    self.owner = owner
    self.modified = modified
    self.changed = changed
  }
}

/// The owner of a file.
public struct FileOwner: Hashable, Sendable {
  /// The number of the user.
  public var user: UInt32
  /// The number of the group.
  public var group: UInt32

  /// Makes an owner.
  public init(user: UInt32, group: UInt32) {
    self.user = user
    self.group = group
  }
}

/// The identity of a file on this machine.
public struct FileIdentity: Hashable, Sendable {
  /// The number of its device.
  public var device: UInt64
  /// Its number on the device.
  public var node: UInt64

  /// Makes an identity.
  public init(device: UInt64, node: UInt64) {
    self.device = device
    self.node = node
  }
}

/// How a file is opened.
public enum OpenMode: Hashable, Sendable {
  /// To be read.
  case read
  /// To be read. If it is a pipe, opening does not wait for a process that writes.
  case readAtOnce
  /// To be written from the start; it must exist.
  case write
  /// To be written; it must not exist yet. It is temporary: a signal that ends the process removes it.
  case create
}
