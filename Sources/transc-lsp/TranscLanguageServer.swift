import TranscDriver
import TranscEditor

/// The language server alone.
@main
enum TranscLanguageServer {
  static func main() {
    let environment = ToolEnvironment.process()
    CrashReport.install(environment)
    ProcessContext.exit(LanguageServerTool.run(environment, EditorTool.server).rawValue)
  }
}
