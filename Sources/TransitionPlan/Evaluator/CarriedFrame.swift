/// Where a view is that goes along with its screen: it stays where it is in the screen.
package struct CarriedFrame {
  private let rest: Screen
  private let now: Screen

  /// A screen at a moment.
  private struct Screen {
    let scale: Double
    /// What it is scaled about, in itself and in the container.
    let inner: Point
    let outer: Point

    /// Nil where it is turned, or has a scale of its own along each axis: its views then have no frame in the container.
    init?(_ side: Side, in scene: Scene) {
      func value(_ property: Property) -> Value { scene.value(of: .screen(side), property) }
      let turns: [Property] = [.rotation, .rotationX, .rotationY]
      guard turns.allSatisfy({ value($0).number == 0 }), value(.scaleX).number == 1,
        value(.scaleY).number == 1, case .vector(let anchor) = value(.anchor),
        case .vector(let way) = value(.translation)
      else { return nil }
      let frame = scene.frame(of: .screen(side))
      scale = value(.scale).number
      inner = Point(x: frame.width * anchor.x, y: frame.height * anchor.y)
      outer = Point(x: frame.x + inner.x + way.x, y: frame.y + inner.y + way.y)
    }
  }

  /// - Parameters:
  ///   - side: The screen of the view.
  ///   - rest: Where the screen is at its own rest.
  ///   - now: Where it is.
  package init?(in side: Side, rest: Scene, now: Scene) {
    guard let rest = Screen(side, in: rest), let now = Screen(side, in: now), rest.scale != 0 else {
      return nil
    }
    (self.rest, self.now) = (rest, now)
  }

  /// The frame of a view that has another one while its screen rests.
  package func callAsFunction(_ frame: Rect) -> Rect {
    let share = now.scale / rest.scale
    func carried(_ place: Double, _ part: (Point) -> Double) -> Double {
      let inside = (place - part(rest.outer)) / rest.scale + part(rest.inner)
      return (inside - part(now.inner)) * now.scale + part(now.outer)
    }
    return Rect(
      x: carried(frame.x) { $0.x }, y: carried(frame.y) { $0.y }, width: frame.width * share,
      height: frame.height * share)
  }
}

extension Rect {
  /// Gives an axis a part of another rect: its length, or a position, which moves it.
  mutating func keep(_ part: Property.AxisPart, of other: Rect, on axis: Axis) {
    let (low, length) = axis == .horizontal ? (other.x, other.width) : (other.y, other.height)
    let own = size.length(along: axis)
    let place: Double? =
      switch part {
      case .minimum: low
      case .middle: low + (length - own) / 2
      case .maximum: low + length - own
      case .length: nil
      }
    switch (place, axis) {
    case (let place?, .horizontal): x = place
    case (let place?, .vertical): y = place
    case (nil, .horizontal): (x, width) = (x + (own - length) / 2, length)
    case (nil, .vertical): (y, height) = (y + (own - length) / 2, length)
    }
  }
}
