import TranscDriver

/// `transc` without the language server, for the plugins of a package, which compile it from its sources.
@main
enum TranscBuild {
  static func main() {
    let environment = ToolEnvironment.process()
    CrashReport.install(environment)
    ProcessContext.exit(CommandLineTool.run(environment).rawValue)
  }
}
