extension Evaluator {
  /// Whether a shared element can fly: each of its ends lies at least partly inside its clip. Without a picture that can, `fallback` plays.
  /// - Parameter index: An index into `Transition.shared`.
  public func canFly(_ index: Int) -> Bool {
    Side.allCases.allSatisfy { side in
      let rest = restState(at: side)
      guard case .rect(let frame) = rest.value(of: .shared(index), .frame),
        case .rect(let clip) = rest.value(of: .shared(index), .clip)
      else { return true }
      return frame.right > clip.x && frame.x < clip.right && frame.bottom > clip.y && frame.y < clip.bottom
    }
  }
}
