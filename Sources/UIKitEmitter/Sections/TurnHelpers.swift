/// The helpers of what turns about an edge, and of what leads nowhere.
enum TurnHelpers {
  static func function(_ helper: Helper, _ name: String) -> [SwiftItem] {
    switch helper {
    case .resisted: resisted(name)
    case .put: put(name)
    case .anchor: anchor(name)
    default: []
    }
  }

  private static func resisted(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("How far a finger gets where there is nothing to go to.")
      SwiftItem.compact(
        "private func \(name)(_ reach: CGFloat) -> CGFloat", "1 - 1 / (1 + 0.55 * max(0, reach))")
    }
  }

  private static func put(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "Puts the left and the top edge of a view where its container says, whatever it turns about.")
      "@MainActor"
      SwiftItem.block("private func \(name)(_ view: UIView?, x: CGFloat? = nil, y: CGFloat? = nil)") {
        "guard let view else { return }"
        "let anchor: CGPoint = view.layer.anchorPoint"
        "if let x { view.center.x = x + view.bounds.width * anchor.x }"
        "if let y { view.center.y = y + view.bounds.height * anchor.y }"
      }
    }
  }

  private static func anchor(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.block("extension UIView") {
        SwiftItem.doc("What it turns about, as a share of it; setting it moves nothing.")
        SwiftItem.block("fileprivate var \(name): CGPoint") {
          "get { layer.anchorPoint }"
          SwiftItem.block("set") {
            "let old: CGPoint = layer.anchorPoint"
            "layer.anchorPoint = newValue"
            "center.x += (newValue.x - old.x) * bounds.width"
            "center.y += (newValue.y - old.y) * bounds.height"
          }
        }
      }
    }
  }
}
