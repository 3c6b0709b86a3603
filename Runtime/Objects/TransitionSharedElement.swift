import UIKit

/// How a picture fills its frame.
enum TransitionContentMode: Int {
  /// The first three have the raw values of UIKit's content modes.
  case fill, aspectFit, aspectFill, fitWidth, fitHeight

  fileprivate var ofImages: UIView.ContentMode? { rawValue < 3 ? .init(rawValue: rawValue) : nil }

  /// The frame of a content of a size in bounds.
  @MainActor fileprivate func frame(of size: CGSize, in bounds: CGRect, isReversed: Bool) -> CGRect {
    switch self {
    case .fill: return bounds
    case .aspectFill: return TransitionMath.aspectFill(size, in: bounds)
    case .aspectFit: return TransitionMath.aspectFit(size, in: bounds)
    case .fitWidth:
      let height: CGFloat = size.width > 0 ? bounds.width * size.height / size.width : bounds.height
      return CGRect(x: 0, y: 0, width: bounds.width, height: height)
    case .fitHeight:
      let width: CGFloat = size.height > 0 ? bounds.height * size.width / size.height : bounds.width
      return CGRect(x: isReversed ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
  }
}

/// A flying box. It clips its contents to its corners, but not its shadow.
final class TransitionBox: UIView {
  let inside = UIView()
  private let mode: TransitionContentMode
  private var contents: [UIView] = []
  private var sizes: [CGSize] = []

  init(_ mode: TransitionContentMode) {
    self.mode = mode
    super.init(frame: .zero)
    (isUserInteractionEnabled, inside.clipsToBounds) = (false, true)
    layer.shadowOffset = .zero
    addSubview(inside)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds its contents, from bottom to top; each keeps the aspect ratio that it has now.
  func fill(with views: [UIView]) {
    (contents, sizes) = (views, views.map(\.bounds.size))
    for view in views { inside.addSubview(view) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The opacity of the last content, 0...1; the first one fades out.
  var content: CGFloat = 0 {
    didSet {
      guard contents.count > 1 else { return }
      contents.first?.alpha = 1 - content
      contents.last?.alpha = content
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    inside.frame = bounds
    let isReversed: Bool = transitionIsReversed
    for (index, view) in contents.enumerated() {
      view.frame = mode.frame(of: sizes[index], in: bounds, isReversed: isReversed)
    }
  }
}

/// A picture that both screens show. While it flies, both its ends are invisible, and the flying view is in the container.
@MainActor final class TransitionSharedElement: TransitionElement {
  /// The flying view: an image view, a box with the contents of both ends, or the view of the from end itself.
  enum Kind: TransitionCase { case image, snapshot, live }

  let from: TransitionElement
  let to: TransitionElement
  /// The fade of this element alone when an end is missing.
  var missing: TransitionTiming?
  private let kind: Kind
  private let mode: TransitionContentMode
  /// The flying view, and the view that clips it.
  private var flight: UIView?
  private var crop: UIView?
  private var image: UIImage?
  /// The views of the ends that it flies between; nil while it does not fly.
  private(set) var ends: (from: UIView, to: UIView)?
  private var home: TransitionHome?

  init(
    _ description: TransitionDescription, _ kind: Kind, from: TransitionElement, to: TransitionElement,
    content mode: TransitionContentMode
  ) {
    (self.kind, self.from, self.to, self.mode) = (kind, from, to, mode)
    super.init(description, .shared) { nil }
  }

  override var view: UIView? { flight?.superview != nil ? flight : nil }
  override func slot(_ kind: TransitionPropertyKind) -> TransitionSlot? {
    kind.is(.clip) ? crop.then { TransitionSlot($0, .clip) } : super.slot(kind)
  }
  override var layoutFrame: CGRect { from.layoutFrame }
  override var imageSize: CGSize { kind.is(.image) ? image?.size ?? .zero : from.layoutFrame.size }

  override func present(_ kind: TransitionPropertyKind) -> TransitionAmount {
    kind.is(.clip) ? description.container.layoutFrame.amount(in: nil) : super.present(kind)
  }

  // MARK: A flight
  /// Finds its ends: the app returns those of the current item. False if it cannot fly.
  func findEnds() -> Bool {
    guard let from = visibleView(.from), let to = visibleView(.to) else { return false }
    if kind.is(.image) {
      guard let image = (to as? UIImageView)?.image ?? (from as? UIImageView)?.image else { return false }
      self.image = image
    }
    forgetTracks()
    guard isInSight(.from), isInSight(.to) else { return false }
    ends = (from, to)
    return true
  }

  /// Reads the frames of its ends again.
  func forgetTracks() { for track in tracks { track.forget() } }

  /// The view of an end, if it is in its screen.
  func visibleView(_ side: TransitionSide) -> UIView? {
    let end: TransitionElement = side.is(.from) ? from : to
    guard let view = end.view, let screen = description.screen(side) else { return nil }
    // Views in a screen's navigation item are in the bar.
    let roots: [UIView?] = [screen.viewIfLoaded, screen.navigationController?.navigationBar]
    return roots.has { $0.then { view.isDescendant(of: $0) } ?? false } ? view : nil
  }

  /// Whether an end is not entirely outside its clip.
  func isInSight(_ side: TransitionSide) -> Bool {
    let rest = description.restPose(at: side).parts(of: self)
    guard let clip = rest.find({ $0.kind.is(.clip) }) else { return true }
    return CGRect(clip.amount).intersects(layoutFrame.setting(rest))
  }

  func hideEnds(_ ledger: TransitionLedger) {
    guard let ends else { return }
    if kind != .live { ledger.keep(TransitionSlot(ends.from, .alpha), at: 0) }
    ledger.keep(TransitionSlot(ends.to, .alpha), at: 0)
  }

  /// Makes the flying view; the caller adds it to the container. Nil when an end cannot be shown.
  /// - Parameter start: The side from which it comes.
  func makeFlight(from start: TransitionSide, in container: UIView) -> UIView? {
    guard let ends, flight.isNil else { return nil }
    let view: UIView
    if kind.is(.image), !moves(\.isOfShadow), let content = mode.ofImages {
      view = UIImageView(image: image)
      (view.contentMode, view.clipsToBounds) = (content, true)
    } else {
      let box = TransitionBox(mode)
      guard fill(box, with: ends, from: start, in: container) else { return nil }
      view = box
    }
    flight = view
    if !moves({ $0.is(.clip) }) { return view }
    let crop = UIView()
    (crop.clipsToBounds, crop.isUserInteractionEnabled) = (true, false)
    container.addSubview(crop)
    crop.addSubview(view)
    self.crop = crop
    return crop
  }

  private func fill(
    _ box: TransitionBox, with ends: (from: UIView, to: UIView), from start: TransitionSide,
    in container: UIView
  ) -> Bool {
    switch kind {
    case .image:
      let view = UIImageView(image: image)
      view.bounds.size = image?.size ?? .zero
      box.fill(with: [view])
    case .live:
      home = TransitionHome(of: ends.from)
      container.addSubview(box)  // a view that leaves the window loses its touches
      box.fill(with: [ends.from])
    case .snapshot:
      // A screen that enters has not been drawn yet. Laying out for a snapshot may show new content for a frame: the current content
      // covers it.
      let returns: Bool = start.is(.to) && description.style != .overlay
      let isNew: Bool = start.is(.from) || returns
      let cover: UIView? = isNew ? container.window?.snapshotView(afterScreenUpdates: false) : nil
      if let cover {
        cover.frame = container.convert(cover.bounds, from: nil)
        container.addSubview(cover)
      }
      defer { cover?.removeFromSuperview() }
      guard let from = ends.from.snapshotView(afterScreenUpdates: returns),
        let to = ends.to.snapshotView(afterScreenUpdates: start.is(.from))
      else { return false }
      box.fill(with: moves { $0.is(.content) } ? [from, to] : [start.is(.from) ? from : to])
    }
    return true
  }

  /// Puts a `live` view back into its place while the closure runs.
  func atHome<Result>(_ body: () -> Result) -> Result {
    guard let box = flight as? TransitionBox, let home, let ends else { return body() }
    home.giveBack(from: box)
    defer {
      let now: UIView = self.ends?.from ?? ends.from  // the app may return another view
      self.home = TransitionHome(of: now)
      box.fill(with: [now])
    }
    return body()
  }

  func land() {
    if let flight { home?.giveBack(from: flight) }
    (crop ?? flight)?.removeFromSuperview()
    (home, flight, crop, ends) = (nil, nil, nil, nil)
  }
}

/// The place of a view that is moved elsewhere; a placeholder view keeps it.
@MainActor private final class TransitionHome {
  private let view: UIView
  private let placeholder = UIView()
  private let transform: CGAffineTransform
  private let followsMask: Bool
  private let constraints: [NSLayoutConstraint]

  init(of view: UIView) {
    self.view = view
    transform = view.transform
    followsMask = view.translatesAutoresizingMaskIntoConstraints
    var found: [NSLayoutConstraint] = view.constraints.only { $0.secondItem.isNil }  // its own size
    var outer: UIView? = view.superview
    while let parent = outer {
      found += parent.constraints.only { Self.isAbout(view, $0) }
      outer = parent.superview
    }
    constraints = found
    placeholder.isUserInteractionEnabled = false
    placeholder.autoresizingMask = view.autoresizingMask
    placeholder.layer.anchorPoint = view.layer.anchorPoint
    (placeholder.bounds.size, placeholder.center) = (view.bounds.size, view.center)
    view.superview?.insertSubview(placeholder, belowSubview: view)
    NSLayoutConstraint.deactivate(found)
    view.transform = .identity
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Whether a constraint concerns a view or its subviews.
  private static func isAbout(_ view: UIView, _ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].has { item in
      let other: UIView? = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return other?.isDescendant(of: view) ?? false
    }
  }

  /// Puts the view back, unless the app has put it elsewhere.
  func giveBack(from carrier: UIView) {
    defer { placeholder.removeFromSuperview() }
    guard view.isDescendant(of: carrier) else { return }
    view.removeFromSuperview()
    view.transform = transform
    (view.bounds.size, view.center) = (placeholder.bounds.size, placeholder.center)
    view.translatesAutoresizingMaskIntoConstraints = followsMask
    guard let parent = placeholder.superview else { return }  // its superview is gone
    parent.insertSubview(view, aboveSubview: placeholder)
    NSLayoutConstraint.activate(constraints)
  }
}
