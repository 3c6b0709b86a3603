import Foundation
import Synchronization

@testable import TranscDriver

/// The real file system, with optional faults, and with streams in memory.
final class TestFileSystem: FileSystem {
  /// A system call.
  enum Call: Hashable { case open, read, write, wait, close, setMode, rename, makeDirectory, entries, status }

  private struct State {
    var faults: [Call: [SystemError]] = [:]
    var actions: [Call: @Sendable () -> Void] = [:]
    var calls: [Call: Int] = [:]
    var streams: [FileDescriptor: [UInt8]] = [:]
    var input: [UInt8] = []
    var time: UInt64 = 0
  }

  private let state = Mutex(State())
  private let system = SystemFileSystem()
  private let largestTransfer: Int
  private let terminal: Bool
  private let delay: Int64

  /// - Parameters:
  ///   - input: The contents of standard input.
  ///   - largestTransfer: The maximum number of bytes that one call reads or writes.
  ///   - delay: The time by which the clock is ahead of the times of files, in nanoseconds.
  init(input: String = "", largestTransfer: Int = .max, terminal: Bool = false, delay: Int64 = 0) {
    self.delay = delay
    self.largestTransfer = largestTransfer
    self.terminal = terminal
    state.withLock { $0.input = Array(input.utf8) }
  }

  /// Makes the next calls fail, one for each error.
  func fail(_ call: Call, _ errors: SystemError...) { state.withLock { $0.faults[call] = errors } }

  /// Does something before the next call.
  func before(_ call: Call, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.actions[call] = action }
  }

  /// The number of calls.
  func count(_ call: Call) -> Int { state.withLock { $0.calls[call] ?? 0 } }

  /// The text that was written to standard output or error.
  func text(_ stream: FileDescriptor) -> String {
    state.withLock { String(decoding: $0.streams[stream] ?? [], as: UTF8.self) }
  }

  /// A clock that advances by 1.25 ms each time it is read.
  @Sendable func tick() -> UInt64 {
    state.withLock { state in
      state.time += 1_250_000
      return state.time
    }
  }

  private func enter(_ call: Call) throws(SystemError) {
    let fault: SystemError? = state.withLock { state in
      state.calls[call, default: 0] += 1
      guard let first = state.faults[call]?.first else { return nil }
      state.faults[call]?.removeFirst()
      return first
    }
    if let action = state.withLock({ $0.actions.removeValue(forKey: call) }) { action() }
    if let fault { throw fault }
  }

  func open(_ path: Path, _ mode: OpenMode) throws(SystemError) -> FileDescriptor {
    try enter(.open)
    return try system.open(path, mode)
  }

  func read(_ file: FileDescriptor, count: Int) throws(SystemError) -> [UInt8] {
    try enter(.read)
    let count = min(count, largestTransfer)
    if file != 0 { return try system.read(file, count: count) }
    return state.withLock { state in
      let bytes = Array(state.input.prefix(count))
      state.input.removeFirst(bytes.count)
      return bytes
    }
  }

  func write(_ file: FileDescriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try enter(.write)
    let bytes = bytes.prefix(largestTransfer)
    if file > 2 { return try system.write(file, bytes) }
    state.withLock { $0.streams[file, default: []] += bytes }
    return bytes.count
  }

  func close(_ file: FileDescriptor) throws(SystemError) {
    try system.close(file)
    try enter(.close)
  }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    if file > 2 { return try system.status(of: file) }
    return FileStatus(kind: .pipe, size: 0, mode: 0, identity: FileIdentity(device: .max, node: UInt64(file)))
  }

  func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus {
    try enter(.status)
    return try system.status(at: path, followingLinks: followingLinks)
  }

  func destination(ofLink path: Path) throws(SystemError) -> Path { try system.destination(ofLink: path) }

  func setOwner(_ file: FileDescriptor, _ owner: FileOwner) throws(SystemError) {
    try system.setOwner(file, owner)
  }

  func setMode(_ file: FileDescriptor, _ mode: UInt32) throws(SystemError) {
    try enter(.setMode)
    try system.setMode(file, mode)
  }

  func rename(_ source: Path, to destination: Path) throws(SystemError) {
    try enter(.rename)
    try system.rename(source, to: destination)
  }

  func remove(_ path: Path) throws(SystemError) { try system.remove(path) }

  func makeDirectory(_ path: Path) throws(SystemError) {
    try enter(.makeDirectory)
    try system.makeDirectory(path)
  }

  func entries(of folder: Path) throws(SystemError) -> [Path] {
    try enter(.entries)
    return try system.entries(of: folder)
  }

  func isTerminal(_ file: FileDescriptor) -> Bool { terminal }

  func isReadable(_ file: FileDescriptor) -> Bool { true }

  func wait(for file: FileDescriptor, writing: Bool) { _ = try? enter(.wait) }

  func workingDirectory() throws(SystemError) -> Path { try system.workingDirectory() }

  func touch(_ file: FileDescriptor) throws(SystemError) { try system.touch(file) }

  func time() -> Int64 { system.time() + delay }

  var processID: Int32 { system.processID }
}

extension SystemError {
  /// The device is full.
  static let noSpace = SystemError(code: ENOSPC)
  /// The call is not permitted on this file.
  static let accessDenied = SystemError(code: EACCES)
}
