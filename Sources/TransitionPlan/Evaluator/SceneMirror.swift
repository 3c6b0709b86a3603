extension GestureScript {
  /// The script with every finger mirrored at the middle of a container: the gestures of readers from right to left, seen from left to
  /// right.
  /// - Parameter width: The container's width, in points.
  public func mirrored(in width: Double) -> GestureScript {
    var script = self
    for index in script.points.indices {
      script.points[index].location.x = width - points[index].location.x
      script.points[index].rotation = -points[index].rotation
    }
    return script
  }
}

extension Scene {
  /// The scene as readers from right to left see it: everything mirrored at the middle of the container.
  ///
  /// It is their view of a transition that `isDirectional`. Frames are mirrored, displacements and rotations that depend on x change their
  /// sign, places within a view are measured from the other side. Contents are not mirrored.
  public var mirrored: Scene {
    let width = frame(of: .container).width
    func flipped(_ rect: Rect) -> Rect {
      Rect(x: width - rect.right, y: rect.y, width: rect.width, height: rect.height)
    }
    return mapped { subject, rect in
      subject == .container ? rect : flipped(rect)
    } values: { property, value in
      switch (property, value) {
      case (.clip, .rect(let rect)): .rect(flipped(rect))
      case (.translation, .vector(let vector)), (.shadowOffset, .vector(let vector)):
        .vector(Vector(x: -vector.x, y: vector.y))
      case (.anchor, .vector(let vector)): .vector(Vector(x: 1 - vector.x, y: vector.y))
      case (.rotation, .number(let angle)), (.rotationY, .number(let angle)): .number(-angle)
      case (.safeArea, .insets(let insets)):
        .insets(Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left))
      default: value
      }
    }
  }
}
