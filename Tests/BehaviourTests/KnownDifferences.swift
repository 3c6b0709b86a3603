#if os(Linux)
  /// What the runtime does otherwise than a scenario asks, and why: each is an open fault. A check that is listed here and
  /// succeeds fails its test, so that the list has only what is still wrong.
  enum KnownDifferences {
    private static let leftAlone =
      "what UIKit leaves alone when the size changes in the middle is not laid out at the end"

    /// Reasons by a scenario and the first words of its checks, as in "scenario: check".
    static let checks: [String: String] = [
      "mini-player: a screen behind it that is no home: the cover is no darker than it says":
        "without the from screen there is no cover",
      "addedPush: another size: above the page":
        "what the spec adds above a page is not laid out anew in the middle",
      "framedPush: left otherwise, another size: popped at once: hierarchy":
        "the bounds that a screen has had are not given back after another size",
      "resized: another size, left alone, from left to right": leftAlone,
      "resized: another size, left alone, from right to left": leftAlone,
      "shells: a sheet, reduced motion, and a view is withheld, in a tab: ":
        "a standing tab bar counts as gone where a view is withheld",
    ]

    /// Reasons by a spec of the matrix.
    static let matrix: [String: String] = [
      "zoom-modal": leftAlone, "grip": leftAlone,
      "grab": "a grasp that is let go early may swing past its end by a tenth of its way",
    ]

    /// The entry that a failed check belongs to.
    static func entry(of name: String) -> String? { checks.keys.first { name.hasPrefix($0) } }
  }
#endif
