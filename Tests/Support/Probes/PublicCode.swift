import Foundation
@_spi(Simulator) import UIKit

/// Other features that public code uses: stack views, feedback, nibs, first responders, the keyboard.
extension Probe {
  @MainActor private static func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  static let ofPublicCode: [Probe] = [
    Probe("arranged views lie beside each other", "uikit/uistackview/spacing") {
      let stack = UIStackView(arrangedSubviews: [box(50, 20), box(30, 20)])
      stack.spacing = 10
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      stack.layoutIfNeeded()
      let frames = stack.arrangedSubviews.map(\.frame)
      Report.near("the first keeps its size", frames[0], CGRect(x: 0, y: 0, width: 50, height: 40))
      Report.near("the last fills", frames[1], CGRect(x: 60, y: 0, width: 140, height: 40))
    },
    Probe("or below each other, all as large", "uikit/uistackview/distribution-swift.enum/fillequally") {
      let stack = UIStackView(arrangedSubviews: [box(50, 20), box(30, 60)])
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.alignment = .center
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      stack.layoutIfNeeded()
      let frames = stack.arrangedSubviews.map(\.frame)
      Report.near("above", frames[0], CGRect(x: 25, y: 0, width: 50, height: 100))
      Report.near("below", frames[1], CGRect(x: 35, y: 100, width: 30, height: 100))
    },
    Probe("a hidden view takes no room", "uikit/uistackview") {
      let stack = UIStackView(arrangedSubviews: [box(50, 20), box(30, 20)])
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      stack.arrangedSubviews[0].isHidden = true
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
      Report.near("the other fills", stack.arrangedSubviews[1].frame.minX, 0)
    },
    Probe("what is arranged no more is still a subview", "uikit/uistackview/removearrangedsubview(_:)") {
      let view = box(50, 20)
      let stack = UIStackView(arrangedSubviews: [view])
      stack.removeArrangedSubview(view)
      Report.check("a subview", view.superview === stack && stack.arrangedSubviews.isEmpty)
      stack.addArrangedSubview(view)
      view.removeFromSuperview()
      stack.layoutIfNeeded()
      Report.equal("one that leaves is not arranged", stack.arrangedSubviews, [])
    },
    Probe("objects go with an object", "objectivec/objc_setassociatedobject(_:_:_:_:)") {
      let key = UnsafeRawPointer(bitPattern: 1)
      let view = UIView()
      weak var label: UILabel?
      if let key {
        do {
          let owner = UIView()
          let kept = UILabel()
          label = kept
          objc_setAssociatedObject(owner, key, kept, .OBJC_ASSOCIATION_RETAIN)
          Report.check("is kept", objc_getAssociatedObject(owner, key) as? UILabel === kept)
          Report.check("not of another", objc_getAssociatedObject(view, key) == nil)
        }
        Report.check("is gone", objc_getAssociatedObject(view, key) == nil && label == nil)
      }
    },
    Probe("between coordinate spaces", "uikit/uicoordinatespace") {
      let (outer, inner) = (box(100, 100), UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10)))
      outer.addSubview(inner)
      let space: any UICoordinateSpace = outer
      Report.near("to", inner.convert(CGPoint(x: 1, y: 1), to: space), CGPoint(x: 11, y: 21))
      Report.near("from", inner.convert(outer.bounds, from: space).minX, -10)
      let origin = inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
      Report.near("of the screen", origin, CGPoint(x: 10, y: 20))
    },
    Probe("a colour's grey", "uikit/uicolor/getwhite(_:alpha:)") {
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      Report.check("has one", UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
      Report.near("grey", white, 0.5)
      Report.near("opacity", alpha, 0.25)
    },
    Probe("what provides a curve", "uikit/uitimingcurveprovider/timingcurvetype") {
      let curves: [any UITimingCurveProvider] = [
        UICubicTimingParameters(animationCurve: .easeIn), UISpringTimingParameters(dampingRatio: 1),
        UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero),
      ]
      Report.equal("their types", curves.map(\.timingCurveType), [.builtin, .spring, .cubic])
      Report.equal("springs", curves.map { $0.springTimingParameters != nil }, [false, true, false])
    },
    Probe("an impact is felt", "uikit/uiimpactfeedbackgenerator/impactoccurred()") {
      let generator = UIImpactFeedbackGenerator(style: .heavy)
      generator.prepare()
      generator.impactOccurred()
      let felt = Simulator.recorder.events.filter { $0.event == .felt("heavy impact") }
      Report.equal("once", felt.count, 1)
    },
    Probe("a field gives up the keyboard", "uikit/uiview/endediting(_:)") {
      let (outer, field) = (UIView(), UITextField())
      outer.addSubview(field)
      Report.check("takes it", field.becomeFirstResponder() && field.isFirstResponder)
      Report.check("gives it up", outer.endEditing(false) && !field.isFirstResponder)
      Report.check("nothing to give up", !outer.endEditing(false))
    },
    Probe("one responder is the first", "uikit/uiresponder/becomefirstresponder()") {
      let (one, two) = (UITextField(), UITextField())
      one.becomeFirstResponder()
      two.becomeFirstResponder()
      Report.check("the last", two.isFirstResponder && !one.isFirstResponder)
      Report.check("a view is none", !UIView().becomeFirstResponder())
      two.resignFirstResponder()
    },
    Probe("the least size that constraints allow", "uikit/uiview/systemlayoutsizefitting(_:)") {
      let (outer, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
        inner.heightAnchor.constraint(equalToConstant: 44),
        inner.widthAnchor.constraint(equalToConstant: 90),
      ])
      let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      Report.near("width", size.width, 100)
      Report.near("height", size.height, 64)
      Report.check("it is placed by its mask as before", outer.translatesAutoresizingMaskIntoConstraints)
      Report.near("and as large", outer.bounds.width, 0)
    },
    Probe("a faster rate coasts less far", "uikit/uiscrollview/decelerationrate-swift.struct/fast") {
      var ends: [CGFloat] = []
      for rate in [UIScrollView.DecelerationRate.normal, .fast] {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.contentSize = CGSize(width: 400, height: 9000)
        scroll.decelerationRate = rate
        window.addSubview(scroll)
        let finger = Finger(in: window)
        finger.touchDown(at: CGPoint(x: 200, y: 600))
        finger.drag(to: CGPoint(x: 200, y: 400), during: 0.1)
        finger.lift()
        Simulator.clock.runUntilIdle()
        ends.append(scroll.contentOffset.y)
      }
      Report.check("less", ends[1] < ends[0] - 100, "\(ends)")
    },
    Probe("those who wait for the keyboard", "uikit/uiresponder/keyboardwillshownotification") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let listener = KeyboardListener()
      let center = NotificationCenter.default
      let observer = center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = value?.cgRectValue ?? .null
        MainActor.assumeIsolated { listener.frames.append(frame) }
      }
      Simulator.setKeyboard(height: 300, in: window)
      Simulator.setKeyboard(height: 0, in: window)
      center.removeObserver(observer)
      Report.equal("where it will be", listener.frames, [CGRect(x: 0, y: 500, width: 400, height: 300)])
    },
    Probe("what is in a nib", "uikit/uinib/instantiate(withowner:options:)") {
      UINib.setContents(of: "Card") { [UIView()] }
      let made = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
      Report.equal("views", made.count, 1)
    },
    Probe("priorities are numbers", "uikit/uilayoutpriority") {
      Report.near("less", CGFloat((UILayoutPriority.required - 1).rawValue), 999)
      Report.near("more", CGFloat((UILayoutPriority.defaultLow + 5).rawValue), 255)
    },
    Probe(
      "who observes a scroll view is told",
      "objectivec/nsobject-swift.class/observe(_:options:changehandler:)"
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let listener = OffsetListener()
      listener.observation = view.observe(\.contentOffset, options: [.initial, .old, .new]) { _, change in
        MainActor.assumeIsolated { listener.changes.append([change.oldValue?.y, change.newValue?.y]) }
      }
      view.contentSize = CGSize(width: 100, height: 500)
      view.contentOffset = CGPoint(x: 0, y: 30)
      view.alpha = 0.5
      listener.observation?.invalidate()
      view.contentOffset = .zero
      Report.equal("at once, and of the way", listener.changes, [[nil, 0], [0, 30]])
    },
    Probe("who observes a view hears of its frame", "foundation/nskeyvalueobservation") {
      let view = box(100, 50)
      let listener = OffsetListener()
      listener.observation = view.observe(\.frame) { view, _ in
        MainActor.assumeIsolated { listener.changes.append([view.frame.minX]) }
      }
      view.frame.origin.x = 20
      listener.observation = nil
      view.frame.origin.x = 40
      Report.equal("as long as that is kept", listener.changes, [[20]])
    },
    Probe("a split view has both beside each other", "uikit/uisplitviewcontroller/displaymode-swift.enum") {
      let split = UISplitViewController()
      let (list, page) = (UIViewController(), UIViewController())
      split.viewControllers = [list, page]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      Report.check("not collapsed", !split.isCollapsed && list.splitViewController === split)
      Report.near("the last fills", page.view.frame.maxX, 1024)
      Report.near("beside the first", page.view.frame.minX, list.view.frame.maxX)
      let next = UIViewController()
      split.showDetailViewController(next, sender: nil)
      Report.check("another detail", next.view.window === window && page.view.window == nil)
    },
    Probe("or the last alone", "uikit/uisplitviewcontroller/iscollapsed") {
      let split = UISplitViewController()
      let (list, page) = (UIViewController(), UIViewController())
      split.viewControllers = [list, page]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      Report.check("collapsed", split.isCollapsed && list.viewIfLoaded?.window == nil)
      Report.near("all of it", page.view.frame.width, 400)
    },
    Probe("a popover says where it comes from", "uikit/uipopoverpresentationcontroller/sourceview") {
      let stage = Stage()
      let shown = UIViewController()
      Report.check("none in another style", shown.popoverPresentationController == nil)
      shown.modalPresentationStyle = .popover
      let popover = shown.popoverPresentationController
      popover?.sourceView = stage.root.view
      let asked = PopoverAsked()
      popover?.delegate = asked
      stage.root.present(shown, animated: false)
      Report.check("the same presents it", popover != nil && shown.presentationController === popover)
      Report.equal("asked before", asked.count, 1)
    },
    Probe("a gradient has colours", "coregraphics/cggradient") {
      let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
      let space = CGColorSpaceCreateDeviceRGB()
      Report.check("of two", CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) != nil)
      Report.check("of none", CGGradient(colorsSpace: space, colors: [], locations: nil) == nil)
    },
    Probe("an offset of nothing", "uikit/uioffset/zero") {
      Report.equal("zero", UIOffset(), UIOffset.zero)
      Report.near("its parts", UIOffset(horizontal: 3, vertical: 4).vertical, 4)
    },
  ]
}

@MainActor private final class OffsetListener {
  var changes: [[CGFloat?]] = []
  var observation: NSKeyValueObservation?
}

private final class PopoverAsked: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var count = 0

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { count += 1 }
}

@MainActor private final class KeyboardListener {
  var frames: [CGRect] = []
}
