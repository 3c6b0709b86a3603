import Foundation
import TestSupport
import Testing
import TransitionWorkers

@testable import TranscDriver

/// The files of a cache. A value is complete and belongs to its key, or there is none.
@Suite struct CacheFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cache(limit: Int = CacheFolder.usualLimit) throws -> CacheFolder {
    var cache = try CacheFolder(Path(folder.file("cache")), TestFileSystem())
    cache.limit = limit
    return cache
  }

  private let key = Array("the key".utf8)
  private let value = Array("a value, and more of it".utf8)

  /// The only file of a cache with one value.
  private func onlyFile() throws -> String {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.file("cache"))
    return try #require(files.first { $0.contains("/") }.map { folder.file("cache/" + $0) })
  }

  @Test func valuesComeBack() throws {
    let cache = try cache()
    #expect(cache.value(of: key) == nil)
    _ = try cache.keep(value, of: key)
    #expect(cache.value(of: key) == value[...])
    _ = try cache.keep([], of: key)
    #expect(cache.value(of: key) == [])
    #expect(cache.value(of: key + [0]) == nil)
    #expect(try self.cache().value(of: key) == [])
  }

  @Test func whatIsDamagedIsNone() throws {
    let cache = try cache()
    _ = try cache.keep(value, of: key)
    let file = try URL(filePath: onlyFile())
    let whole = try Data(contentsOf: file)
    for offset in whole.indices {
      for change in [UInt8(1), 0x80, 0xFF] {
        var damaged = whole
        damaged[offset] ^= change
        try damaged.write(to: file)
        #expect(cache.value(of: key) == nil, "byte \(offset)")
      }
      try whole.prefix(offset).write(to: file)
      #expect(cache.value(of: key) == nil, "\(offset) bytes")
    }
    try (whole + [0]).write(to: file)
    #expect(cache.value(of: key) == nil)
    // The value is written again.
    _ = try cache.keep(value, of: key)
    #expect(cache.value(of: key) == value[...])
  }

  /// A run treats damaged files as missing, wherever they are.
  @Test func runsDoWithoutWhatIsDamaged() throws {
    let runs = try CachedRuns()
    try runs.writeSpecs(9, imports: "Motion.transition", duration: "long")
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    let arguments = ["-o", "@out/", "@specs"]
    for _ in 0..<3 { _ = runs.run(arguments) }
    let outputs = try runs.files(in: "out")
    let cache = runs.folder.file("cache")
    let files = try FileManager.default.subpathsOfDirectory(atPath: cache).filter { $0.contains("/") }
      .sorted()
    #expect(files.count == 9 * 2 + 1 + 1 + 1, "\(files)")
    var random = RandomSource(seed: 22)
    for round in 0..<4 {
      let foreign = try Data(contentsOf: URL(filePath: cache + "/" + files[0]))
      for file in files {
        let url = URL(filePath: cache + "/" + file)
        var bytes = try Data(contentsOf: url)
        switch round {
        case 0: bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 0x10
        case 1: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
        case 2: bytes = file == files[0] ? Data() : foreign
        default: try FileManager.default.removeItem(at: url)
        }
        if round < 3 { try bytes.write(to: url) }
      }
      let run = runs.run(arguments)
      #expect(run.status == 0 && run.errors == "" && run.compiled.count == 10)
      #expect(try runs.files(in: "out") == outputs)
      #expect(runs.run(arguments).compiled == [])
    }
  }

  /// Decoding arbitrary bytes ends, with a value or without.
  @Test func anyBytesCanBeRead() throws {
    var random = RandomSource(seed: 7)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : UInt8.random(in: 0...3, using: &random)
      }
      var reader = ByteReader(bytes[...])
      _ = try? reader.result(of: 40)
    }
  }

  @Test func numbersComeBack() throws {
    for number in [0, 1, 0x7F, 0x80, 0x3FFF, 0x4000, UInt64(UInt32.max), .max - 1, .max] {
      var writer = ByteWriter()
      writer.add(number)
      writer.add(word: number)
      var reader = ByteReader(writer.bytes[...])
      #expect(try reader.number() == number && reader.word() == number && reader.isAtEnd)
    }
    var tooLong = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2])
    #expect(throws: MalformedBytes.self) { try tooLong.number() }
  }

  // MARK: The limit

  @Test func whatIsTooMuchIsRemoved() throws {
    let limit = 64 * 2_000
    let cache = try cache(limit: limit)
    func key(_ number: Int) -> [UInt8] { Array("key \(number)".utf8) }
    var kept: [Int] = []
    var past = Date(timeIntervalSinceNow: -1_000_000)
    for number in 0..<1_000 {
      let part = try #require(try cache.keep([UInt8](repeating: 1, count: 300), of: key(number)))
      // Each file has another time.
      let place = folder.file("cache/" + (part < 10 ? "0" : "") + "\(part)")
      for file in try FileManager.default.contentsOfDirectory(atPath: place).map({ place + "/" + $0 }) {
        let time = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        if try #require(time) < past.addingTimeInterval(100_000) { continue }
        past += 1
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
      }
      // A value that is used stays.
      if number % 20 == 19 { #expect(cache.value(of: key(0)) != nil, "\(number)") }
      cache.trim(part)
      kept.append(number)
    }
    let sizes = try files().map { try FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int ?? 0 }
    #expect(sizes.reduce(0, +) <= limit && sizes.count > 100)
    #expect(cache.value(of: key(999)) != nil && cache.value(of: key(1)) == nil)
    #expect(kept.suffix(50).allSatisfy { cache.value(of: key($0)) != nil }, "the newest are there")
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.file("cache")).filter { $0.contains("/") }
      .map { folder.file("cache/" + $0) }
  }

  @Test func onlyItsOwnFilesAreRemoved() throws {
    let cache = try cache(limit: 64 * 400)
    let part = try #require(try cache.keep([UInt8](repeating: 1, count: 100), of: key))
    let file = try onlyFile()
    let place = (file as NSString).deletingLastPathComponent
    // One of these files has the name of a value, but is none.
    for name in ["notes.txt", "0123456789abcdeg", "0123456789abcde", "fedcba9876543210"] {
      try Data(count: 1_000).write(to: URL(filePath: place + "/" + name))
    }
    cache.trim(part)
    #expect(FileManager.default.fileExists(atPath: file))
    for name in [".transc-1-0-0.tmp", "0123456789abcdef"] {
      try (Data("transc cache 1\n".utf8) + Data(count: 1_000)).write(to: URL(filePath: place + "/" + name))
      try FileManager.default.setAttributes(
        [.modificationDate: Date.distantPast], ofItemAtPath: place + "/" + name)
    }
    cache.trim(part)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted()
        == [
          "0123456789abcde", "0123456789abcdeg", "fedcba9876543210", (file as NSString).lastPathComponent,
          "notes.txt",
        ].sorted())
  }

  @Test func whatIsVeryLongIsNotKept() throws {
    let cache = try cache(limit: 64 * 400)
    #expect(try cache.keep([UInt8](repeating: 1, count: 300), of: key) == nil)
    #expect(cache.value(of: key) == nil)
  }

  /// Files may have any time. The time of a file from 2286 overflows.
  @Test(arguments: [1.0e10, 1.2e10, 6.4e10, -6.2e10]) func anyTime(_ seconds: Double) throws {
    let cache = try cache(limit: 64 * 400)
    let part = try #require(try cache.keep([UInt8](repeating: 1, count: 100), of: key))
    let place = try (onlyFile() as NSString).deletingLastPathComponent
    for name in [".transc-1-0-0.tmp", "0123456789abcdef"] {
      try (Data("transc cache 1\n".utf8) + Data(count: 1_000)).write(to: URL(filePath: place + "/" + name))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: place + "/" + name)
    }
    cache.trim(part)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).count <= 2)
  }

  /// Pipes and folders do not count as files, and reading does not wait for them.
  @Test func pipesAndFolders() throws {
    let cache = try cache()
    _ = try cache.keep(value, of: key)
    let file = try onlyFile()
    try FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o644) == 0)
    #expect(cache.value(of: key) == nil)
    _ = try cache.keep(value, of: key)
    #expect(cache.value(of: key) == value[...])
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    #expect(cache.value(of: key) == nil)
    #expect(throws: ToolFailure.self) { try cache.keep(value, of: key) }
  }

  @Test func interruptionsGoUnnoticed() throws {
    let system = TestFileSystem()
    func interrupted() -> TestFileSystem {
      for call in [TestFileSystem.Call.open, .read, .write] { system.fail(call, .interrupted) }
      return system
    }
    var cache = try CacheFolder(Path(folder.file("cache")), interrupted())
    try cache.prepare()
    _ = interrupted()
    try cache.prepare()
    _ = interrupted()
    let part = try #require(try cache.keep(value, of: key))
    _ = interrupted()
    #expect(cache.value(of: key) == value[...])
    cache.limit = 0
    _ = interrupted()
    cache.trim(part)
    #expect(try files() == [])
  }

  // MARK: Concurrent use

  /// Many workers write, read and remove the same values at once. Every value that is read is complete.
  @Test func manyAtOnce() throws {
    let path = folder.file("cache")
    let faults = Workers.map(Array(0..<4)) { worker in
      guard var cache = try? CacheFolder(Path(path), TestFileSystem()) else { return ["no folder"] }
      cache.limit = 64 * 900
      var faults: [String] = []
      for round in 0..<200 {
        let number = (round * (worker + 3)) % 60
        let key = Array("key \(number)".utf8)
        let value = [UInt8](repeating: UInt8(number), count: 300 + number)
        if let found = cache.value(of: key), !found.elementsEqual(value) { faults.append("another value") }
        do throws(ToolFailure) {
          if let part = try cache.keep(value, of: key) { cache.trim(part) }
        } catch {
          faults.append(error.message)
        }
      }
      return faults
    }
    #expect(faults.flatMap(\.self) == [])
    #expect(try files().allSatisfy { !$0.contains(".tmp") })
  }
}
