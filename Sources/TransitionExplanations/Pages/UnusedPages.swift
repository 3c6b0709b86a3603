import TransitionDiagnostics

extension Explanations {
  /// T0118, T0119 and T0328: what nothing uses, and what does nothing.
  static let unused: [Explanation] = [
    Explanation(
      .unusedDeclaration, "something handed over or declared that nothing uses",
      idea: """
        Nothing in the transition names this view, value, hook, state or parameter. What a screen hands over is a \
        requirement of the generated protocol, so the app has to provide it all the same. Only `sample` does not \
        count as a use. A `scroll` or `collection` of a transition with a `pan` is used by that: T0413 asks who takes the \
        finger. Use what is reported, or take it out.
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
      .tooManyUses, "motions that use each other too often",
      idea: """
        A motion is checked where it is used, as if its members were there, and so are those of the motions that it \
        uses. One transition uses at most 1000, counted so. Motions of which each uses the one before it several times \
        multiply: say once what they have in common.
        """,
      failing: """
        motion a() { }
        motion b() { use a(); use a(); use a(); use a(); use a() }
        motion c() { use b(); use b(); use b(); use b(); use b() }
        motion d() { use c(); use c(); use c(); use c(); use c() }
        motion e() { use d(); use d(); use d(); use d(); use d() }
        motion f() { use e(); use e(); use e(); use e(); use e() }

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          use f()
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        motion a() { }
        motion b() { use a(); use a(); use a(); use a(); use a() }
        motion c() { use b(); use b(); use b(); use b(); use b() }
        motion d() { use c(); use c(); use c(); use c(); use c() }
        motion e() { use d(); use d(); use d(); use d(); use d() }
        motion f() { use e() }

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          use f()
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Twenty lines can say a million members. A compiler that writes them all out fills the memory of the build server, \
        and says nothing of the line at fault.
        """),
    Explanation(
      .unusedSample, "a sample that shows nothing",
      idea: """
        A line of `sample` gives a value to something that no track, no condition and no place of the transition \
        reads. Most often the name is an old one, and the view that is meant now has no sample. The frames of the container and \
        of the screens are always read. A frame or a picture without size shows nothing either, nor does a view wholly outside the container or its clip; \
        and a sample counts for nothing where a `place` or another line of the sample gives the same frame another value.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image; title: label }
          to viewer
          forward 300ms easeOut
          animate grid.cell.scale: 1 -> 0.9
          animate viewer.alpha: 0 -> 1
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
          animate viewer.alpha: 0 -> 1
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
    Explanation(
      .withoutEffect, "a member without effect",
      idea: """
        This is written as if something happens, but nothing does, or so little or so much that it cannot be meant. The message \
        says why. Here the screen has a scale of 1 with and without a track from 1 to 1. Either something else was meant, or the \
        line can be removed.
        """,
      failing: """
        transition Fade {
          style modal
          from list
          to detail
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
          to detail
          forward 300ms easeOut
          animate detail.alpha: 0 -> 1
          animate detail.scale: 0.9 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A review approves the line that hides a cell during the way back. The way back is the system's, the cell stays in sight, and \
        nobody looks for the reason in a line that plainly says so.
        """),
  ]
}
