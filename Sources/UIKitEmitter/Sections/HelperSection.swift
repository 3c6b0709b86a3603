/// A function of the language that Swift has not.
enum Helper: String, CaseIterable {
  case map = "Map"
  case lerp = "Lerp"
  case lerpRect = "LerpRect"
  case divide = "Divide"
  case aspectFit = "AspectFit"
  case aspectFill = "AspectFill"
  case transform = "Transform"
  case offset = "Offset"
  case move = "Move"
  case shift = "Shift"
  case extent = "Extent"
  case resize = "Resize"
  case leading = "Leading"
  case mix = "Mix"
  case project = "Project"
  case rubberBand = "RubberBand"
  case unbanded = "Unbanded"
  case between = "Between"
  case scrolls = "Scrolls"
  case resisted = "Resisted"
  case put = "Put"
  case anchor = "Anchor"
  case frame = "Frame"
  case bend = "Bend"
  case course = "Course"
  case distance = "Distance"
  case arch = "Arch"
  case items = "Items"
  case turn = "Turn"
  case home = "Home"
  case blur = "Blur"
  case mayDismiss = "MayDismiss"
  case dismiss = "Dismiss"
  case cast = "Cast"
  case paced = "Paced"
  case sprung = "Sprung"
  case beside = "Beside"
  case relay = "Relay"
  case front = "Front"
  case closer = "Closer"

  /// Whether it is a type rather than a function.
  var isType: Bool { [.home, .blur, .closer].contains(self) }
}

/// The helper functions at the end of a transition: only those that it uses.
enum HelperSection {
  static func items(_ scope: TransitionScope) -> [[SwiftItem]] {
    if scope.options.support == .separate { return [] }
    // Asking for the name of a helper adds it: what one helper needs is written too.
    if scope.helpers.contains(.lerpRect) { _ = scope.helper(.lerp) }
    if scope.helpers.contains(.bend) { _ = scope.helper(.arch) }
    let bends = ArcHelpers.Bends(scope)
    let casts = ShadowHelpers.Casts(scope)
    return Helper.allCases.filter(scope.helpers.contains).map { function($0, bends, casts, scope.helper) }
  }

  /// One of them.
  /// - Parameters:
  ///   - bends: What arcs there are.
  ///   - casts: What shadows there are.
  ///   - name: The name of each.
  static func function(
    _ helper: Helper, _ bends: ArcHelpers.Bends, _ casts: ShadowHelpers.Casts, _ name: (Helper) -> String
  ) -> [SwiftItem] {
    let naming = name
    let name = naming(helper)
    switch helper {
    case .project, .rubberBand, .unbanded, .between: return ThrowHelpers.function(helper, name)
    case .resisted, .put, .anchor: return TurnHelpers.function(helper, name)
    case .scrolls: return ScrollHelpers.scrolls(name)
    case .home: return LiveHelpers.home(name)
    case .blur: return BlurHelper.blur(name)
    case .items, .turn: return ItemHelpers.function(helper, name)
    case .mayDismiss: return DismissalQuestion.question(name)
    case .dismiss: return DismissalQuestion.helper(name)
    case .beside: return RunBeside.helper(name, casts)
    case .cast, .paced, .sprung: return ShadowHelpers.function(helper, name, casts)
    case .bend, .course, .distance, .arch:
      return ArcHelpers.function(helper, name, bends, arch: naming(.arch))
    case .map:
      return swift {
        SwiftItem.doc("`map`: the line through (a, c) and (b, d), held to the range c...d.")
        SwiftItem.block(
          "private func \(name)(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat"
        ) {
          "guard b != a else { return c }"
          "return c + (d - c) * min(max((x - a) / (b - a), 0), 1)"
        }
      }
    case .lerp:
      return swift {
        SwiftItem.doc("`lerp`: from a to b.")
        SwiftItem.block("private func \(name)(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat") {
          "a + (b - a) * t"
        }
      }
    case .lerpRect:
      let lerp = naming(.lerp)
      return swift {
        SwiftItem.doc("From one rectangle to another.")
        SwiftItem.block("private func \(name)(_ a: CGRect, _ b: CGRect, _ t: CGFloat) -> CGRect") {
          "let width: CGFloat = \(lerp)(a.width, b.width, t)"
          "let height: CGFloat = \(lerp)(a.height, b.height, t)"
          "let x: CGFloat = \(lerp)(a.midX, b.midX, t) - width / 2"
          "let y: CGFloat = \(lerp)(a.midY, b.midY, t) - height / 2"
          "return CGRect(x: x, y: y, width: width, height: height)"
        }
      }
    case .relay: return Bars.relay(name)
    case .closer: return AddedViews.closer(name)
    case .front: return Bars.front(name)
    case .divide:
      return swift {
        SwiftItem.doc("A quotient; 0 where there is nothing to divide by.")
        SwiftItem.block("private func \(name)(_ a: CGFloat, _ b: CGFloat) -> CGFloat") {
          "b == 0 ? 0 : a / b"
        }
      }
    case .aspectFit, .aspectFill:
      let isFit = helper == .aspectFit
      let words =
        isFit
        ? "`aspectFit`: the largest rectangle of the size's shape, in the middle of another."
        : "`aspectFill`: the smallest rectangle of the size's shape around another, with its middle."
      return swift {
        SwiftItem.doc(words)
        SwiftItem.block("private func \(name)(_ size: CGSize, in rect: CGRect) -> CGRect") {
          "guard size.width > 0, size.height > 0 else { return rect }"
          "let scale: CGFloat = \(isFit ? "min" : "max")(rect.width / size.width, rect.height / size.height)"
          "let width: CGFloat = size.width * scale"
          "let height: CGFloat = size.height * scale"
          "return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)"
        }
      }
    case .transform:
      return swift {
        SwiftItem.doc("A transform that scales, then turns, then moves.")
        SwiftItem.block(
          "private func \(name)(x: CGFloat, y: CGFloat, rotation: CGFloat, scaleX: CGFloat, scaleY: CGFloat)"
            + " -> CGAffineTransform"
        ) {
          "let moved = CGAffineTransform(translationX: x, y: y)"
          "return moved.rotated(by: rotation).scaledBy(x: scaleX, y: scaleY)"
        }
      }
    case .move:
      return swift {
        SwiftItem.doc(
          "Puts the middle of a view where a container's coordinates say, on one axis or on both.")
        "@MainActor"
        SwiftItem.block(
          "private func \(name)(_ view: UIView?, x: CGFloat? = nil, y: CGFloat? = nil, in container: UIView?)"
        ) {
          "guard let view, let parent = view.superview, let container else { return }"
          "let now: CGPoint = parent.convert(view.center, to: container)"
          "view.center = parent.convert(CGPoint(x: x ?? now.x, y: y ?? now.y), from: container)"
        }
      }
    case .shift:
      return swift {
        SwiftItem.doc(
          "Puts the middle of a view where a container's coordinates say, by its transform: layout does not undo that."
        )
        "@MainActor"
        SwiftItem.block(
          "private func \(name)(_ view: UIView?, x: CGFloat? = nil, y: CGFloat? = nil, in container: UIView?)"
        ) {
          "guard let view, let parent = view.superview, let container else { return }"
          "let (center, moved) = (view.center, view.transform)"
          "let shown = CGPoint(x: center.x + moved.tx, y: center.y + moved.ty)"
          "let now: CGPoint = parent.convert(shown, to: container)"
          "let place: CGPoint = parent.convert(CGPoint(x: x ?? now.x, y: y ?? now.y), from: container)"
          "view.transform.tx = place.x - center.x"
          "view.transform.ty = place.y - center.y"
        }
      }
    case .extent:
      return swift {
        SwiftItem.doc("How large a view is in a container's coordinates, without a transform of its own.")
        "@MainActor"
        SwiftItem.block("private func \(name)(of view: UIView?, in container: UIView?) -> CGSize") {
          "guard let view, let parent = view.superview, let container else { return .zero }"
          "return parent.convert(CGRect(origin: .zero, size: view.bounds.size), to: container).size"
        }
      }
    case .resize:
      return swift {
        SwiftItem.doc("Makes a view as large as a container's coordinates say, on one axis or on both.")
        "@MainActor"
        SwiftItem.block(
          "private func \(name)(_ view: UIView?, width: CGFloat? = nil, height: CGFloat? = nil, in container: UIView?)"
        ) {
          "guard let view, let parent = view.superview, let container else { return }"
          "let unit: CGSize = parent.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: container).size"
          "if let width, unit.width > 0 { view.bounds.size.width = width / unit.width }"
          "if let height, unit.height > 0 { view.bounds.size.height = height / unit.height }"
        }
      }
    case .mix:
      return swift {
        SwiftItem.doc(
          "From one colour to another as a view shows them, each component for itself; none is transparent.")
        "@MainActor"
        SwiftItem.block(
          "private func \(name)(_ a: UIColor?, _ b: UIColor?, _ t: CGFloat, in view: UIView?) -> UIColor"
        ) {
          SwiftItem.block(
            "func parts(_ color: UIColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)"
          ) {
            "var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)"
            "let resolved: UIColor = view.map { color.resolvedColor(with: $0.traitCollection) } ?? color"
            "resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)"
            "return (red, green, blue, alpha)"
          }
          SwiftItem.block("func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat") {
            "let way: CGFloat = to - from"
            "return from + way * t"
          }
          SwiftItem.line(
            "let clear: UIColor = (b ?? a ?? .clear).withAlphaComponent(0)", "as the other one fades")
          "let (from, to) = (parts(a ?? clear), parts(b ?? clear))"
          "return UIColor(red: mix(from.red, to.red), green: mix(from.green, to.green), "
            + "blue: mix(from.blue, to.blue), alpha: mix(from.alpha, to.alpha))"
        }
      }
    case .leading:
      return swift {
        SwiftItem.doc("A way or a velocity whose x runs from leading to trailing.")
        "@MainActor"
        SwiftItem.block("private func \(name)(_ vector: CGPoint, in view: UIView?) -> CGPoint") {
          "guard view?.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return vector }"
          "return CGPoint(x: -vector.x, y: vector.y)"
        }
      }
    case .frame:
      return swift {
        SwiftItem.doc(
          "Where a view is laid out, in a container's coordinates, whatever its own transform is.")
        "@MainActor"
        SwiftItem.block("private func \(name)(of view: UIView, in container: UIView?) -> CGRect") {
          "let (center, size) = (view.center, view.bounds.size)"
          "let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)"
          "let frame = CGRect(origin: origin, size: size)"
          "return view.superview?.convert(frame, to: container) ?? frame"
        }
      }
    case .offset:
      return swift {
        SwiftItem.doc("How far a scroll view is scrolled: zero at its top left, whatever its insets.")
        "@MainActor"
        SwiftItem.block("private func \(name)(of scroll: UIScrollView?) -> CGPoint") {
          "guard let scroll else { return .zero }"
          "let insets: UIEdgeInsets = scroll.adjustedContentInset"
          "return CGPoint(x: scroll.contentOffset.x + insets.left, y: scroll.contentOffset.y + insets.top)"
        }
      }
    }
  }
}
