import TransitionCompiler
import TransitionText

/// The record of the files of one command line from its last run in this folder. Git calls such a record an index.
struct RunRecord: Sendable {
  private let key: [UInt8]
  private let folder: CacheFolder
  private var specs = FlatTable<Path, KnownSpecFile>()

  /// The least number of specs that are recorded: fewer are read as fast as they are looked up.
  private static let leastSpecs = 8

  init(_ build: [UInt8], _ arguments: ParsedArguments, in folder: CacheFolder) {
    self.folder = folder
    var key = ByteWriter()
    key.add(CacheKind.run)
    key.add(build)
    key.add((try? folder.fileSystem.workingDirectory())?.bytes ?? [])
    key.add(arguments.bytesForRuns)
    self.key = key.bytes
    if let value = folder.value(of: self.key), let specs = try? Self.read(value) {
      for spec in specs { self.specs.set(spec.path, spec) }
    }
  }

  /// Whether no spec is known.
  var isEmpty: Bool { specs.isEmpty }

  /// The record of a spec, if it has not changed. Its imports are not checked.
  func spec(_ path: Path, _ status: FileStatus) -> KnownSpecFile? {
    guard let spec = specs[path], spec.stamp == FileStamp(status) else { return nil }
    return spec
  }

  /// Stores the records, if they have changed.
  /// - Returns: The part of the folder that has grown; nil when nothing was stored.
  func keep(_ known: [KnownSpecFile], ofWhichNew count: Int) throws(ToolFailure) -> Int? {
    if known.count < Self.leastSpecs || count == 0 && known.count == specs.count { return nil }
    var writer = ByteWriter()
    writer.add(list: known) { writer, spec in
      writer.add(spec.path.bytes)
      writer.add(spec.stamp)
      writer.add(list: spec.imports) {
        $0.add($1.request)
        $0.add($1.stamp)
      }
      writer.add(spec.result)
      writer.add(optional: spec.output) { $0.add($1) }
    }
    return try folder.keep(writer.bytes, of: key)
  }

  private static func read(_ bytes: ArraySlice<UInt8>) throws(MalformedBytes) -> [KnownSpecFile] {
    var reader = ByteReader(bytes)
    return try reader.list { reader throws(MalformedBytes) in
      KnownSpecFile(
        path: Path(bytes: Array(try reader.slice())), stamp: try reader.stamp(),
        imports: try reader.list { reader throws(MalformedBytes) in
          (request: try reader.request(), stamp: try reader.stamp())
        },
        result: try reader.result(of: SourceText.maximumCount),
        output: try reader.optional { reader throws(MalformedBytes) in try reader.stamp() })
    }
  }
}
