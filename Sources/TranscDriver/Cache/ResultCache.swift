import TransitionCompiler
import TransitionText

/// The compilation results that are kept from run to run: `--cache`.
///
/// The compiler is a function of a spec's name and bytes, the options and the answers to its imports. The key of a
/// result holds all of these, not their hash, and the build of the tool. So a result that is found is the one that would be compiled.
struct ResultCache: Sendable {
  let folder: CacheFolder
  /// When the run began.
  let start: Int64
  /// The record of the files of this command line.
  let run: RunRecord
  /// The build, and the options that may change the result of a spec.
  private let settings: [UInt8]
  /// The identity of the build with its key, if it is to be stored.
  private let newBuild: (identity: [UInt8], key: [UInt8])?

  /// Opens the cache that a command line names; nil where it names none. Nothing is written yet.
  init?(_ arguments: ParsedArguments, _ environment: ToolEnvironment) throws(ToolFailure) {
    guard let path = arguments.values[.cache] else { return nil }
    start = environment.fileSystem.time()
    folder = try CacheFolder(path, environment.fileSystem)
    let (build, newKey) = try BuildIdentity.bytes(environment, folder, at: start)
    newBuild = newKey.map { (build, $0) }
    var settings = ByteWriter()
    settings.add(build)
    settings.add(arguments.bytesForSpecs)
    self.settings = settings.bytes
    run = RunRecord(build, arguments, in: folder)
  }

  /// Makes the folder if it is missing, and checks that it can be written.
  func prepare() throws(ToolFailure) {
    try folder.prepare()
    if let newBuild { _ = try? folder.keep(newBuild.identity, of: newBuild.key) }
  }

  /// The result of a spec, if it is known. Requests the imports that are known of the spec.
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

  /// Stores the result of a spec.
  /// - Returns: The parts of the folder that have grown.
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
