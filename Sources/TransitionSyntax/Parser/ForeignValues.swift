/// Values that have names in Swift, and literals in this language.
public enum ForeignValues {
  /// The notation of a value in this language, with a note on its kind; nil for an unknown name.
  ///
  /// The colours are those of UIKit: https://developer.apple.com/documentation/uikit/uicolor.
  public static func value(named name: String) -> (text: String, note: String)? {
    if let color = color(named: name) { return (color, "a colour is written `#RRGGBB` or `#RRGGBBAA`") }
    switch name {
    case "zero": return ("0", "a `0` fits every dimension; points and sizes are written out: `point(0, 0)`")
    case "pi": return ("180deg", "an angle is written with its unit, `deg`, `rad` or `turn`")
    default: return nil
    }
  }

  private static func color(named name: String) -> String? {
    switch name {
    case "clear": "#00000000"
    case "black": "#000000"
    case "darkGray": "#555555"
    case "gray": "#808080"
    case "lightGray": "#AAAAAA"
    case "white": "#FFFFFF"
    case "red": "#FF0000"
    case "green": "#00FF00"
    case "blue": "#0000FF"
    case "cyan": "#00FFFF"
    case "yellow": "#FFFF00"
    case "magenta": "#FF00FF"
    case "orange": "#FF8000"
    case "purple": "#800080"
    case "brown": "#996633"
    default: nil
    }
  }
}
