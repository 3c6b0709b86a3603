public import TransitionCompiler
public import TransitionText

/// The access of the tool to its process and to the system.
public struct ToolEnvironment: Sendable {
  /// The arguments after the program's name, byte for byte.
  public var arguments: [Path]
  /// The value of an environment variable.
  public var variable: @Sendable (String) -> String?
  /// Files and streams.
  public var fileSystem: any FileSystem
  /// The compiler.
  public var compile: @Sendable (SourceText, CompilationOptions) -> CompilationResult
  /// Makes the language server; nil for a tool without one.
  public var server: (@Sendable (SpecFiles) -> any EditorServer)?
  /// The time since an arbitrary moment, in nanoseconds.
  var now: @Sendable () -> UInt64 = ProcessContext.nanoseconds
  /// The path of the running program.
  public var executable: Path?
  /// The cache of compilation results, if one is used.
  var cache: ResultCache?
  /// The names of files in reports.
  var names = PathPrefixMap()
  /// The folder that imports stay in, if one is named.
  var root: Path?
  /// The places of folders of specs in that folder; nil for those that are elsewhere.
  private var places = FlatTable<Path, FolderPlace?>()

  /// Makes an environment.
  public init(
    arguments: [Path], variable: @escaping @Sendable (String) -> String?, fileSystem: any FileSystem,
    compile: @escaping @Sendable (SourceText, CompilationOptions) -> CompilationResult = Compiler.compile
  ) {
    self.arguments = arguments
    self.variable = variable
    self.fileSystem = fileSystem
    self.compile = compile
  }

  /// The reader of files.
  var reader: InputReader { InputReader(fileSystem: fileSystem, names: names) }

  /// The reader of the imports of a spec.
  func imports(of spec: Path) -> ImportReader { ImportReader(for: spec, reader, in: place(of: spec)) }

  /// The place of a spec's folder in that of `--root`, or in the working directory; nil when it is elsewhere.
  func place(of spec: Path) -> FolderPlace? {
    let folder = spec.parent
    return places[folder] ?? FolderPlace(of: folder, below: root ?? Path("."), fileSystem)
  }

  /// Finds the places of specs once for each folder: that takes several calls of the system.
  mutating func findPlaces(of specs: some Sequence<Path>) {
    for spec in specs where !places.contains(spec.parent) { places.set(spec.parent, place(of: spec)) }
  }

  /// The environment of this process.
  public static func process() -> ToolEnvironment {
    var environment = ToolEnvironment(
      arguments: ProcessContext.arguments, variable: ProcessContext.variable, fileSystem: SystemFileSystem())
    environment.executable = ProcessContext.executable
    return environment
  }
}
