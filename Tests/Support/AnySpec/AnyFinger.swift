@_spi(Simulator) import UIKit

/// A finger, or two, that drive a gesture of any spec.
@MainActor struct AnyFinger {
  let app: AnyApp
  let gesture: AnyGesture
  let index: Int
  private var start: CGPoint = .zero
  private var way: CGPoint = .zero
  private(set) var reading = FingerReading()

  init(_ app: AnyApp, _ index: Int) {
    (self.app, self.index) = (app, index)
    gesture = app.own.gestures[index]
  }

  private var pan: UIPanGestureRecognizer? { app.recognizer(index) as? UIPanGestureRecognizer }
  private var pinch: UIPinchGestureRecognizer? { app.recognizer(index) as? UIPinchGestureRecognizer }
  private var turn: UIRotationGestureRecognizer? { app.recognizer(index) as? UIRotationGestureRecognizer }
  private let usualSpeed: CGFloat = 0.25
  /// How long its way is, in points; 1 for two fingers, whose scale and angle change.
  private var length: CGFloat {
    gesture.name == "pinch" || gesture.name == "rotate" ? 1 : max(abs(way.x), abs(way.y))
  }
  /// Its way, one point long.
  private var axis: CGPoint { CGPoint(x: way.x / length, y: way.y / length) }

  /// Comes down in the middle of the gesture's view, or at its edge of the window.
  /// - Parameter speed: Along its way; a usual one without it.
  /// - Returns: Whether the gesture has begun.
  mutating func begin(speed: CGFloat? = nil) -> Bool {
    guard let recognizer = app.recognizer(index), let view = recognizer.view else { return false }
    let size = app.window.bounds.size
    let description = app.host?.run?.transition ?? app.host?.describe(app.from, app.to)
    // Elements do not retain their description.
    let own = withExtendedLifetime(description) { $0?.gestures[index].element.view } ?? view
    start = own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: nil)
    // At whole points, of which sums are exact.
    start = CGPoint(
      x: min(max(start.x.rounded(), 30), size.width - 30),
      y: min(max(start.y.rounded(), 30), size.height - 30))
    way = CGPoint(x: 0, y: size.height * 0.63)
    switch gesture.direction {
    case "up": way.y = -way.y
    case "left", "leading": way = CGPoint(x: -size.width * 0.83, y: 0)
    case "right", "trailing", "horizontal": way = CGPoint(x: size.width * 0.83, y: 0)
    case "any": way = CGPoint(x: size.width * 0.2, y: size.height * 0.5)
    default: break
    }
    if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
      switch edge.edges {
      case .left: (start.x, way) = (1, CGPoint(x: size.width * 0.83, y: 0))
      case .right: (start.x, way) = (size.width - 1, CGPoint(x: -size.width * 0.83, y: 0))
      case .top: (start.y, way) = (1, CGPoint(x: 0, y: size.height * 0.63))
      default: (start.y, way) = (size.height - 1, CGPoint(x: 0, y: -size.height * 0.63))
      }
    }
    let isEdge = recognizer is UIScreenEdgePanGestureRecognizer
    let places = Self.places(on: own)
    // T0328 says that no touches reach the from screen below a to screen that covers it, nor that of an overlay.
    let cover: UIView = app.to.view
    let isBelow = places.allSatisfy { cover.bounds.contains(cover.convert($0, from: nil)) }
    let isCovered = (app.own.style == .overlay || isBelow) && gesture.isForward && app.isUnderWay
    let isReached = isEdge || isCovered || places.isEmpty || places.contains { recognizer.isReached(at: $0) }
    let begun: Bool
    switch gesture.name {
    case "pinch":
      let isIn = gesture.direction == "in"
      let velocity = (isIn ? -1 : 1) * (speed ?? 1)
      begun = pinch?.begin(around: start, scale: isIn ? 0.9 : 1.1, velocity: velocity) ?? false
      reading.scaleVelocity = velocity / (isIn ? 0.9 : 1.1)
    case "rotate":
      begun = turn?.begin(around: start, rotation: 0.1, velocity: speed ?? 0.5) ?? false
      reading.rotationVelocity = speed ?? 0.5
    default:
      let velocity =
        speed.map { CGPoint(x: axis.x * $0, y: axis.y * $0) }
        ?? CGPoint(x: way.x * usualSpeed, y: way.y * usualSpeed)
      begun = pan?.begin(at: start, velocity: velocity) ?? false
      reading.velocity = [velocity.x, velocity.y]
    }
    reading.location = location
    (reading.startVelocity, reading.startLocation) = (reading.velocity, reading.location)
    reading.startTurning = [reading.scaleVelocity, reading.rotationVelocity]
    if begun { Report.check("finger \(index) reaches its view", isReached) }
    let isOfView = description?.gestures[index].element.isShifted ?? false
    if isOfView, !isEdge {
      let isWide = Self.places(on: app.window).contains { place in
        !own.bounds.contains(own.convert(place, from: nil)) && recognizer.isReached(at: place)
          && app.window.hitTest(place, with: nil)?.isDescendant(of: own) == false
      }
      Report.check("finger \(index) keeps to its view", !isWide)
    }
    return begun
  }

  /// Points of the window all over a view that is seen, in all views around it: something may lie above a part of it.
  private static func places(on view: UIView) -> [CGPoint] {
    let around = Array(sequence(first: view) { $0.superview })
    if around.contains(where: { $0.alpha < 0.01 || $0.isHidden }) { return [] }
    return (1...9).flatMap { row in
      (1...9).map { column in
        let (x, y) = (CGFloat(column) / 10, CGFloat(row) / 10)
        return view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
      }
    }.filter { place in around.allSatisfy { $0.bounds.contains($0.convert(place, from: nil)) } }
  }

  /// Where it is in the container.
  private var location: [CGFloat] {
    guard let recognizer = app.recognizer(index), let container = app.container else { return [0, 0] }
    let place = recognizer.location(in: container)
    return [place.x, place.y]
  }

  /// Moves to a share of the whole way, counted from where it began, and rests there.
  mutating func move(_ share: CGFloat) {
    move(by: share * (gesture.name == "pinch" && gesture.direction == "in" ? 0.6 : length))
  }

  /// Moves so far along its way, and rests there.
  mutating func move(by amount: CGFloat) {
    (reading.velocity, reading.scaleVelocity, reading.rotationVelocity) = ([0, 0], 0, 0)
    switch gesture.name {
    case "pinch":
      reading.scale = gesture.direction == "in" ? 1 - amount : 1 + amount
      pinch?.move(scale: reading.scale)
    case "rotate":
      reading.rotation = amount
      turn?.move(rotation: amount)
    default:
      reading.translation = [axis.x * amount, axis.y * amount]
      pan?.move(to: CGPoint(x: start.x + axis.x * amount, y: start.y + axis.y * amount))
    }
    reading.location = location
  }

  /// Leaves with a speed along its way.
  mutating func end(speed: CGFloat) {
    switch gesture.name {
    case "pinch":
      reading.scaleVelocity = gesture.direction == "in" ? -speed : speed
      pinch?.end(velocity: reading.scaleVelocity)
    case "rotate":
      reading.rotationVelocity = speed
      turn?.end(velocity: speed)
    default:
      let velocity = CGPoint(x: axis.x * speed, y: axis.y * speed)
      reading.velocity = [velocity.x, velocity.y]
      pan?.end(velocity: velocity)
    }
  }

  /// Leaves, on along its way or back.
  mutating func end(isOn: Bool) { end(speed: isOn ? length : -length) }
}
