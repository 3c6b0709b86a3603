@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `container-transform.transition`: a list with a card that becomes a page.
@MainActor final class ContainerTransformApp: PresentingApp {
  override class var spec: String { "container-transform" }
  override class func make(in surroundings: Surroundings) -> SpecApp? {
    ContainerTransformApp(in: surroundings)
  }

  private let list = SurfaceWorld.List()
  private let page = SurfaceWorld.Page()
  private let transition = ContainerTransformTransition()
  private let otherCard = UIView(frame: CGRect(x: 40, y: 520, width: 300, height: 100))

  init(in surroundings: Surroundings) {
    super.init(from: list, to: page, in: surroundings, takesPresenterOut: false, root: list)
    transition.adopt(page)
    list.view.addSubview(otherCard)
    for view in [list.card, otherCard, page.body] { surroundings.surround(view) }
  }

  override func length(to side: Side) -> Double { side == .to ? 0.3 : 0.25 }

  override var hasOptionalView: Bool { true }

  override func setOptionalView(isThere: Bool) { list.current = isThere ? list.card : nil }

  override func setCell(isRecycled: Bool) { list.current = isRecycled ? otherCard : list.card }

  override var unseen: [UIView] { super.unseen + [page.body].filter { $0.window == nil } }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    // A body that lies in another view keeps its size.
    guard page.body.superview === page.view else { return }
    let size = place.size
    expected.expect(page.body) { state in
      state.bounds = CGRect(origin: .zero, size: size)
      state.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }

  override var objects: [(name: String, object: ShownObject)] {
    let screens = [
      (name: "list", object: ShownObject(list.view)), ("page", ShownObject(page.view)),
      ("list.card", ShownObject(list.card)), ("page.body", ShownObject(page.body)),
    ]
    let added = additions.map { view in
      // The box has the shadow, and the view inside it clips both contents.
      guard let inside = view.subviews.first else { return (name: "scrim", object: ShownObject(view)) }
      return (
        name: "surface", object: ShownObject(view, rounded: inside, content: inside.subviews.last)
      )
    }
    return screens + added
  }

  override var sample: [String] { ["list.card.cornerRadius = \(list.card.layer.cornerRadius)pt"] }
}
