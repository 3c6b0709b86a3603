import TransitionPlan

/// `<T>Box`: a picture in flight with its contents inside, which it cuts to its corners; its shadow is not cut.
enum BoxSection {
  static func items(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let isRound = scope.slots(of: element).contains { $0.kind == .cornerRadius }
    let isTwofold = scope.isTwofold(element)
    let contents = isTwofold ? "both contents" : "the picture"
    return swift {
      SwiftItem.doc(
        "The \(shared.name) in flight: \(contents) inside a box (\(scope.line(shared.location))).")
      "@MainActor"
      SwiftItem.block("private final class \(scope.boxType(element)): UIView") {
        "private let inside = UIView()"
        "private var contents: [(view: UIView, size: CGSize)] = []"
        SwiftItem.blank
        if isTwofold {
          content(scope, element)
          SwiftItem.blank
        }
        if isRound {
          SwiftItem.doc("The radius to which the contents are cut.")
          SwiftItem.block("var cornerRadius: CGFloat") {
            "get { inside.layer.cornerRadius }"
            "set { inside.layer.cornerRadius = newValue }"
          }
          SwiftItem.blank
        }
        if shared.kind == .snapshot {
          "var isEmpty: Bool { contents.isEmpty }"
          SwiftItem.blank
        }
        fill(scope, element)
        SwiftItem.blank
        layout(scope, element)
      }
    }
  }

  private static func content(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let tracks = scope.allTracks.filter { $0.subject == .shared(element) && $0.property == .content }
    return swift {
      SwiftItem.doc(
        "How much of the content of the \(scope.to) is to be seen, 0...1 (\(scope.lines(tracks.map(\.location))))."
      )
      SwiftItem.block("var content: CGFloat = 0") {
        SwiftItem.block("didSet") {
          "contents.first?.view.alpha = 1 - content"
          "contents.last?.view.alpha = content"
        }
      }
    }
  }

  private static func fill(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Takes what it shows, from the bottom up; each view keeps the shape that it has now.")
      SwiftItem.block("func fill(with views: [UIView])") {
        "isUserInteractionEnabled = false"
        if scope.castsShadow(element) { "layer.shadowOffset = .zero" }
        "inside.clipsToBounds = true"
        "addSubview(inside)"
        "contents = views.map { ($0, $0.bounds.size) }"
        "for view in views { inside.addSubview(view) }"
      }
    }
  }

  private static func layout(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    return swift {
      SwiftItem.doc("`content \(shared.contentMode.rawValue)` (\(scope.line(shared.location))).")
      SwiftItem.block("override func layoutSubviews()") {
        "super.layoutSubviews()"
        "inside.frame = bounds"
        SwiftItem.block("for (view, \(shared.contentMode == .fill ? "_" : "size")) in contents") {
          frame(scope, shared.contentMode)
        }
      }
    }
  }

  private static func frame(_ scope: TransitionScope, _ mode: ContentMode) -> [SwiftItem] {
    switch mode {
    case .fill: swift { "view.frame = bounds" }
    case .aspectFill: swift { "view.frame = \(scope.helper(.aspectFill))(size, in: bounds)" }
    case .aspectFit: swift { "view.frame = \(scope.helper(.aspectFit))(size, in: bounds)" }
    case .fitWidth:
      swift {
        "let height: CGFloat = size.width > 0 ? bounds.width * size.height / size.width : bounds.height"
        "view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)"
      }
    case .fitHeight:
      swift {
        "let width: CGFloat = size.height > 0 ? bounds.height * size.width / size.height : bounds.width"
        "let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft"
        "let x: CGFloat = isRightToLeft ? bounds.width - width : 0"
        "view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)"
      }
    }
  }
}
