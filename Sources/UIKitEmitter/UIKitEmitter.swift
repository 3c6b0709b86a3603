public import TransitionDiagnostics
public import TransitionPlan

/// Writes plans as Swift for UIKit: one thin file for each spec file, which says what its transitions are.
///
/// How a transition runs is said by the runtime, one file for an app. Each member of a spec is a statement of its own here,
/// whatever else there is; nothing is refused.
public enum UIKitEmitter {
  /// Writes a plan.
  /// - Parameters:
  ///   - plan: What the spec says.
  ///   - version: The version of the tool, for the header and for the runtime that belongs to it.
  ///   - options: What else is wanted.
  public static func emit(_ plan: Plan, version: String, options: SwiftOptions = SwiftOptions()) -> Emission {
    let file = ThinFile(plan, version: version, options)
    var printer = LayoutPrinter()
    let types = file.write(to: &printer)
    let runtime = options.support == .inline ? SupportFile.privateText : []
    return Emission(bytes: printer.bytes + runtime, types: types)
  }

  /// Writes the runtime, for `SupportPlacement.separate`: the same whatever the specs are.
  /// - Parameter version: The version of the tool, for the header.
  public static func support(version: String) -> [UInt8] { SupportFile.bytes(version: version) }

  /// What the file with that is called.
  public static var supportFileName: String { SupportFile.name }
}
