import UIKit

/// A view that a transition adds.
@MainActor final class TransitionAddedView: TransitionElement {
  /// A button shows the system symbol of its name.
  enum Content { case color(UIColor), blur(UIBlurEffect.Style), button(String), image(String) }

  /// Whether it lasts as long as the to screen; otherwise it is added for each run.
  let stays: Bool
  let dismissesOnTap: Bool
  private let content: Content
  private var filled: TransitionElement?
  private let number: Int
  /// Retains the view if it stays; otherwise `own` does.
  private let storage: TransitionStorage
  private var own: UIView?

  init(
    _ description: TransitionDescription, _ content: Content, number: Int, _ stays: Bool,
    _ dismissesOnTap: Bool
  ) {
    (self.content, self.number, self.stays, self.dismissesOnTap) = (content, number, stays, dismissesOnTap)
    storage = description.storage
    super.init(description, .added) { nil }
  }

  override var view: UIView? { stays ? storage.views[number] : own }
  private func keep(_ view: UIView?) { if stays { storage.views[number] = view } else { own = view } }
  /// Whether it is visible while the to screen rests: above it, or in an overlay, whose to screen may cover only a part.
  var isKept: Bool { stays && (description.style.is(.overlay) || description.isAbove(self)) }

  /// Whether it covers what is below: all but a button does.
  var covers: Bool { if case .button = content { return false } else { return true } }

  /// Whether it always has the size of the container.
  var followsContainer: Bool {
    covers && placements.isEmpty && !moves(\.isOfFrame) && (filled.isNil || filled === description.container)
  }

  /// Whether it fades by its blur strength: a blur has no alpha.
  var blurs: Bool { if case .blur = content { return true } else { return false } }

  /// Whether it is invisible at a rest in a crossfade, because it would move there from elsewhere, or only for the run.
  func isOut(at side: TransitionSide) -> Bool { (side.is(.from) || !stays) && moves(\.isMotion) }

  /// Gives it the frame of another object.
  func fills(_ element: TransitionElement) { filled = element }

  override var natural: CGRect {
    if let filled { return filled.layoutFrame }
    let container: CGRect = description.container.layoutFrame
    return covers ? container : CGRect(x: container.midX - 22, y: container.midY - 22, width: 44, height: 44)
  }

  /// - Parameter isAbove: Whether it is above the to screen: then it lets touches through, unless it can be tapped or has a gesture.
  func make(isAbove: Bool) -> UIView {
    if let view { return view }
    let view: UIView
    switch content {
    case .color(let color):
      view = UIView()
      view.backgroundColor = color
    case .blur(let style):
      let blur: UIVisualEffectView = TransitionBlur.make(style)
      if !moves({ $0.is(.blur) }) { TransitionBlur.set(1, of: blur) }
      view = blur
    case .button(let name):
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.bounds.size = CGSize(width: 44, height: 44)
      view = button
    case .image(let name): view = UIImageView(image: UIImage(named: name))
    }
    let isOpen: Bool = !isAbove || !covers || description.gestures.has { $0.element === self }
    if dismissesOnTap { closes(view) } else if !isOpen { view.isUserInteractionEnabled = false }
    keep(view)
    return view
  }

  /// `tap dismiss`.
  private func closes(_ view: UIView) {
    let action: Selector = #selector(TransitionStorage.tapped)
    if let button = view as? UIButton {
      button.accessibilityLabel = storage.closeLabel
      return button.addTarget(storage, action: action, for: .touchUpInside)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: storage, action: action))
    view.isUserInteractionEnabled = true
    let closer = TransitionCloser(view.bounds) { [weak storage] in storage?.dismiss() }
    closer.accessibilityLabel = storage.closeLabel
    view.transitionContent.addSubview(closer)
  }

  func remove() {
    view?.transitionRemove()
    keep(nil)
  }
}

/// The accessibility element in a view that dismisses when it is tapped. Without it VoiceOver's double tap would be a touch in the middle
/// of the view, where another view may lie above.
private final class TransitionCloser: UIView {
  private let close: () -> Void

  init(_ frame: CGRect, close: @escaping () -> Void) {
    self.close = close
    super.init(frame: frame)
    transitionStretch()
    (isAccessibilityElement, accessibilityTraits) = (true, .button)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    close()
    return true
  }
}
