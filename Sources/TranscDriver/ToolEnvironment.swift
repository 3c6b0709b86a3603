public import TransitionCompiler
public import TransitionText

/// All that the tool touches of the world.
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
  /// The time since any moment, in nanoseconds.
  var now: @Sendable () -> UInt64 = ProcessContext.nanoseconds
  /// Where the running program can be read.
  public var executable: Path?
  /// What comes of specs, if that is kept.
  var cache: ResultCache?
  /// What files are called in what is said of them.
  var names = PathPrefixMap()
  /// The folder that imports stay in, if one is named.
  var root: Path?

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

  /// What reads files.
  var reader: InputReader { InputReader(fileSystem: fileSystem, names: names) }

  /// What reads the imports of a spec.
  func imports(of spec: Path) -> ImportReader {
    ImportReader(for: spec, reader, workingDirectory: root ?? Path("."))
  }

  /// The environment of this process.
  public static func process() -> ToolEnvironment {
    var environment = ToolEnvironment(
      arguments: ProcessContext.arguments, variable: ProcessContext.variable, fileSystem: SystemFileSystem())
    environment.executable = ProcessContext.executable
    return environment
  }
}
