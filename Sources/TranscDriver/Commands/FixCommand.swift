import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Applies the fix-its of the findings in specs.
struct FixCommand {
  private let inputs: [Path]
  private let applicability: FixIt.Applicability
  private let policy: SeverityPolicy
  private let rewriting: Rewriting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .fix)
    applicability = arguments.flags.contains(.unsafe) ? .needsReview : .safe
    policy = try arguments.severityPolicy()
    rewriting = Rewriting(arguments)
  }

  /// Fixes each spec by itself; imported specs are only read.
  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var environment = environment
    var rewriting = rewriting
    var (done, left, isFinished) = (0, 0, true)
    for input in console.read(inputs, &environment) {
      var options = CompilationOptions(policy: policy, triesFixIts: false).reading(for: input, environment)
      func findings(_ source: SourceText, _ options: CompilationOptions) -> [Diagnostic] {
        CrashReport.naming(source.name) { environment.compile(source, options).diagnostics }
      }
      var fixer = Fixer(applicability, policy: policy) { [options] in findings($0, options) }
      var fixed = fixer.fix(input.source)
      options.triesFixIts = true
      // Fix-its that undo each other would go on for ever.
      var known: Set<ArraySlice<UInt8>> = [input.source.bytes, fixed.source.bytes]
      while fixed.diagnostics.contains(where: { !$0.fixIts.isEmpty }) {
        fixed.diagnostics = findings(fixed.source, options)
        // Of several fix-its of a finding, `check` may show only one.
        var more = fixer.fix(fixed.source, finding: fixed.diagnostics)
        if more.fixCount == 0 || !known.insert(more.source.bytes).inserted { break }
        more.fixCount += fixed.fixCount
        more.isFinished = more.isFinished && fixed.isFinished
        fixed = more
      }
      console.report(fixed.diagnostics, in: fixed.source)
      rewriting.take(Array(fixed.source.bytes), for: input, &console)
      done += fixed.fixCount
      isFinished = isFinished && fixed.isFinished
      fixer.applicability = .needsReview
      if applicability == .safe { left += fixer.fixable(fixed.diagnostics, in: fixed.source) }
    }
    console.reportSummary()
    // If one file cannot be read, none is changed.
    if console.exitCode != .failure { rewriting.write(environment, &console) }
    if console.exitCode == .failure { return }
    console.reportFixes(done, left: left, areMade: !rewriting.writesNothing, isFinished: isFinished)
  }
}
