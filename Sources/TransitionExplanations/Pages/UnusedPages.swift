import TransitionDiagnostics

extension Explanations {
  /// T0118, T0119 and T0328: what nothing uses, and what does nothing.
  static let unused: [Explanation] = [
    Explanation(
      .unusedDeclaration, "a declaration that nothing uses",
      idea: """
        Nothing in the transition uses this view, value, hook, state or parameter. The generated protocol still \
        requires what a screen hands over, so the app has to provide it. A `sample` does not count as a use. \
        A `pan` uses the `scroll` and `collection` views of its screen, because T0413 asks which of the two gets the \
        finger. Use \
        the declaration, or remove it.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { willStart, didEnd: hook }
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          call grid.willStart at start
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { willStart, didEnd: hook }
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          call grid.willStart at start
          call grid.didEnd at end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A hook that is declared and never called looks as if it were: the `didEnd` of the app, which shows the \
        hidden cell again, is written, compiled and never run.
        """),
    Explanation(
      .tooManyUses, "motions that use each other too often",
      idea: """
        The compiler checks a motion at each use as if its members were written there, and so the motions that it \
        uses. One transition has at most 1000 such uses. If each motion uses the one before it several times, the uses \
        multiply: put what they share into one motion.
        """,
      failing: """
        motion a() {
        }
        motion b() {
          use a()
          use a()
          use a()
          use a()
        }
        motion c() {
          use b()
          use b()
          use b()
          use b()
        }
        motion d() {
          use c()
          use c()
          use c()
          use c()
        }
        motion e() {
          use d()
          use d()
          use d()
          use d()
        }
        motion f() {
          use e()
          use e()
          use e()
          use e()
        }

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          use f()
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        motion a() {
        }
        motion b() {
          use a()
          use a()
          use a()
          use a()
        }
        motion c() {
          use b()
          use b()
          use b()
          use b()
        }
        motion d() {
          use c()
          use c()
          use c()
          use c()
        }
        motion e() {
          use d()
          use d()
          use d()
          use d()
        }
        motion f() {
          use e()
        }

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          use f()
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Twenty lines can stand for a million members. A compiler that writes them all out fills the memory of the \
        build server, and does not name the line.
        """),
    Explanation(
      .unusedSample, "a sample without effect",
      idea: """
        A line of `sample` gives a value to something that no track, condition or place of the transition reads. Often \
        its name is an old one, and the view of that name now has no sample. The frames of the container and of the \
        screens are always read. A frame or a shared element without size has no effect either, nor does a view entirely \
        outside the container or its clip. The same holds if a `place` or another line of the sample gives the frame \
        another value.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image, title: label }
          to   viewer
          forward 300ms easeOut
          animate grid.cell.scale: 1 -> 0.9
          animate viewer.alpha: 0    -> 1
          hide grid.title
          sample {
            grid.title.alpha = 0.5
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image, title: label }
          to   viewer
          forward 300ms easeOut
          animate grid.cell.scale: 1 -> 0.9
          animate viewer.alpha: 0    -> 1
          hide grid.title
          sample {
            grid.cell = rect(16pt, 120pt, 120pt, 120pt)
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Previews and sampled timelines use the sample. If nothing reads a line, they show the default geometry, \
        and somebody looks for the bug in the transition.
        """),
    Explanation(
      .withoutEffect, "a member without effect",
      idea: """
        This member changes nothing, or it changes a value by so little or so much that it cannot be intended. The \
        message says why. In the example, a track from 1 to 1 leaves the scale at 1. An anchor has no effect where \
        nothing scales or rotates. A shadow radius has none without a shadow opacity, a touch has none outside the \
        screen or the display, and motion has none while its object is invisible or covered. A driven position hardly \
        follows the finger if it moves less than 3 % of the finger's way, and less than 4 pt from one side of a phone \
        to the other. Correct the member, or remove it.
        """,
      failing: """
        transition Fade {
          style modal
          from list
          to   detail
          forward 300ms easeOut
          animate detail.alpha: 0 -> 1
          animate detail.scale: 1 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Fade {
          style modal
          from list
          to   detail
          forward 300ms easeOut
          animate detail.alpha: 0   -> 1
          animate detail.scale: 0.9 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A review approves the line that hides a cell during the way back. The system plays the way back, so the \
        cell stays visible, and nobody suspects a line that says the opposite.
        """),
  ]
}
