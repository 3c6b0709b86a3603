@_spi(Simulator) import UIKit

extension Seed {
  static let halfSheet = Seed("S5", crashes: [HalfSheetBug.fatalError]) { bug in
    [
      { stage in
        let world = HalfSheetSeedWorld(bug)
        let before = world.state
        world.present(stage)
        world.expectPlaces(stage, "presented")
        stage.expect(world.presentation?.closeButton.frame.minY == 60, "the button is not at 60 pt")
        stage.expect(world.presenter.view.transform.a == 0.8, "the presenter is not smaller")
        world.window.resize(to: CGSize(width: 800, height: 400))
        stage.settle()
        world.expectPlaces(stage, "in landscape")
        stage.expect(
          world.presenter.view.bounds.size == world.window.bounds.size, "the presenter has another size")
        world.window.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        world.presentation?.closeButton.sendActions(for: .touchUpInside)
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = HalfSheetSeedWorld(bug)
        let before = world.state
        world.delegate.interaction = PatientInteraction()
        world.presenter.present(world.sheet, animated: true)
        Simulator.clock.advance(by: 0.1)
        world.delegate.interaction?.update(0.4)
        world.delegate.interaction?.cancel()
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = HalfSheetSeedWorld(bug)
        world.present(stage)
        let before = world.state
        world.delegate.interaction = PatientInteraction()
        world.sheet.dismiss(animated: true)
        Simulator.clock.advance(by: 0.1)
        world.delegate.interaction?.update(0.4)
        world.delegate.interaction?.cancel()
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        Simulator.presentationInsets.left = 100
        let world = HalfSheetSeedWorld(bug)
        world.present(stage)
        world.expectPlaces(stage, "beside something")
      },
      { stage in
        let world = HalfSheetSeedWorld(bug)
        world.window.simulatedSafeArea.top = 90
        world.present(stage)
        let top = world.presentation?.closeButton.frame.minY ?? 0
        stage.expect(top >= 90, "the button is in the unsafe area, at \(top) pt")
      },
      { stage in
        // An app may ask a presentation controller before it has a container.
        let world = HalfSheetSeedWorld(bug)
        let early = world.delegate.presentationController(
          forPresented: world.sheet, presenting: world.presenter, source: world.presenter)
        early?.presentationTransitionWillBegin()
        stage.expect(
          early?.frameOfPresentedViewInContainerView == .zero, "there is a frame without a container")
      },
    ]
  }
}

@MainActor private final class HalfSheetSeedWorld {
  let presenter = UIViewController()
  let sheet = UIViewController()
  let delegate: HalfSheetDelegate
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ bug: HalfSheetBug?) {
    delegate = HalfSheetDelegate(bug: bug)
    window.rootViewController = presenter
    presenter.simulatedName = "presenter"
    presenter.view.simulatedName = "presenter"
    sheet.view.simulatedName = "sheet"
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var state: HierarchyState { HierarchyState(of: [window]) }

  var presentation: HalfSheetPresentation? { sheet.currentPresentation as? HalfSheetPresentation }

  func present(_ stage: Stage) {
    presenter.present(sheet, animated: true)
    stage.settle()
  }

  func expectPlaces(_ stage: Stage, _ moment: String) {
    guard let container = presentation?.containerView else { return stage.find("nothing is presented") }
    let bounds = container.bounds
    let half = CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    stage.expect(sheet.view.frame == half, "the sheet is at \(sheet.view.frame), not at \(half), \(moment)")
    let dimmed = presentation?.dimming.frame
    stage.expect(dimmed == bounds, "the blur covers \(String(describing: dimmed)) \(moment)")
  }
}
