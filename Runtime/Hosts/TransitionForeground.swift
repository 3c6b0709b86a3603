import UIKit

/// The added views that lie above the to screen while it is there. While it shows they lie in its view, and during a run in front of
/// both screens. They let touches through beside themselves.
@MainActor
final class TransitionForeground: UIView {
  private let describe: () -> TransitionDescription?

  /// - Parameter describe: Says what is here while the to screen shows; a run sets it itself.
  init(_ describe: @escaping () -> TransitionDescription? = { nil }) {
    self.describe = describe
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Lies in a view, with the added views in it.
  func add(to view: UIView, _ transition: TransitionDescription) {
    frame = view.bounds
    for added in transition.addedViews where added.isKept { transition.insert(added, into: self) }
    view.addSubview(self)
  }

  /// Lies in the view of the to screen, as it is while that shows.
  func rest(in view: UIView, _ transition: TransitionDescription) {
    transition.containerView = self
    add(to: view, transition)
    set(transition)
    guard let scroll = view as? UIScrollView else { return }  // what that scrolls goes past below
    translatesAutoresizingMaskIntoConstraints = false
    let guide: UILayoutGuide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor), leftAnchor.constraint(equalTo: guide.leftAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
  }

  private func set(_ transition: TransitionDescription) {
    let kept: [TransitionElement] = transition.addedViews.filter(\.isKept)
    let added: TransitionPose = transition.restPose(at: .to).filter { part in
      kept.contains { $0 === part.element }
    }
    transition.set(added.shown(placing: kept))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard superview != nil, let transition = describe() else { return }
    transition.containerView = self
    set(transition)
  }
}
