import TranscDriver

@main
enum Transc {
  static func main() {
    let environment = ToolEnvironment.process()
    CrashReport.install(environment)
    ProcessContext.exit(CommandLineTool.run(environment).rawValue)
  }
}
