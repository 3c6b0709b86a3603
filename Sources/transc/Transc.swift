import TranscDriver
import TranscEditor

@main
enum Transc {
  static func main() {
    var environment = ToolEnvironment.process()
    environment.server = EditorTool.server
    CrashReport.install(environment)
    ProcessContext.exit(CommandLineTool.run(environment).rawValue)
  }
}
