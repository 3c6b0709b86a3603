import TransitionDiagnostics

extension Explanations {
  /// T0113–T0117: other files, and the version of the language.
  static let files: [Explanation] = [
    Explanation(
      .importNotFound, "an import that cannot be read",
      idea: """
        The file that an `import` names cannot be read; the message says why. The path is relative to the file in which it \
        is, with `/` on every system.
        """,
      failing: """
        import "Motions.transition"

        transition Photo {
          style navigation
          from grid
          to viewer
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
          to viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A build that silently goes on without a file has different curves on two machines.
        """),
    Explanation(
      .importOutside, "an import that leaves its folder",
      idea: """
        Imports stay in the working directory when the spec lies below it, by whatever path that is named, and else in the \
        folder of the spec. This path leads out of that, or begins at the root of the file system. Run `transc` in a folder that \
        both files are in.
        """,
      failing: """
        import "../../Motion.transition"

        transition Photo {
          style navigation
          from grid
          to viewer
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
          to viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A spec that reads files anywhere on a machine compiles on that machine only, and a build that trusts it can be made \
        to read what it should not.
        """),
    Explanation(
      .importCircle, "a file that imports itself",
      idea: """
        A file imports itself, directly or through others. What two files share belongs into a third one.
        """,
      failing: """
        import "photo.transition"

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Two files that need each other can only be understood, and changed, together.
        """),
    Explanation(
      .importHasErrors, "an import of a file that is wrong",
      idea: """
        The imported file has errors; the first of them are reported with their places. Check that file by itself to see all. \
        What is wrong only with how a motion is used is reported where that is.
        """,
      failing: """
        import "Broken.transition"

        transition Photo {
          style navigation
          from grid
          to viewer
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
          to viewer
          forward glide
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A mistake in a file that everybody imports, reported in each of their builds as something else.
        """),
    Explanation(
      .unknownLanguageVersion, "a version of the language that is not known",
      idea: """
        The line `language 1` says in which version of the language a file is written. This compiler knows version 1. A file \
        of a later version needs a later compiler.
        """,
      failing: """
        language 2

        transition Photo {
          style navigation
          from grid
          to viewer
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
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A compiler that reads what it does not know as if it did gives an app that moves otherwise than its author has seen.
        """),
  ]
}
