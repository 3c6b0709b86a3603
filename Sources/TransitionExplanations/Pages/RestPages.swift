import TransitionDiagnostics

extension Explanations {
  /// T0501 and T0505: what is left behind.
  static let rests: [Explanation] = [
    Explanation(
      .restNotFound, "a bar or the from screen that does not rest as it was found",
      idea: """
        The first value of a track is the one at rest in the from screen. Bars and the from screen are there before the \
        transition, with values of their own: an alpha and a scale of 1, no rotation and no translation. A track that says \
        otherwise leaves them changed after a cancel, and after the way back. What fades away on the way there begins at 1: \
        `animate tabBar.alpha: 1 -> 0`. Where an app has values of its own, `_` is the value that is found.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The tab bar of the whole app is invisible after somebody has gone back once, and stays so until the app is started \
        again.
        """),
    Explanation(
      .chromeNotFound, "a bar that begins with a value which is a guess",
      idea: """
        The first value of a track is the one that a bar has before the transition, and it is given back. Colours, \
        corners and shadows of bars are each app's own, and may differ from screen to screen, so a constant is a \
        guess. `_` is the value that is found. What every bar has at rest, an alpha of 1 or no border, is no guess: \
        `animate tabBar.alpha: 1 -> 0` stays as it is.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate navigationBar.background: #FFFFFF -> #000000
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate navigationBar.background: _ -> #000000
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The bar is white in the designer's file and grey in the dark. On the way back it turns white, and stays so \
        on every screen of the navigation controller.
        """),
  ]
}
