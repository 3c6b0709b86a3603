@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A home inside a tab bar controller, with a bar above the tab bar that grows into a player.
@MainActor final class MiniPlayerWorld: SpecWorld {
  final class Home: UIViewController, MiniPlayerHome {
    let bar = UIView(frame: CGRect(x: 0, y: 660, width: 400, height: 60))
    let artwork = UIImageView(frame: CGRect(x: 16, y: 6, width: 48, height: 48))
    /// The view with the artwork.
    private(set) lazy var current = artwork

    /// Another view shows the artwork, or the first one again.
    func show(_ view: UIImageView) { current = view }

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "home"
      view.simulatedName = "home.view"
      bar.simulatedName = "bar"
      bar.backgroundColor = MiniPlayerWorld.barColor
      artwork.simulatedName = "home's artwork"
      artwork.image = UIImage(simulatedSize: CGSize(width: 300, height: 300))
      view.addSubview(bar)
      bar.addSubview(artwork)
    }

    var miniPlayerBar: UIView { bar }
    var miniPlayerArtwork: UIImageView? { current }
  }

  final class Player: UIViewController, MiniPlayerPlayer {
    let card = UIView(frame: CGRect(x: 0, y: 40, width: 400, height: 760))
    let artwork = UIImageView(frame: CGRect(x: 30, y: 80, width: 340, height: 340))
    /// The artwork that the app hands over.
    var current: UIImageView?

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "player"
      view.simulatedName = "player.view"
      card.simulatedName = "card"
      card.backgroundColor = .white
      card.layer.cornerRadius = 10
      artwork.simulatedName = "player's artwork"
      artwork.image = UIImage(simulatedSize: CGSize(width: 300, height: 300))
      view.addSubview(card)
      card.addSubview(artwork)
      current = artwork
    }

    var miniPlayerCard: UIView { card }
    var miniPlayerArtwork: UIImageView? { current }
  }

  final class Tabs: UITabBarController {
    /// Called first when the app is asked to dismiss.
    var willDismiss: (() -> Void)?

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      willDismiss?()
      super.dismiss(animated: flag, completion: completion)
    }
  }

  static let barColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  static let barHeight: CGFloat = 80

  let home = Home()
  /// A second home, for an embedded home. The transition must not ask it for anything.
  let otherHome = Home()
  let player = Player()
  let transition = MiniPlayerTransition()
  let tabs = Tabs()

  convenience init() { self.init(isEmbedded: false) }

  /// - Parameter isEmbedded: Whether the home is one of two children of the controller that the tab bar controller shows.
  init(isEmbedded: Bool) {
    tabs.viewControllers = [isEmbedded ? EmbeddingController(home, over: otherHome) : home]
    player.loadViewIfNeeded()
    super.init(root: tabs, trees: [player.view])
    transition.adopt(player)
  }

  // MARK: Parts

  var pan: UIPanGestureRecognizer? {
    player.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  /// The picture in flight.
  var picture: UIImageView? {
    player.view.superview?.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  /// The black cover over the home.
  var cover: UIView? { tabs.view.subviews.last { $0 !== home.view && $0 !== tabs.tabBar } }

  /// The presented top of the card.
  var cardTop: CGFloat { card.presentedFrame.minY }
  private var card: UIView { player.card }

  /// The components of the card's colour.
  var cardColor: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    player.card.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  // MARK: Steps

  /// Presents the player. The window is laid out before anything else happens, as it is in every frame.
  func show(animated: Bool = true) {
    home.present(player, animated: animated)
    Simulator.clock.advance(by: 0)
  }

  func hide(animated: Bool = true) { player.dismiss(animated: animated) }

  func showAndSettle() {
    show()
    settle()
  }

  func hideAndSettle() {
    hide()
    settle()
  }

  @discardableResult func beginPull(velocity: CGFloat = 100) -> Bool {
    pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: velocity)) ?? false
  }

  func pull(to y: CGFloat) { pan?.move(to: CGPoint(x: 200, y: 100 + y)) }

  func beginAndPull(to y: CGFloat) {
    beginPull()
    Simulator.clock.advance(by: 0.1)
    pull(to: y)
  }

  func endPull(velocity: CGFloat = 0) { pan?.end(velocity: CGPoint(x: 0, y: velocity)) }

  // MARK: Assertions

  func checkHome(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", tabs.presentedViewController == nil)
    Report.equal("\(moment): bar's colour", home.bar.backgroundColor, Self.barColor)
    Report.equal("\(moment): card's colour", player.card.backgroundColor, UIColor.white)
    var expected = atRest
    // The frame of a player that is not shown does not matter.
    expected.expect(player.view) { state in
      state.bounds = self.player.view.bounds
      state.center = self.player.view.center
    }
    check(expected, completed: completed, moment)
  }

  func checkPlayer(
    in size: CGSize = CGSize(width: 400, height: 800), isReduced: Bool = false, completed: [Bool],
    _ moment: String = "at rest"
  ) {
    let whole = CGRect(origin: .zero, size: size)
    Report.check("\(moment): the player is presented", tabs.presentedViewController === player)
    Report.near("\(moment): player", player.view.frame, whole)
    Report.near("\(moment): player's alpha", player.view.alpha, 1)
    let stepped = whole.insetBy(dx: 15, dy: 15 * size.height / size.width)
    let home = tabs.view.superview?.convert(tabs.view.bounds, from: tabs.view) ?? .null
    Report.near("\(moment): home", home, isReduced ? whole : stepped)
    Report.near("\(moment): home's size", tabs.view.bounds, whole)
    Report.near("\(moment): home's corners", tabs.view.layer.cornerRadius, isReduced ? 0 : 10)
    Report.equal("\(moment): home is cut", tabs.view.clipsToBounds, !isReduced)
    Report.near("\(moment): cover", cover?.frame ?? .null, CGRect(origin: .zero, size: tabs.view.bounds.size))
    Report.near("\(moment): dark", cover?.alpha ?? 0, 0.3, within: 1e-6)
    Report.near("\(moment): tab bar", tabs.tabBar.transform.ty, isReduced ? 0 : Self.barHeight)
    Report.near("\(moment): bar", self.home.bar.alpha, 0)
    Report.near("\(moment): card", player.card.frame, CGRect(x: 0, y: 40, width: 400, height: 760))
    Report.near("\(moment): card's corners", player.card.layer.cornerRadius, 10)
    Report.equal("\(moment): card's colour", player.card.backgroundColor, UIColor.white)
    Report.check("\(moment): card is cut to its corners", player.card.clipsToBounds)
    Report.check("\(moment): no picture", picture == nil)
    Report.near("\(moment): artwork", player.artwork.alpha, 1)
    Report.equal("\(moment): recognizers", player.view.gestureRecognizers?.count ?? 0, 1)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}
