@_spi(Simulator) import UIKit

/// Layout, layers, collections and traits.
extension Scenario {
  static let headlessLayouts: [Scenario] = [
    Scenario("layout: autoresizing", in: Conduct.eachAnswer) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let filling = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let corner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
      corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      let middle = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
      middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      for view in [filling, corner, middle, fixed] { outer.addSubview(view) }
      outer.bounds.size = CGSize(width: 200, height: 300)
      Report.near("fills", filling.frame, CGRect(x: 10, y: 10, width: 180, height: 280))
      Report.near("keeps to the corner", corner.frame, CGRect(x: 180, y: 280, width: 20, height: 20))
      Report.near("stays in the middle", middle.frame, CGRect(x: 90, y: 0, width: 20, height: 20))
      Report.near("stays", fixed.frame, CGRect(x: 5, y: 5, width: 5, height: 5))
    },

    Scenario("layout: constraints", in: Conduct.eachAnswer) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let outer = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 600))
      window.addSubview(outer)
      let box = UIView()
      let button = UIButton(type: .close)
      for view in [box, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      let top = button.topAnchor.constraint(equalTo: outer.topAnchor, constant: -80)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -40),
        box.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 10),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        button.centerXAnchor.constraint(equalTo: box.centerXAnchor), top,
      ])
      outer.layoutIfNeeded()
      Report.near(
        "the button is as large as it likes", button.frame, CGRect(x: 118, y: -80, width: 44, height: 44))
      Report.near("the box", box.frame, CGRect(x: 20, y: -26, width: 240, height: 120))
      top.constant = 60
      Report.near("a constant counts at the next layout", button.frame.minY, -80)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.layoutIfNeeded() }
      Simulator.clock.advance(by: 0.5)
      Report.near("and is animated with it", button.presentedFrame.minY, -10)
      Simulator.clock.runUntilIdle()
      Report.near("the box goes with it", box.frame.minY, 114)
      let least = button.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 90)
      top.priority = .defaultHigh
      least.isActive = true
      outer.layoutIfNeeded()
      Report.near("an inequality that is broken", button.frame.minY, 90)
      outer.bounds.size.width = 400
      outer.layoutIfNeeded()
      Report.near("another size", box.frame.width, 340)
      Report.equal("violations", Simulator.recorder.violations, [])
      box.widthAnchor.constraint(equalToConstant: 5).isActive = true
      outer.layoutIfNeeded()
      Report.check("a contradiction is seen", !Simulator.recorder.violations.isEmpty)
    },

    Scenario("layout: constraints from right to left, and the safe area", in: Conduct.eachAnswer) {
      Simulator.layoutDirection = .rightToLeft
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.simulatedSafeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      let view = UIView(frame: window.bounds)
      let label = UILabel()
      label.text = "four"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
      window.layoutIfNeeded()
      Report.near("begins at the right", label.frame, CGRect(x: 352, y: 67, width: 32, height: 20))
      Report.equal("reads so", view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      Report.equal("in its traits", view.traitCollection.layoutDirection, .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      Report.equal("unless it is forced", view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      label.removeFromSuperview()
      Report.equal("constraints go with a view", view.constraints.count, 0)
    },

    Scenario("layout: cells are made, used again and found", in: Conduct.eachAnswer) {
      let album = AlbumController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = album
      window.layoutIfNeeded()
      let cell = album.selectedCell
      Report.near(
        "the fifth of three in a row", cell?.frame ?? .zero, CGRect(x: 140, y: 140, width: 120, height: 120))
      Report.equal(
        "found", cell.flatMap { album.collectionView.indexPath(for: $0) }, IndexPath(item: 4, section: 0))
      Report.check("not made", album.collectionView.cellForItem(at: IndexPath(item: 29, section: 0)) == nil)
      album.collectionView.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
      Report.check("made", album.collectionView.cellForItem(at: IndexPath(item: 29, section: 0)) != nil)
      Report.check("used again", album.selectedCell == nil)
      let cells = album.collectionView.subviews.filter { $0 is AlbumCell }
      Report.check("no more than are seen", cells.count <= 21, "\(cells.count)")
      let chosen = Chooser()
      album.collectionView.delegate = chosen
      Finger(in: window).tap(at: CGPoint(x: 60, y: 700))
      Report.equal("a tap chooses", chosen.items, [27])
    },

    Scenario("layout: rectangles that touch intersect", in: Conduct.eachAnswer) {
      // UIKit documents that rectangles intersect unless their intersection is the null rectangle. A rectangle without width or
      // height is not null.
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      let beside = CGRect(x: 10, y: 0, width: 10, height: 10)
      Report.check("touching", rect.intersects(beside))
      Report.equal("in common", rect.intersection(beside), CGRect(x: 10, y: 0, width: 0, height: 10))
      Report.check("a point", rect.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
      Report.check("apart", !rect.intersects(CGRect(x: 10.5, y: 0, width: 10, height: 10)))
      Report.check("nothing in common", rect.intersection(beside.offsetBy(dx: 1, dy: 0)).isNull)
    },

    Scenario("layout: a flow layout asks its collection's delegate", in: Conduct.eachAnswer) {
      let album = AlbumController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = album
      let sizes = Sizes()
      album.collectionView.delegate = sizes
      window.layoutIfNeeded()
      @MainActor func frame(_ item: Int) -> CGRect {
        album.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
      }
      Report.near("the first", frame(0), CGRect(x: 10, y: 5, width: 180, height: 90))
      Report.near(
        "beside it, with what is left between", frame(1), CGRect(x: 210, y: 5, width: 180, height: 90))
      Report.near("below", frame(2), CGRect(x: 10, y: 103, width: 180, height: 90))
      sizes.width = 400
      album.collectionView.collectionViewLayout.invalidateLayout()
      window.layoutIfNeeded()
      Report.near("one in a row", frame(1), CGRect(x: 10, y: 103, width: 400, height: 90))
    },

    Scenario("layout: layers and transforms in space", in: Conduct.eachAnswer) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let layer = CALayer()
      view.layer.addSublayer(layer)
      Report.check(
        "is in it", view.layer.sublayers?.contains(layer) == true && layer.superlayer === view.layer)
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      Report.near("position", layer.position, CGPoint(x: 25, y: 40))
      layer.removeFromSuperlayer()
      Report.equal("is out", view.layer.sublayers, nil)

      var turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      Report.near("a turn in the plane", CATransform3DGetAffineTransform(turn).b, 1)
      turn = CATransform3DIdentity
      turn.m34 = -1.0 / 500
      turn = CATransform3DRotate(turn, .pi / 3, 0, 1, 0)
      view.layer.transform = turn
      let turned = CATransform3DEqualToTransform(view.transform3D, turn)
      Report.check("a turn in space", turned && !CATransform3DIsAffine(turn))
      Report.near("is narrower in the plane", view.transform.a, 0.5)
      Report.near("perspective", turn.m14, sin(.pi / 3) / 500)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      Report.check("affine again", CATransform3DIsAffine(view.layer.transform))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.cornerRadius = 10
        view.transform = .identity
      }
      Simulator.clock.advance(by: 0.5)
      Report.near("a radius on its way", view.layer.presentedCornerRadius, 5)
      Report.near("a scale on its way", view.presentedTransform.a, 1.5)
      Simulator.clock.runUntilIdle()
      UIView.animate(withDuration: 1) { view.contentMode = .center }
      Report.check("a content mode in a block is seen", !Simulator.recorder.violations.isEmpty)
      Simulator.clock.runUntilIdle()
    },

    Scenario("layout: accessibility", in: Conduct.eachAnswer) {
      let view = UIView()
      view.simulatedName = "sheet"
      UIAccessibility.post(notification: .screenChanged, argument: view)
      let isPosted = Simulator.recorder.events.contains {
        $0.event == .posted("screenChanged", argument: "sheet")
      }
      Report.check("posted", isPosted)
      Report.equal("motion", UIAccessibility.isReduceMotionEnabled, false)
      Simulator.reducesMotion = true
      Report.equal("reduced motion", UIAccessibility.isReduceMotionEnabled, true)
      Report.check("nobody escapes", !Simulator.performEscape(from: view))
    },
  ]
}

private final class Chooser: NSObject, UICollectionViewDelegate {
  var items: [Int] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    items.append(indexPath.item)
  }
}

/// Tells a flow layout the sizes.
@MainActor private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var width: CGFloat = 180

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: width, height: 90) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }
}
