import TransitionDiagnostics

extension Explanations {
  /// T0118 and T0119: what nothing uses.
  static let unused: [Explanation] = [
    Explanation(
      .unusedDeclaration, "something handed over or declared that nothing uses",
      idea: """
        Nothing in the transition names this view, value, hook, state or parameter. What a screen hands over is a \
        requirement of the generated protocol, so the app has to provide it all the same. Only `sample` does not \
        count as a use. Use it, or take it out.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { willStart, didEnd: hook }
          to viewer
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
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          call grid.willStart at start
          call grid.didEnd at end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A hook that is declared and never called looks as if it were: the app's `didEnd`, which shows the hidden \
        cell again, is written, compiled and never run.
        """),
    Explanation(
      .unusedSample, "a sample of what the transition never reads",
      idea: """
        A line of `sample` gives a value to something that no track, no condition and no place of the transition \
        reads. Frames of the container and of the screens are always read, because other geometry is derived from \
        them. Most often the name is an old one, and the view that is meant now has no sample.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image; title: label }
          to viewer
          forward 300ms easeOut
          animate grid.cell.scale: 1 -> 0.9
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
          from grid { cell: image; title: label }
          to viewer
          forward 300ms easeOut
          animate grid.cell.scale: 1 -> 0.9
          hide grid.title
          sample {
            grid.cell = rect(16pt, 120pt, 120pt, 120pt)
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Previews and sampled timelines are made from the sample. With a line that nothing reads they show the \
        default geometry, and somebody looks for the bug in the transition.
        """),
  ]
}
