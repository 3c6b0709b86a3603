import Foundation

extension CALayer {
  /// Converts a time of another layer to the time of this one. Nil stands for the time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(l?.mediaTime(t) ?? t)
  }

  /// Converts the layer's time to the clock's.
  private func mediaTime(_ t: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (t - timeOffset) / Double(speed) + beginTime
    return parent?.mediaTime(outer) ?? outer
  }

  /// Converts the clock's time to the layer's.
  private func ownTime(_ t: CFTimeInterval) -> CFTimeInterval {
    ((parent?.ownTime(t) ?? t) - beginTime) * Double(speed) + timeOffset
  }

  private var parent: CALayer? { simulated { owner?.superview?.layer ?? superlayer } }

  public func add(_ anim: CAAnimation, forKey key: String?) {
    simulated {
      explicitAnimations.add(anim, key ?? "\(ObjectIdentifier(anim)) \(explicitAnimations.keys.count)")
    }
  }

  public func removeAnimation(forKey key: String) {
    simulated {
      explicitAnimations.remove(key)
      for property in [key, Self.properties[key]].compactMap({ $0 }) { dropBlocks(of: property) }
    }
  }

  /// Removes the animations of animation blocks as well, because UIKit adds them to the layers of views.
  public func removeAllAnimations() {
    simulated {
      explicitAnimations.removeAll()
      dropBlocks(of: nil)
    }
  }

  /// The view's name of each property that has another name in the layer.
  private static let properties = ["opacity": "alpha", "position": "center"]

  @MainActor private func dropBlocks(of property: String?) {
    animations.drop(property, of: self)
    if let owner { owner.animations.drop(property, of: owner) }
  }

  /// The properties that animation blocks are changing, by their names in the layer.
  @MainActor private var keysOfBlocks: [String] {
    let ofView = owner.map { $0.animations.properties(of: $0) } ?? []
    return (animations.properties(of: self) + ofView).map { property in
      Self.properties.first { $0.value == property }?.key ?? property
    }
  }

  /// The animation that was added. UIKit returns a copy.
  public func animation(forKey key: String) -> CAAnimation? {
    simulated { explicitAnimations.animation(key) }
  }

  public func animationKeys() -> [String]? {
    let keys = simulated { Set(explicitAnimations.keys + keysOfBlocks) }
    return keys.isEmpty ? nil : keys.sorted()
  }

  /// The keys of the animations that were added to the layer, without those of animation blocks.
  @_spi(Simulator) @MainActor public var addedAnimationKeys: [String] { explicitAnimations.keys }

  // MARK: Key-value coding

  /// Knows the keys of the shadow only.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "shadowOpacity": return shadowOpacity
    case "shadowRadius": return shadowRadius
    case "shadowOffset": return shadowOffset
    default:
      noteUnknown(key)
      return nil
    }
  }

  /// Knows the keys of the shadow only.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("shadowOpacity", let value as Double): shadowOpacity = Float(value)
    case ("shadowOpacity", let value as CGFloat): shadowOpacity = Float(value)
    case ("shadowOpacity", let value as Float): shadowOpacity = value
    case ("shadowOpacity", let value as Int): shadowOpacity = Float(value)
    case ("shadowRadius", let value as Double): shadowRadius = CGFloat(value)
    case ("shadowRadius", let value as CGFloat): shadowRadius = value
    case ("shadowRadius", let value as Int): shadowRadius = CGFloat(value)
    case ("shadowOffset", let value as CGSize): shadowOffset = value
    default: noteUnknown(key)
    }
  }

  private func noteUnknown(_ key: String) {
    simulated { Simulator.violation("a value of a layer by a key of which this UIKit knows nothing: \(key)") }
  }
}
