import TransitionCompiler
import TransitionText

/// Finds the specs of a run that need not be read. The status of a file that several specs import is read once.
struct KnownFiles {
  private let cache: ResultCache
  private let environment: ToolEnvironment
  private var stamps = FlatTable<Path, FileStamp?>()

  /// Nil where nothing is known, as without a cache.
  init?(_ environment: ToolEnvironment) {
    guard let cache = environment.cache, !cache.run.isEmpty else { return nil }
    (self.cache, self.environment) = (cache, environment)
  }

  /// An input that need not be read; nil for one that has to be read, or that is missing.
  /// - Parameter status: Its status, if that is known already.
  mutating func input(_ path: Path, _ status: FileStatus?) -> Input? {
    guard path != InputReader.standardInput,
      let status = status ?? (try? environment.fileSystem.status(at: path, followingLinks: true)),
      let known = cache.run.spec(path, status), hasSameImports(known)
    else { return nil }
    return environment.reader.known(path, status, known)
  }

  private mutating func hasSameImports(_ known: KnownSpecFile) -> Bool {
    if known.imports.isEmpty { return true }
    let reader = environment.imports(of: known.path)
    return known.imports.allSatisfy { request, stamp in
      reader.path(of: request).map { self.stamp(of: $0) == stamp } ?? false
    }
  }

  private mutating func stamp(of path: Path) -> FileStamp? {
    if let known = stamps[path] { return known }
    let status = try? environment.fileSystem.status(at: path, followingLinks: true)
    let stamp = status.flatMap(FileStamp.init)
    stamps.set(path, stamp)
    return stamp
  }
}
