@_spi(Simulator) import UIKit

/// What the views lie in that an app hands over: their frames are then not those in the container.
enum Surroundings: String, CaseIterable {
  case plain, offset, scrolled, scaled, all

  /// Puts something around a view in its superview. Its top left corner stays where it is; what is scaled shrinks.
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
  }

  /// From outside to inside.
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
    case .all: return [.offset, .scrolled, .scaled].flatMap { (one: Surroundings) in one.layers(of: size) }
    }
  }
}
