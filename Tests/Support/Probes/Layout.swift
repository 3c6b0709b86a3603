@_spi(Simulator) import UIKit

/// Geometry, hierarchy and layout of views.
extension Probe {
  static let ofLayout: [Probe] = [
    Probe(
      "layout comes between two calls of the controller", "uikit/uiviewcontroller/viewwilllayoutsubviews()"
    ) {
      let screen = Screen("screen")
      screen.view = LaidOut()
      Probe.log = []
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      Report.equal(
        "order", Probe.log, ["screen viewWillLayoutSubviews", "layout", "screen viewDidLayoutSubviews"])
    },
    Probe("layoutIfNeeded does nothing where nothing is needed", "uikit/uiview/layoutifneeded()") {
      let view = LaidOut()
      view.layoutIfNeeded()
      Probe.log = []
      view.layoutIfNeeded()
      Report.equal("told", Probe.log, [])
      view.setNeedsLayout()
      Report.equal("not at once", Probe.log, [])
      view.layoutIfNeeded()
      Report.equal("then", Probe.log, ["layout"])
    },
    Probe("a new size needs layout", "uikit/uiview/layoutsubviews()") {
      let view = LaidOut()
      view.layoutIfNeeded()
      Probe.log = []
      view.bounds.size = CGSize(width: 30, height: 30)
      view.layoutIfNeeded()
      Report.equal("told", Probe.log, ["layout"])
    },
    Probe("a flexible width grows", "uikit/uiview/autoresizingmask-swift.struct/flexiblewidth") {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      inner.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
      outer.bounds.size = CGSize(width: 200, height: 300)
      Report.near("frame", inner.frame, CGRect(x: 10, y: 10, width: 180, height: 80))
    },
    Probe("flexible margins keep it in the middle", "uikit/uiview/autoresizingmask-swift.property") {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      inner.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      outer.addSubview(inner)
      outer.bounds.size = CGSize(width: 200, height: 300)
      Report.near("frame", inner.frame, CGRect(x: 90, y: 140, width: 20, height: 20))
    },
    Probe("autoresizesSubviews", "uikit/uiview/autoresizessubviews") {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: outer.bounds)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.autoresizesSubviews = false
      outer.addSubview(inner)
      outer.bounds.size = CGSize(width: 200, height: 300)
      Report.near("stays", inner.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    },
    Probe(
      "views are placed by their mask unless they say otherwise",
      "uikit/uiview/translatesautoresizingmaskintoconstraints"
    ) {
      Report.check("by default", UIView().translatesAutoresizingMaskIntoConstraints)
    },
    Probe("constraints place a view", "uikit/nslayoutconstraint/isactive") {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 12),
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      outer.layoutIfNeeded()
      Report.near("frame", inner.frame, CGRect(x: 100, y: 12, width: 200, height: 40))
    },
    Probe("the higher priority wins", "uikit/nslayoutconstraint/priority") {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let wide = inner.widthAnchor.constraint(equalToConstant: 300)
      wide.priority = .defaultHigh
      let narrow = inner.widthAnchor.constraint(equalToConstant: 100)
      narrow.priority = .defaultLow
      NSLayoutConstraint.activate([
        wide, narrow, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      outer.layoutIfNeeded()
      Report.near("width", inner.frame.width, 300)
      wide.isActive = false
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      Report.near("without it", inner.frame.width, 100)
    },
    Probe("a view that is taken out loses its constraints", "uikit/uiview/removefromsuperview()") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
      constraint.isActive = true
      inner.removeFromSuperview()
      Report.check("is not active", !constraint.isActive)
    },
    Probe("a frame under a transform is undefined", "uikit/uiview/frame") {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      Report.violation("while it has a transform")
    },
    Probe("a transform leaves bounds and center", "uikit/uiview/transform") {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      Report.near("center", view.center, CGPoint(x: 60, y: 60))
      Report.near("bounds", view.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    },
    Probe("a size grows about the center", "uikit/uiview/bounds") {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      view.bounds.size = CGSize(width: 120, height: 140)
      Report.near("frame", view.frame, CGRect(x: 0, y: -10, width: 120, height: 140))
    },
    Probe("another anchor point moves the frame", "quartzcore/calayer/anchorpoint") {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      view.layer.anchorPoint = .zero
      Report.near("position", view.layer.position, CGPoint(x: 60, y: 60))
      Report.near("frame", view.frame, CGRect(x: 60, y: 60, width: 100, height: 100))
    },
    Probe("conversion between views", "uikit/uiview") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      window.addSubview(outer)
      outer.addSubview(inner)
      Report.near("to the window", inner.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 111, y: 72))
      Report.near("and back", inner.convert(CGPoint(x: 111, y: 72), from: nil), CGPoint(x: 1, y: 2))
      outer.bounds.origin.y = 15
      Report.near("scrolled", inner.convert(CGPoint.zero, to: nil), CGPoint(x: 110, y: 55))
      outer.bounds.origin.y = 0
      outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      Report.near("scaled", inner.convert(CGPoint.zero, to: nil), CGPoint(x: 155, y: 110))
    },
    Probe("a view has one superview", "uikit/uiview/addsubview(_:)") {
      let (one, two, view) = (UIView(), UIView(), UIView())
      one.addSubview(view)
      two.addSubview(view)
      Report.equal("not here", one.subviews, [])
      Report.check("but there", view.superview === two)
    },
    Probe("added again it comes to the front", "uikit/uiview/addsubview(_:)") {
      let (outer, one, two) = (UIView(), UIView(), UIView())
      outer.addSubview(one)
      outer.addSubview(two)
      outer.addSubview(one)
      Report.equal("order", outer.subviews, [two, one])
    },
    Probe("views among views", "uikit/uiview/insertsubview(_:belowsubview:)") {
      let outer = UIView()
      let views = [UIView(), UIView(), UIView(), UIView()]
      outer.addSubview(views[0])
      outer.insertSubview(views[1], belowSubview: views[0])
      outer.insertSubview(views[2], aboveSubview: views[1])
      outer.insertSubview(views[3], at: 0)
      Report.equal("order", outer.subviews, [views[3], views[1], views[2], views[0]])
      outer.bringSubviewToFront(views[1])
      outer.sendSubviewToBack(views[0])
      Report.equal("moved", outer.subviews, [views[0], views[3], views[2], views[1]])
    },
    Probe("a view is its own descendant", "uikit/uiview/isdescendant(of:)") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      Report.check("itself", outer.isDescendant(of: outer))
      Report.check("a subview", inner.isDescendant(of: outer))
      Report.check("not the other way", !outer.isDescendant(of: inner))
    },
    Probe("a view hears where it goes", "uikit/uiview/didmovetowindow()") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (outer, inner) = (UIView(), Moved())
      outer.addSubview(inner)
      Report.equal("a superview", Probe.log, ["superview"])
      window.addSubview(outer)
      Report.equal("a window", Probe.log, ["superview", "window"])
      outer.removeFromSuperview()
      Report.equal("none", Probe.log, ["superview", "window", "no window"])
    },
    Probe("a view is found by its tag", "uikit/uiview/viewwithtag(_:)") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.tag = 7
      Report.check("found", outer.viewWithTag(7) === inner)
      Report.check("not another", outer.viewWithTag(8) == nil)
    },
    Probe("sizeToFit asks sizeThatFits", "uikit/uiview/sizetofit()") {
      let view = Fitting()
      view.sizeToFit()
      Report.near("width", view.bounds.width, 33)
    },
    Probe("an image view is as large as its image", "uikit/uiview/intrinsiccontentsize") {
      let view = UIImageView(image: UIImage(simulatedSize: CGSize(width: 30, height: 20)))
      Report.near("width", view.intrinsicContentSize.width, 30)
      Report.near("none", UIView().intrinsicContentSize.width, UIView.noIntrinsicMetric)
    },
    Probe("a direction that a view forces", "uikit/uiview/effectiveuserinterfacelayoutdirection") {
      let view = UIView()
      view.semanticContentAttribute = .forceRightToLeft
      Report.equal("direction", view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    },
    Probe("a style holds for all in a view", "uikit/uiview/overrideuserinterfacestyle") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.overrideUserInterfaceStyle = .dark
      Report.equal("style", inner.traitCollection.userInterfaceStyle, .dark)
    },
    Probe("leading is right where one reads from right to left", "uikit/nslayoutconstraint/attribute/leading")
    {
      Simulator.layoutDirection = .rightToLeft
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 50),
      ])
      outer.layoutIfNeeded()
      Report.near("right edge", inner.frame.maxX, 390)
    },
  ]
}

private final class LaidOut: UIView {
  override func layoutSubviews() { Probe.log.append("layout") }
}

private final class Moved: UIView {
  override func didMoveToSuperview() { if superview != nil { Probe.log.append("superview") } }
  override func didMoveToWindow() { Probe.log.append(window == nil ? "no window" : "window") }
}

private final class Fitting: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 10) }
}
