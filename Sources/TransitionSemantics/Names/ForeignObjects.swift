import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Objects of UIKit that have another name here.
extension Checker {
  /// The finding about a path that begins with the name of such an object, or nil.
  func foreignObject(_ names: PathNames) -> Diagnostic? {
    guard let first = names.first else { return nil }
    var diagnostic = Diagnostic(.unknownName, at: first.range, [.source(first.range)])
    let second = names.dropFirst().first
    func change(_ range: ByteRange, to text: String) -> [FixIt] {
      [FixIt("change to `\(text)`", replacing: range, with: text)]
    }
    switch text(first) {
    case "containerView":
      diagnostic.notes = ["the view that both screens are in is the `container`"]
      diagnostic.fixIts = change(first.range, to: "container")
    case "self", "view":
      guard second.flatMap({ vocabulary[$0.symbol].property })?.isOfFrame != false else {
        let screen = current.screens[.to]?.name ?? "detail"
        diagnostic.notes = ["use the name of the screen or view: `\(screen).\(second.map(text) ?? "")`"]
        break
      }
      diagnostic.notes = ["sizes are those of the container, or of a screen: `container.width`"]
    case "CGRect", "CGPoint", "CGSize", "CGVector", "UIEdgeInsets", "CGAffineTransform":
      let zeros = [
        "CGRect": "rect(0, 0, 0, 0)", "CGPoint": "point(0, 0)", "CGSize": "size(0, 0)",
        "CGVector": "vector(0, 0)",
        "UIEdgeInsets": "insets(top: 0)",
      ]
      diagnostic.notes = [ForeignNames.function(text(first))].compactMap(\.self)
      if let second, text(second) == "zero", let zero = zeros[text(first)] {
        diagnostic.fixIts = change(first.range.union(second.range), to: zero)
      }
    case "UIScreen", "window", "superview":
      diagnostic.notes = ["sizes are those of the container, or of a screen: `container.width`"]
    case "tabBarController", "navigationController":
      diagnostic.notes = ["the bars are `tabBar` and `navigationBar`"]
      if let second, ["tabBar", "navigationBar"].contains(text(second)) {
        diagnostic.fixIts = change(first.range.union(second.range), to: text(second))
      }
    case "toolbar", "toolBar", "searchBar", "pageControl":
      let screen = current.screens[.to]?.name ?? "detail"
      diagnostic.notes = [
        "declare a bar of the app with its screen, `\(screen) { \(text(first)): bar }`, and use it as `\(screen).\(text(first))`"
      ]
    case "statusBar":
      diagnostic.notes = [
        "a transition cannot move the status bar; a screen hides it with `prefersStatusBarHidden`"
      ]
    case "keyboard", "keyboardLayoutGuide":
      diagnostic.notes = ["a spec does not know the keyboard: a screen makes room for it in its own layout"]
    case let name where Self.dynamicColors.contains(name):
      diagnostic.notes = [
        "a colour is written `#RRGGBB` or `#RRGGBBAA`; for a dynamic colour of the app, write `_`"
      ]
    case "from", "fromView", "fromVC", "fromViewController", "source", "presenting":
      return ofScreen(.from, first)
    case "to", "toView", "toVC", "toViewController", "destination", "presented":
      return ofScreen(.to, first)
    case "UIColor", "Color":
      diagnostic.notes = ["a colour is written `#RRGGBB` or `#RRGGBBAA`"]
      if let second, let (value, _) = ForeignValues.value(named: text(second)) {
        diagnostic.fixIts = change(first.range.union(second.range), to: value)
      }
    default:
      guard let (value, note) = ForeignValues.value(named: text(first)) else { return nil }
      diagnostic.notes = [note]
      diagnostic.fixIts = change(first.range, to: value)
    }
    return diagnostic
  }

  /// The colours of UIKit that look different in dark mode.
  private static let dynamicColors: Set<String> = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "label", "secondaryLabel", "tertiaryLabel", "separator", "systemFill", "tintColor", "accentColor",
  ]

  private func ofScreen(_ side: Side, _ name: PathName) -> Diagnostic? {
    guard let screen = current.screens[side] else { return nil }
    return Diagnostic(
      .unknownName, at: name.range, [.source(name.range)],
      notes: ["use the declared name of the screen: `\(screen.name)`"],
      fixIts: [FixIt("change to `\(screen.name)`", replacing: name.range, with: screen.name)])
  }
}
