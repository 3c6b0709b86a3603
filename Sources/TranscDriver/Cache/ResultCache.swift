import TransitionCompiler
import TransitionText

/// What comes of specs, kept from run to run: `--cache`.
///
/// The compiler is a function of a spec's name and bytes, of options and of what its imports are answered. A result is kept under all of these, as they
/// are and not as a hash of them, together with the build of the tool. So whatever is found is what would be compiled.
struct ResultCache: Sendable {
  let folder: CacheFolder
  /// When the run began.
  let start: Int64
  /// What is known of the files of this command line.
  let run: RunRecord
  /// What of the command line may change what comes of a spec, and the build.
  private let settings: [UInt8]

  /// Opens the cache that a command line names; nil where it names none.
  init?(_ arguments: ParsedArguments, _ environment: ToolEnvironment) throws(ToolFailure) {
    guard let path = arguments.values[.cache] else { return nil }
    start = environment.fileSystem.time()
    folder = try CacheFolder(path, environment.fileSystem)
    let build = try BuildIdentity.bytes(environment, folder, at: start)
    var settings = ByteWriter()
    settings.add(build)
    settings.add(arguments.bytesForSpecs)
    self.settings = settings.bytes
    run = RunRecord(build, arguments, in: folder)
  }

  /// What comes of a spec, if that is known. Its imports are asked for then.
  func result(of source: SourceText, _ imports: ImportRecorder) -> CompilationResult? {
    let key = key(of: source)
    if let known = folder.value(of: Self.key(.imports, key)) {
      var reader = ByteReader(known)
      guard let requests = try? reader.list({ reader throws(MalformedBytes) in try reader.request() }) else {
        return nil
      }
      for request in requests { _ = imports.answer(request) }
    }
    guard let value = folder.value(of: Self.key(.result, key, imports.asked)) else { return nil }
    var reader = ByteReader(value)
    guard let result = try? reader.result(of: source.count), reader.isAtEnd else { return nil }
    return result
  }

  /// Keeps what came of a spec.
  /// - Returns: The parts of the folder that are larger now.
  func keep(
    _ result: CompilationResult, of source: SourceText, _ imports: ImportRecorder
  ) throws(ToolFailure) -> [Int] {
    let key = key(of: source)
    var parts: [Int?] = []
    if !imports.asked.isEmpty {
      var requests = ByteWriter()
      requests.add(list: imports.asked) { $0.add($1.request) }
      parts.append(try folder.keep(requests.bytes, of: Self.key(.imports, key)))
    }
    var value = ByteWriter()
    value.add(result)
    parts.append(try folder.keep(value.bytes, of: Self.key(.result, key, imports.asked)))
    return parts.compactMap(\.self)
  }

  private func key(of source: SourceText) -> [UInt8] {
    var key = ByteWriter(settings)
    key.add(source.name)
    key.add(source.displayName)
    key.add(source.bytes)
    return key.bytes
  }

  private static func key(
    _ kind: CacheKind, _ bytes: [UInt8], _ asked: [ImportRecorder.Asked] = []
  ) -> [UInt8] {
    var key = ByteWriter()
    key.add(kind)
    key.add(bytes: bytes)
    key.add(list: asked) {
      $0.add($1.request)
      $0.add($1.answer)
    }
    return key.bytes
  }
}
