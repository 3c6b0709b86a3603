import UIKit

/// A view that a transition adds.
@MainActor
final class TransitionAddedView: TransitionElement {
  enum Content {
    case color(UIColor)
    case blur(UIBlurEffect.Style)
    /// A button with a symbol of a name.
    case button(String)
    /// The picture of a name.
    case image(String)
  }

  /// Whether it is there as long as the to screen is; else for each run.
  let stays: Bool
  let dismissesOnTap: Bool
  private let content: Content
  private var filled: TransitionElement?
  private let made: TransitionMadeView

  init(
    _ description: TransitionDescription, _ content: Content, number: Int, _ stays: Bool,
    _ dismissesOnTap: Bool
  ) {
    (self.content, self.stays, self.dismissesOnTap) = (content, stays, dismissesOnTap)
    made = TransitionMadeView(stays ? description.storage : nil, number)
    super.init(description, .added) { [made] in made.view }
  }

  /// Whether it is seen while the to screen rests: below that it is there for runs, but over a part of the screen.
  var isKept: Bool { stays && (description.style == .overlay || description.isAbove(self)) }

  /// Whether it is as large as the container, whatever size that gets.
  var followsContainer: Bool {
    if case .button = content { return false }
    let isPlaced: Bool = description.tracks.contains { $0.element === self && $0.kind.isOfFrame }
    return placements.isEmpty && !isPlaced && (filled == nil || filled === description.container)
  }

  /// Whether it fades by how much it blurs: a blur has no alpha.
  var blurs: Bool {
    if case .blur = content { return true }
    return false
  }

  /// It is where another object is.
  func fills(_ element: TransitionElement) { filled = element }

  override var layoutFrame: CGRect {
    if description.isFrozen, let measured { return measured }
    let container: CGRect = description.container.layoutFrame
    var natural: CGRect = filled?.layoutFrame ?? container
    if filled == nil, case .button = content {
      natural = CGRect(x: container.midX - 22, y: container.midY - 22, width: 44, height: 44)
    }
    return placements.isEmpty
      ? natural : natural.setting(placements.map { (kind: $0.kind, amount: $0.value()) })
  }

  /// Makes the view if it is not there yet.
  /// - Parameter isAbove: Whether it is above the to screen: it lets touches through then where it is not tapped.
  func make(isAbove: Bool) -> UIView {
    if let view = made.view { return view }
    let view: UIView
    switch content {
    case .color(let color):
      view = UIView()
      view.backgroundColor = color
    case .blur(let style):
      let blur: UIVisualEffectView = TransitionBlur.make(style)
      if !description.tracks.contains(where: { $0.element === self && $0.kind == .blur }) {
        TransitionBlur.set(1, of: blur)
      }
      view = blur
    case .button(let name):
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.bounds.size = CGSize(width: 44, height: 44)
      view = button
    case .image(let name):
      view = UIImageView(image: UIImage(named: name))
    }
    if dismissesOnTap {
      closes(view)
    } else if isAbove {
      if case .button = content {} else { view.isUserInteractionEnabled = false }
    }
    made.view = view
    return view
  }

  /// `tap dismiss`.
  private func closes(_ view: UIView) {
    let storage: TransitionStorage = description.storage
    if let button = view as? UIButton {
      button.addTarget(storage, action: #selector(TransitionStorage.tapped), for: .touchUpInside)
      button.accessibilityLabel = storage.closeLabel
      return
    }
    let tap = UITapGestureRecognizer()
    tap.addTarget(storage, action: #selector(TransitionStorage.tapped))
    view.addGestureRecognizer(tap)
    view.isUserInteractionEnabled = true
    let closer = TransitionCloser(view.bounds) { [weak storage] in storage?.dismiss() }
    closer.accessibilityLabel = storage.closeLabel
    ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(closer)
  }

  /// Removes its view.
  func remove() {
    made.view?.removeFromSuperview()
    made.view = nil
  }
}

/// Where an added view is kept: with its description, or as long as the to screen is there.
@MainActor
private final class TransitionMadeView {
  private let storage: TransitionStorage?
  private let number: Int
  private var own: UIView?

  init(_ storage: TransitionStorage?, _ number: Int) { (self.storage, self.number) = (storage, number) }

  var view: UIView? {
    get {
      guard let storage else { return own }
      return storage.views[number]
    }
    set { if let storage { storage.views[number] = newValue } else { own = newValue } }
  }
}

/// The accessibility element in a view that dismisses when it is tapped. Without it VoiceOver's double tap would be a touch in the
/// middle of the view, where something may lie above.
@MainActor
private final class TransitionCloser: UIView {
  private let close: () -> Void

  init(_ frame: CGRect, close: @escaping () -> Void) {
    self.close = close
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    close()
    return true
  }
}
