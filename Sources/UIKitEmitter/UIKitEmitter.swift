public import TransitionDiagnostics
public import TransitionPlan

/// Writes plans as Swift for UIKit: one thin file for each spec file, which describes its transitions.
///
/// The runtime, one file for an app, plays them. Each member of a spec is one statement here, independently of the other members; no plan
/// is refused.
public enum UIKitEmitter {
  /// Writes a plan.
  /// - Parameters:
  ///   - plan: The compiled spec.
  ///   - version: The version of the tool, for the header and for the runtime that belongs to it.
  ///   - options: Options for the generated Swift.
  public static func emit(_ plan: Plan, version: String, options: SwiftOptions = SwiftOptions()) -> Emission {
    let file = ThinFile(plan, version: version, options)
    var printer = LayoutPrinter()
    let types = file.write(to: &printer)
    var bytes = printer.bytes
    if options.support == .inline { bytes += SupportFile.privateText }
    return Emission(bytes: bytes, types: types)
  }

  /// Writes the runtime, for `SupportPlacement.separate`: it is the same for all specs.
  /// - Parameter version: The version of the tool, for the header.
  public static func support(version: String) -> [UInt8] { SupportFile.bytes(version: version) }

  /// The name of the file with the runtime.
  public static var supportFileName: String { SupportFile.name }
}
