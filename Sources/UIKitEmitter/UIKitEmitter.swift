public import TransitionDiagnostics
public import TransitionPlan

/// Writes plans as Swift for UIKit: one file that stands alone for each spec file.
///
/// What it cannot say yet is an error `emitterCannotSay` at the construct, and then there is no output.
public enum UIKitEmitter {
  /// Writes a plan.
  /// - Parameters:
  ///   - plan: What the spec says.
  ///   - version: The version of the tool, for the header; nothing else of the output depends on it.
  ///   - options: What else is wanted.
  public static func emit(_ plan: Plan, version: String, options: SwiftOptions = SwiftOptions()) -> Emission {
    // A transition is written as soon as it is known: its items take many times the memory of its text.
    var body = SwiftRenderer(isAfterBlank: false)
    var hookUps: [[SwiftItem]] = []
    var subclassesGestures = false
    var diagnostics: [Diagnostic] = []
    var names: Set<String> = []
    var ledger: (type: String, tellsFound: Bool)?
    for transition in plan.transitions {
      let unknown = Unsupported.check(transition)
      if !unknown.isEmpty {
        diagnostics += unknown
        continue
      }
      let scope = TransitionScope(transition, in: plan, options, ledgerType: ledger?.type)
      if !names.insert(scope.names.type.lowercased()).inserted {
        scope.cannotSay("two transitions whose names differ only in their case", at: transition.location)
      }
      Restrictions.check(scope)
      if scope.diagnostics.isEmpty {
        hookUps.append(HeaderSection.hookUp(scope))
        subclassesGestures = subclassesGestures || !transition.presses.isEmpty
        body.write(section(scope))
        if scope.hasLedger {
          ledger = (scope.ledgerType, tellsFound: scope.asksStay || ledger?.tellsFound == true)
        }
      }
      diagnostics += scope.diagnostics
    }
    if let ledger, options.support == .inline {
      body.write([.blank] + LedgerSection.items(ledger.type, tellsFound: ledger.tellsFound))
    }
    if !diagnostics.isEmpty { return Emission(bytes: [], diagnostics: diagnostics) }
    let header = HeaderSection.items(
      plan.sourceName, version: version, options.access, hookUps, subclassesGestures: subclassesGestures)
    var whole = SwiftRenderer(isAfterBlank: true)
    whole.write(header)
    return Emission(bytes: whole.bytes + body.bytes)
  }

  /// Writes what the transitions of an app share, for `SupportPlacement.separate`: the same whatever the specs are.
  /// - Parameters:
  ///   - version: The version of the tool, for the header.
  ///   - minimumIOS: The oldest major version of iOS that the app runs on.
  public static func support(version: String, minimumIOS: Int = 15) -> [UInt8] {
    SupportFile.bytes(version: version, minimumIOS: minimumIOS)
  }

  /// What the file with that is called.
  public static var supportFileName: String { SupportFile.fileName }

  /// The declarations of one transition, in the order in which they are read.
  private static func section(_ scope: TransitionScope) -> [SwiftItem] {
    var parts: [[SwiftItem]] = ScreenProtocolsSection.items(scope)
    if scope.isContainer, scope.isInteractive { parts.append(ContainerShell(scope).question) }
    parts.append(TransitionClassSection.items(scope))
    if scope.isContainer { parts.append(ContainerContext.items(scope)) }
    if scope.statesInteraction != nil { parts.append(StatesSection.names(scope)) }
    if scope.options.access == .public { parts = parts.map(SwiftItem.published) }
    let isInline = scope.options.support == .inline
    if isInline, scope.transition.style == .navigation { parts.append(PlatformSwipeSection.items(scope)) }
    if scope.hasStay { parts.append(StaySection.items(scope)) }
    if isInline, scope.hasWatch {
      parts.append(
        StaySection.watch(scope.type("Watch"), window: scope.watchesWindow, size: scope.watchesSize))
    }
    if !scope.kept.isEmpty { parts.append(ForegroundSection.items(scope)) }
    if scope.isOverlay { parts.append(PresentationSection.items(scope)) }
    if scope.hasStates, scope.statesInteraction == nil { parts.append(StatesSection.names(scope)) }
    if !scope.shading.isEmpty { parts.append(StatesSection.passage(scope)) }
    for press in scope.transition.presses.indices { parts.append(PressSection.items(scope, press)) }
    parts.append(RunSection.sides(scope))
    if scope.isPulledManyWays { parts.append(RunSection.pulls(scope)) }
    parts.append(RunSection.items(scope))
    if scope.isMixed { parts.append(scope.mixedFinger) }
    parts += PoseSection.items(scope)
    for element in scope.transition.shared.indices { parts.append(EndsSection.items(scope, element)) }
    for element in scope.transition.shared.indices where scope.isBox(element) {
      parts.append(BoxSection.items(scope, element))
    }
    parts += HelperSection.items(scope)
    return parts.flatMap { [.blank] + $0 }
  }
}
