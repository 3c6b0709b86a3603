@_spi(Simulator) import UIKit

/// A view that a screen of a spec hands over.
struct AnyPart {
  let name: String
  /// In the words of the language: `image`, `scroll`.
  let kind: String
  /// In points of the screen.
  let frame: CGRect
  /// Where it is laid out while the window is turned; each layout puts it there. Without one it is not laid out again.
  var turned: CGRect?
  var cornerRadius: CGFloat = 0
  var alpha: CGFloat = 1
  /// Whether its place in the spec goes by its transform.
  var isMoved = false
}

/// A screen of any spec: it hands over what the spec says.
@MainActor class AnyScreen: UIViewController {
  /// The hooks that have been called, of both screens.
  static var called: [String] = []
  /// What VoiceOver is to call what closes a screen.
  static let closeLabel = "Away with it"

  private(set) var parts: [String: UIView] = [:]
  /// What it has none of now.
  var missing: Set<String> = []
  private var shelves: [AnyShelf] = []
  private let own: [AnyPart]
  /// The size of the window for which `frame` is.
  var size: CGSize = .zero

  /// As a `sample` has it where nothing is said of a colour.
  static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)

  init(_ parts: [AnyPart]) {
    own = parts
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = Self.clear
    view.layer.borderColor = Self.clear.cgColor
    for part in parts {
      let view = make(part)
      view.simulatedName = part.name
      view.layer.cornerRadius = part.cornerRadius
      view.alpha = part.alpha
      view.backgroundColor = Self.clear
      view.layer.borderColor = Self.clear.cgColor
      self.parts[part.name] = view
      // A large view covers nothing smaller.
      let area = view.bounds.width * view.bounds.height
      let above = self.view.subviews.first { $0.bounds.width * $0.bounds.height < area }
      if let above { self.view.insertSubview(view, belowSubview: above) } else { self.view.addSubview(view) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.window != nil { layOut() }
  }

  func layOut() {
    let isTurned = view.window.map { $0.bounds.size != size } ?? false
    for part in own {
      guard let turned = part.turned, let view = parts[part.name], view.superview === self.view else {
        continue
      }
      let (frame, anchor) = (isTurned ? turned : part.frame, view.layer.anchorPoint)
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
  }

  private func make(_ part: AnyPart) -> UIView {
    switch part.kind {
    case "image":
      let view = UIImageView(frame: part.frame)
      view.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      return view
    case "label": return UILabel(frame: part.frame)
    case "button": return UIButton(frame: part.frame)
    case "scroll":
      let view = UIScrollView(frame: part.frame)
      view.contentSize = CGSize(width: part.frame.width * 2, height: part.frame.height * 3)
      // Its insets stay while its screen moves out of the window.
      view.contentInsetAdjustmentBehavior = .never
      view.contentInset = UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5)
      view.contentOffset = CGPoint(x: -3, y: -7)
      return view
    case "collection":
      let shelf = AnyShelf(in: part.frame)
      shelves.append(shelf)
      return shelf.view
    default: return UIView(frame: part.frame)
    }
  }

  /// A view that is always there.
  func given<View: UIView>(_ name: String) -> View {
    guard let view = parts[name] as? View else { preconditionFailure("there is no \(name)") }
    return view
  }

  /// A view that may be missing.
  func optional<View: UIView>(_ name: String) -> View? { missing.contains(name) ? nil : given(name) }
}

/// A collection of five items in a row of three.
@MainActor private final class AnyShelf: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(in frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: (frame.width / 4).rounded(), height: (frame.height / 4).rounded())
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.setPrototype("item") { UICollectionViewCell(frame: .zero) }
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
