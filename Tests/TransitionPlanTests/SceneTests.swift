import PlanFixtures
import Testing
import TransitionPlan

@Suite("A scene")
struct SceneTests {
  private var bare: Scene {
    let plan = SmallPlan().plan([])
    return Scene(plan.transitions[0], of: plan)
  }

  @Test("has the documented defaults")
  func defaults() {
    let all = Rect(x: 0, y: 0, width: 390, height: 844)
    for subject in [Subject.container, .screen(.from), .screen(.to), .provided(.from, 0)] {
      #expect(bare.frame(of: subject) == all)
      #expect(bare.value(of: subject, .bounds) == .rect(all))
      #expect(bare.value(of: subject, .height) == .number(844))
      #expect(bare.value(of: subject, .alpha) == .number(1))
      #expect(bare.value(of: subject, .scale) == .number(1))
      #expect(bare.value(of: subject, .rotation) == .number(0))
      #expect(bare.value(of: subject, .offset) == .vector(.zero))
      #expect(bare.value(of: subject, .scrollEnabled) == .flag(true))
      #expect(bare.value(of: subject, .hidden) == .flag(false))
      #expect(bare.value(of: subject, .safeArea) == .insets(Insets(top: 0, left: 0, bottom: 0, right: 0)))
      #expect(!bare.isSet(subject, .frame))
    }
    #expect(bare.value(of: .tabBar, .top) == .number(795))
    #expect(bare.value(of: .navigationBar, .bottom) == .number(44))
  }

  @Test("has bars that keep clear of the safe area, as UIKit's do")
  func barsInSafeArea() {
    let insets = Insets(top: 59, left: 0, bottom: 34, right: 0)
    let scene = Scene(
      PhotosPlan.plan.transitions[0], of: PhotosPlan.plan, container: Size(width: 393, height: 852),
      safeArea: insets)
    #expect(scene.frame(of: .tabBar) == Rect(x: 0, y: 769, width: 393, height: 83))
    #expect(scene.frame(of: .navigationBar) == Rect(x: 0, y: 59, width: 393, height: 44))
  }

  @Test("takes its values from the sample, and the rest follows")
  func sample() {
    let scene = Scene(PhotosPlan.plan.transitions[0], of: PhotosPlan.plan)
    #expect(scene.value(of: .shared(0), .imageSize) == .size(Size(width: 4032, height: 3024)))
    #expect(scene.frame(of: .shared(0)) == Rect(x: 131, y: 352, width: 128, height: 128))
    #expect(scene.isSet(.provided(.from, 0), .frame))
    var plan = PhotosPlan.plan
    plan.transitions[0].sample.removeLast()
    let unsized = Scene(plan.transitions[0], of: plan)
    #expect(unsized.value(of: .shared(0), .imageSize) == .size(Size(width: 128, height: 128)))
  }

  @Test(
    "moves a frame by its places and stretches it about its middle",
    arguments: [
      (Property.x, 5.0, [5.0, 20, 100, 200]), (.leading, 5, [5, 20, 100, 200]), (.y, 5, [10, 5, 100, 200]),
      (.top, 5, [10, 5, 100, 200]), (.width, 50, [35, 20, 50, 200]), (.height, 50, [10, 95, 100, 50]),
      (.trailing, 100, [0, 20, 100, 200]), (.bottom, 200, [10, 0, 100, 200]),
      (.centerX, 50, [0, 20, 100, 200]), (.centerY, 100, [10, 0, 100, 200]),
    ])
  func parts(_ property: Property, _ number: Double, _ expected: [Double]) {
    var scene = bare
    let card = Subject.provided(.from, 0)
    scene.set(card, .frame, .rect(Rect(x: 10, y: 20, width: 100, height: 200)))
    scene.set(card, property, .number(number))
    #expect(
      scene.frame(of: card) == Rect(x: expected[0], y: expected[1], width: expected[2], height: expected[3]))
    #expect(scene.value(of: card, property) == .number(number))
  }

  @Test("lets two edges make a length")
  func edges() {
    var scene = bare
    let card = Subject.provided(.from, 0)
    scene.set(card, .frame, .rect(Rect(x: 10, y: 20, width: 100, height: 200)))
    scene.set(card, [(.top, .number(0)), (.bottom, .number(80)), (.x, .number(4)), (.centerX, .number(10))])
    #expect(scene.frame(of: card) == Rect(x: 4, y: 0, width: 12, height: 80))
    scene.set(card, [(.height, .number(10)), (.bottom, .number(100)), (.size, .point(.zero))])
    #expect(scene.frame(of: card) == Rect(x: 4, y: 90, width: 12, height: 10))
  }

  @Test("refuses a value of a wrong kind")
  func wrongKind() {
    var scene = bare
    scene.set(.container, .alpha, .flag(true))
    scene.set(.container, .frame, .number(3))
    #expect(scene.value(of: .container, .alpha) == .number(1))
    #expect(scene.frame(of: .container) == Rect(x: 0, y: 0, width: 390, height: 844))
  }
}
