@_spi(Simulator) import UIKit

@testable import Generated

/// `photos.transition`: a grid, a viewer, and a tab bar around them.
@MainActor final class PhotosApp: PushingApp {
  override class var spec: String { "photos" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { PhotosApp(in: surroundings) }

  private let grid = Grid()
  private let viewer = Viewer()
  private let zoom = PhotosZoomTransition()
  private let tabs = UITabBarController()

  init(in surroundings: Surroundings) {
    super.init(from: grid, to: viewer, in: surroundings) { [tabs] navigation in
      tabs.viewControllers = [navigation]
      return tabs
    }
    navigation.delegate = zoom
    for view in [grid.first, grid.second, viewer.image] { surroundings.surround(view) }
  }

  override func length(to side: Side) -> Double { side == .to ? 0.5 : 0.25 }

  override var fingers: [SpecFinger] {
    [
      // The whole way is half of the height. Moving upwards cancels.
      .pan(
        to: .from, settles: (finish: 0.25, cancel: 0.5),
        { [viewer] in viewer.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
        },
        from: { CGPoint(x: 200, y: 150) }, way: { [window] in CGPoint(x: 0, y: window.bounds.height / 2) },
        speed: (finish: 1, cancel: -1), finishes: { $1 == .finish }
      ).catching(.settle)
    ]
  }

  override func hooks(to side: Side, completes: Bool) -> (
    start: [String], outcome: [String], end: [String]
  ) {
    (
      ["grid.willStart", "viewer.willStart"], [],
      ["grid.didEnd", "viewer.didEnd"] + (side == .from ? ["grid.revealCell"] : [])
    )
  }

  /// The contents of the pager begin below the safe area, which it only has in a window.
  override var unseen: [UIView] { super.unseen + [viewer.pager] }

  override var hasOptionalView: Bool { true }

  override func setOptionalView(isThere: Bool) { grid.cell = isThere ? grid.first : nil }

  override func setCell(isRecycled: Bool) { grid.cell = isRecycled ? grid.second : grid.first }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(viewer.view) { $0.recognizerCount += 1 }
    expected.expect(tabs.tabBar) { $0.alpha = 0 }
    for watch in navigation.watches { expected.expect(another: watch) }
  }

  /// The view in the container besides the screens: it clips the picture.
  private var crop: UIView? { container?.subviews.first { $0 !== grid.view && $0 !== viewer.view } }

  override var objects: [(name: String, object: ShownObject)] {
    let picture = crop?.subviews.first.map { [(name: "photo", object: ShownObject($0, crop: crop))] } ?? []
    return picture + [
      ("grid", ShownObject(grid.view)), ("viewer", ShownObject(viewer.view)),
      ("grid.cell", ShownObject(grid.first)), ("viewer.photo", ShownObject(viewer.image)),
      ("viewer.pager", ShownObject(viewer.pager)), ("tabBar", ShownObject(tabs.tabBar)),
    ]
  }

  override var sample: [String] {
    let insets = Grid.safeArea
    return [
      "grid.safeArea = insets(top: \(insets.top)pt, bottom: \(insets.bottom)pt)",
      "photo.imageSize = size(\(Grid.imageSize.width)pt, \(Grid.imageSize.height)pt)",
    ]
  }
}
