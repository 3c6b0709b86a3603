import TransitionDiagnostics

extension Explanations {
  /// T0113–T0117: other files, and the version of the language.
  static let files: [Explanation] = [
    Explanation(
      .importNotFound, "an import that cannot be read",
      idea: """
        The compiler cannot read the file of this `import`. The message says why. The path is relative to the \
        importing file, with `/` on every system.
        """,
      failing: """
        import "Motions.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        import "Motion.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If a build silently continued without the file, two machines would play different curves.
        """),
    Explanation(
      .importOutside, "an import that leaves its folder",
      idea: """
        An imported file must be in the folder that `--root` names. Without `--root`, it must be in the working \
        directory if the spec is there, and otherwise in the folder of the spec. This path leads out of that folder, \
        or is absolute. Run `transc` in a folder that contains both files, or name that folder with `--root`.
        """,
      failing: """
        import "../../Motion.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        import "Motion.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A spec that reads any file of a machine compiles only on that machine. It could also make a build read \
        files that it should not.
        """),
    Explanation(
      .importCircle, "a file that imports itself",
      idea: """
        A file imports itself, directly or through others. Move what two files share into a third one.
        """,
      failing: """
        import "photo.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Two files that import each other can only be understood and changed together.
        """),
    Explanation(
      .importHasErrors, "an import of a file with errors",
      idea: """
        The imported file has errors. The first of them are listed with their places. Check that file by itself to \
        see all of them. An error in the use of a motion is reported at the use.
        """,
      failing: """
        import "Broken.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        import "Motion.transition"

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Otherwise a mistake in a shared file would appear in the build of each importing file as a different \
        error.
        """),
    Explanation(
      .unknownLanguageVersion, "an unknown version of the language",
      idea: """
        The line `language 1` gives the version of the language in which a file is written. This compiler knows \
        version 1. A file of a later version needs a later compiler.
        """,
      failing: """
        language 2

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        language 1

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If a compiler accepted a version that it does not know, the app would move differently from what its \
        author has seen.
        """),
  ]
}
