import TransitionDiagnostics

extension Explanations {
  /// T0951: what an emitter cannot do.
  static let limits: [Explanation] = [
    Explanation(
      .emitterCannotSay, "an output that cannot say what the spec says",
      idea: """
        The spec is right, and one of the outputs cannot say what it says; the message names the output and what it is. \
        Other outputs can be made all the same, so `transc check` finds nothing and `transc --emit json` writes a timeline. \
        In the example, half a turn out of the plane is one for which UIKit could go either way round.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.rotationY: 180deg -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.rotationY: 170deg -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A UIView takes the shorter way between two transforms, and of half a turn there is none. By hand the view turns \
        left on one device and right on another, for a difference in the last digit of a sine.
        """)
  ]
}
