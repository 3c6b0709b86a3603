import UIKit

/// Holds the added views that lie above the to screen. At rest it is a subview of the to screen's view; during a run it lies in front of
/// both screens. In an overlay whose from screen is drawn on top, it holds the views above that screen while the to screen is presented.
/// Touches beside its subviews pass through.
final class TransitionForeground: UIView {
  private let describe: () -> TransitionDescription?

  /// - Parameter describe: Makes the description that is used at rest; a run passes its own.
  init(_ describe: @escaping () -> TransitionDescription? = { nil }) {
    self.describe = describe
    super.init(frame: .zero)
    transitionStretch()
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.has { $0.isUserInteractionEnabled && $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Adds itself to a view, with the added views as subviews.
  func add(to view: UIView, _ transition: TransitionDescription) {
    frame = view.bounds
    view.transitionContent.addSubview(self)
    for added in transition.addedViews where added.isKept { transition.insert(added, into: self) }
  }

  /// Adds itself to the view of the to screen, with the values at rest.
  func rest(in view: UIView, _ transition: TransitionDescription) {
    transition.containerView = self
    add(to: view, transition)
    set(transition)
    guard let scroll = view as? UIScrollView else { return }  // keep it from scrolling
    translatesAutoresizingMaskIntoConstraints = false
    let guide: UILayoutGuide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      leftAnchor.constraint(equalTo: guide.leftAnchor), rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
  }

  private func set(_ transition: TransitionDescription) {
    let kept: [TransitionElement] = transition.addedViews.only(\.isKept)
    let added = transition.restPose(at: .to).only { part in kept.has { $0 === part.element } }
    transition.set(added.shown(placing: kept))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard superview != nil, let transition = describe() else { return }
    transition.containerView = self
    set(transition)
  }
}
