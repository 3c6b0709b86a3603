@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `app-store-card.transition`: a list with a card that becomes an article.
@MainActor final class AppStoreCardApp: PresentingApp {
  override class var spec: String { "app-store-card" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { AppStoreCardApp(in: surroundings) }

  private let today = CardWorld.Today()
  private let article = CardWorld.Article()
  private let spare = UIView(frame: CGRect(x: 60, y: 500, width: 280, height: 300))
  /// A card that is not in a list any more.
  private let gone = UIView(frame: CGRect(x: 20, y: 300, width: 340, height: 400))
  /// The card that the article hides: the card that the app handed over when the transition last computed its standing values.
  private var hidden: UIView?

  init(in surroundings: Surroundings) {
    super.init(from: today, to: article, in: surroundings, takesPresenterOut: false, root: today)
    today.transition.adopt(article)
    today.list.addSubview(spare)
    for card in [today.card, spare] { surroundings.surround(card) }
  }

  override func length(to side: Side) -> Double { side == .to ? 0.7 : 0.6 }

  override var crossfades: (reduced: Double, fallback: Double) { (0.2, 0.2) }

  override var hasOptionalView: Bool { true }

  override var hasFallback: Bool { false }

  /// The app always has a card, but the card may have been removed from its list.
  override func setOptionalView(isThere: Bool) { today.otherCard = isThere ? nil : gone }

  override func setCell(isRecycled: Bool) { today.otherCard = isRecycled ? spare : nil }

  override var fingers: [SpecFinger] {
    [
      .pan(
        to: .from, settles: (finish: 0.6, cancel: 0.3),
        { [article] in
          article.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
            .first { !($0 is UIScreenEdgePanGestureRecognizer) }
        },
        from: { CGPoint(x: 200, y: 100) }, way: { CGPoint(x: 0, y: 100) },
        speed: (finish: 3, cancel: -3), reach: 1, finishes: { share, _ in share >= 1 }),
      .pan(
        to: .from, settles: (finish: 0.6, cancel: 0.3),
        { [article] in
          article.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
        },
        from: { [window] in CGPoint(x: Self.place(5, in: window.bounds.width), y: 300) },
        way: { CGPoint(x: Self.way(100), y: 0) },
        speed: (finish: 3, cancel: -3), reach: 1, isFromEdge: true, finishes: { share, _ in share >= 1 }),
    ]
  }

  // MARK: Standing values

  override func present(animated: Bool) {
    hidden = today.appStoreCardCard
    super.present(animated: animated)
  }

  /// The standing values are computed again for another size.
  override func turn() {
    hidden = today.appStoreCardCard
    super.turn()
  }

  override var unseen: [UIView] { super.unseen + [article.content].filter { $0.window == nil } }

  override var expectedAdditions: Int { 1 }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(article.view) { $0.recognizerCount += 2 }
    if let hidden { expected.expect(hidden) { $0.alpha = 0 } }
    let size = place.size
    expected.expect(article.content) { state in
      state.bounds.size = size
      state.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    let whole = CGRect(origin: .zero, size: size)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blur.frame = whole
    expectAddition(&expected, at: 0, like: blur) { _ in }
    if let backdrop = additions.first as? UIVisualEffectView {
      expected.expectNew(backdrop.contentView, like: UIView(frame: whole)) { state in
        state.parent = ObjectIdentifier(backdrop)
      }
    }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [
      ("today", ShownObject(today.view)), ("article", ShownObject(article.view, isMovedByTransform: true)),
      ("today.card", ShownObject(today.card)), ("article.content", ShownObject(article.content)),
    ] + additions.prefix(1).map { (name: "backdrop", object: ShownObject($0)) }
  }
}
