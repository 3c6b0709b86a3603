@_spi(Simulator) import UIKit

/// The views around a view that the app hands over. Because of them, its frame is not its frame in the container.
enum Surroundings: String, CaseIterable {
  case plain, offset, scrolled, scaled, all
  /// A scroll view whose content begins below its content insets and its safe area.
  case inset
  /// A view that places its subviews only in a layout, and has to do so again each time it has left the window.
  case late

  /// Puts a view into its surroundings. Its top left corner stays where it is. A scaled view gets smaller.
  @MainActor func surround(_ view: UIView) {
    guard self != .plain, let outer = view.superview else { return }
    let index = outer.subviews.firstIndex { $0 === view } ?? 0
    var inner = outer
    for layer in layers(of: outer.bounds.size) {
      layer.simulatedName = "\(self) around \(view)"
      inner.insertSubview(layer, at: inner === outer ? index : 0)
      inner = layer
    }
    let corner = inner.convert(view.frame.origin, from: outer)
    inner.addSubview(view)
    view.frame.origin = corner
    (inner as? LateView)?.displace()
  }

  /// The surrounding views, from the outermost inwards.
  @MainActor private func layers(of size: CGSize) -> [UIView] {
    switch self {
    case .plain: return []
    case .offset: return [UIView(frame: CGRect(x: 13, y: 21, width: size.width, height: size.height))]
    case .scrolled:
      let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
      scroll.contentSize = CGSize(width: size.width, height: 2 * size.height)
      scroll.contentOffset = CGPoint(x: 0, y: 31)
      return [scroll]
    case .scaled:
      let scaled = UIView(frame: CGRect(origin: .zero, size: size))
      scaled.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
      return [scaled]
    case .inset:
      let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
      scroll.contentSize = CGSize(width: size.width, height: 2 * size.height)
      scroll.simulatedSafeArea = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
      scroll.contentInset = UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0)
      scroll.contentInsetAdjustmentBehavior = .always
      scroll.contentOffset = CGPoint(x: 0, y: -scroll.adjustedContentInset.top)
      return [scroll]
    case .late: return [LateView(frame: CGRect(origin: .zero, size: size))]
    case .all: return [.offset, .scrolled, .scaled].flatMap { (one: Surroundings) in one.layers(of: size) }
    }
  }
}

/// Moves its subviews away outside a window, and puts them into their places in the next layout in a window.
final class LateView: UIView {
  private static let way = CGPoint(x: 37, y: 53)
  /// The places of the subviews that it has moved away.
  private(set) var places: [ObjectIdentifier: CGPoint] = [:]
  private var isDisplaced = false

  func displace() {
    guard window == nil, !isDisplaced else { return }
    isDisplaced = true
    for view in subviews {
      places[ObjectIdentifier(view)] = view.center
      view.center = CGPoint(x: view.center.x + Self.way.x, y: view.center.y + Self.way.y)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    displace()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isDisplaced, window != nil else { return }
    isDisplaced = false
    for view in subviews { places[ObjectIdentifier(view)].map { view.center = $0 } }
  }
}
