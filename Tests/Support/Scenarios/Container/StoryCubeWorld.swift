@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Three stories in a custom container. Each of them can be left in either direction.
@MainActor final class StoryCubeWorld: SpecWorld {
  /// One story. It records its calls.
  final class Story: UIViewController, StoryCubeStory, StoryCubeNext {
    var told: [String] = []
    var seen: [String] = []
    /// The `animated` arguments of its appearance calls.
    var animations: [Bool] = []
    var moves: [String] = []

    init(named name: String) {
      super.init(nibName: nil, bundle: nil)
      simulatedName = name
      view.simulatedName = name + ".view"
    }

    required init?(coder: NSCoder) { nil }

    func storyCubePause() { tell("pause") }
    func storyCubeResume() { tell("resume") }
    func storyCubePlay() { tell("play") }

    /// Called in each hook.
    var whenTold: ((String) -> Void)?

    private func tell(_ what: String) {
      told.append(what)
      whenTold?(what)
      Simulator.recorder.record(.mark(what))
    }

    override func viewWillAppear(_ animated: Bool) { see("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { see("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { see("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { see("did disappear", animated) }
    private func see(_ what: String, _ isAnimated: Bool) {
      seen.append(what)
      animations.append(isAnimated)
    }

    override func willMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "will leave" : "will come")
    }
    override func didMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "has left" : "has come")
    }
  }

  /// The container, written as the comment at the top of the generated file shows.
  final class Stories: UIViewController, StoryCubeContainer {
    private(set) lazy var storyCube = StoryCubeTransition(in: self)
    let stories = ["first", "second", "third"].map { Story(named: $0) }
    /// How often the container was asked for a story.
    private(set) var asked = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "container"
      view.simulatedName = "container.view"
      storyCube.show(stories[0])
    }

    func storyCubeNext(after story: any StoryCubeStory) -> (any StoryCubeNext)? {
      asked += 1
      return stories.firstIndex { $0 === story }.flatMap { $0 + 1 < stories.count ? stories[$0 + 1] : nil }
    }

    func storyCubeStory(before nextScreen: any StoryCubeNext) -> (any StoryCubeStory)? {
      asked += 1
      return stories.firstIndex { $0 === nextScreen }.flatMap { $0 > 0 ? stories[$0 - 1] : nil }
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
      storyCube.jump()
      super.viewWillAppear(animated)
      storyCube.shown?.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      storyCube.shown?.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
      storyCube.jump()
      super.viewWillDisappear(animated)
      storyCube.shown?.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      storyCube.shown?.endAppearanceTransition()
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      storyCube.jump()
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  let container = Stories()

  init() {
    super.init(root: container, trees: container.stories.map { $0.view })
    window.makeKeyAndVisible()
    forget()
  }

  // MARK: Parts

  var stories: [Story] { container.stories }
  var cube: StoryCubeTransition { container.storyCube }

  /// The presented left edge of a story, without its rotation.
  func left(_ index: Int) -> CGFloat {
    let view: UIView = stories[index].view
    return view.presentedCenter.x - view.presentedBounds.width * view.layer.anchorPoint.x
  }

  /// The presented rotation of a story about its vertical axis.
  func turn(_ index: Int) -> CGFloat {
    let transform = stories[index].view.presentedTransform3D
    return atan2(-transform.m13, transform.m11)
  }

  // MARK: Steps

  /// Forgets the recorded calls of all stories.
  func forget() {
    for story in stories {
      story.told = []
      story.seen = []
      story.animations = []
      story.moves = []
    }
  }

  /// Shows a first story.
  func show(_ index: Int) {
    cube.show(stories[index])
    settle()
    forget()
  }

  /// The recognizer of the finger: that recognizer of a story which lets the finger begin.
  private(set) var pan: UIPanGestureRecognizer?

  @discardableResult func begin(on index: Int, velocity: CGFloat) -> Bool {
    let pans = stories[index].view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    pan = pans.first { $0.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: velocity, y: 0)) }
    return pan != nil
  }

  func pull(to x: CGFloat) { pan?.move(to: CGPoint(x: 200 + x, y: 400)) }

  func endPull(velocity: CGFloat = 0) { pan?.end(velocity: CGPoint(x: velocity, y: 0)) }

  /// Samples both stories under a name, at the current time. It samples nothing if one of them has already left, because then
  /// nothing was left to play.
  func sample(_ name: String, at time: Double, from first: Int, to second: Int? = nil) {
    if second != nil, container.children.count < 2 { return }
    Report.sample("story-cube \(name) story.x", at: time, left(first))
    Report.sample("story-cube \(name) story.rotationY", at: time, turn(first))
    guard let second else { return }
    Report.sample("story-cube \(name) next.x", at: time, left(second))
    Report.sample("story-cube \(name) next.rotationY", at: time, turn(second))
  }

  // MARK: Assertions

  /// Checks that one story is shown and that the others are as if they had never been shown.
  func check(
    shows index: Int, size: CGSize = CGSize(width: 400, height: 800), _ moment: String = "at rest"
  ) {
    Report.check("\(moment): \(index) shows", cube.shown === stories[index])
    Report.equal(
      "\(moment): children", container.children.map(\.simulatedName), [stories[index].simulatedName])
    var expected = atRest
    let parent = ObjectIdentifier(container.view)
    expected.expect(container.view) {
      $0.bounds.size = size
      $0.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    expected.expect(window) { [window] in
      $0.bounds = window.bounds
      $0.center = window.center
    }
    for (number, story) in stories.enumerated() {
      expected.expect(story.view) {
        let isShown = number == index
        $0.parent = isShown ? parent : nil
        $0.recognizerCount = isShown ? 2 : 0
        if isShown {
          $0.bounds.size = size
          $0.center = CGPoint(x: size.width / 2, y: size.height / 2)
        } else {
          // A story is laid out when it is shown again.
          $0.bounds.size = story.view.bounds.size
          $0.center = story.view.center
        }
      }
      Report.check(
        "\(moment): \(number) turns about its middle", story.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
      )
    }
    check(expected, completed: [], moment)
  }

  /// Checks the recorded calls of a story, and forgets them.
  func told(_ index: Int, _ expected: [String], _ moment: String = "told") {
    Report.equal("\(moment): \(index)", stories[index].told, expected)
    stories[index].told = []
  }

  /// Checks the appearance calls and the containment calls of a story.
  func moved(_ index: Int, seen: [String], parent: [String], _ moment: String = "moved") {
    Report.equal("\(moment): \(index) is seen", stories[index].seen, seen)
    Report.equal("\(moment): \(index) has a parent", stories[index].moves, parent)
    stories[index].seen = []
    stories[index].moves = []
  }
}

/// The appearance calls of a story.
extension [String] {
  static let comes = ["will appear", "did appear"]
  static let goes = ["will disappear", "did disappear"]
  static let comesAndGoes = ["will appear", "will disappear", "did disappear"]
  static let goesAndComes = ["will disappear", "will appear", "did appear"]
}
