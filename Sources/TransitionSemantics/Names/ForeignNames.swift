/// Names that UIKit, SwiftUI, CSS and other animation languages have for what this language calls otherwise.
enum ForeignNames {
  /// How a curve of another language is written here, with a note, when that is more than another name.
  static func curve(_ name: String) -> (note: String, curve: String)? {
    switch name {
    case "ease": ("the `ease` of CSS is `cubic(0.25, 0.1, 0.25, 1)`", "cubic(0.25, 0.1, 0.25, 1)")
    case "bouncy": ("a spring that swings out is `spring(damping: 0.7)`", "spring(damping: 0.7)")
    case "snappy": ("a spring that hardly swings out is `spring(damping: 0.85)`", "spring(damping: 0.85)")
    case "smooth": ("a spring that does not swing out is `spring(damping: 1)`", "spring(damping: 1)")
    default: nil
    }
  }

  /// What a name of another language is called here, or nil.
  static func meant(by name: String) -> String? {
    switch name {
    case "opacity", "transparency", "isVisible", "isHidden", "hidden", "visible": "alpha"
    case "contentOffset": "offset"
    case "isScrollEnabled": "scrollEnabled"
    case "safeAreaInsets": "safeArea"
    case "transform", "zoom", "scaleEffect": "scale"
    case "rotate", "rotationEffect", "angle": "rotation"
    case "translate", "position": "center"
    case "borderRadius", "radius": "cornerRadius"
    case "backgroundColor", "fill": "background"
    case "tintColor": "tint"
    case "inOut", "easeinout": "easeInOut"
    case "bezier", "cubicBezier", "timingCurve": "cubic"
    case "px", "dp", "point", "points", "em": "pt"
    case "sec", "secs", "second", "seconds": "s"
    case "msec", "millis", "milliseconds": "ms"
    case "degree", "degrees", "grad": "deg"
    case "radian", "radians": "rad"
    case "swipe", "drag", "panGesture": "pan"
    case "magnify", "zoomGesture": "pinch"
    case "push", "pop": "navigation"
    case "present", "sheet", "fullScreen": "modal"
    case "scaleAspectFill", "cover": "aspectFill"
    case "scaleAspectFit", "contain": "aspectFit"
    case "scaleToFill", "stretch": "fill"
    case "UIImageView", "imageView", "picture": "image"
    case "UIScrollView", "scrollView": "scroll"
    case "function", "func", "callback", "event": "hook"
    case "mix", "interpolate": "lerp"
    default: nil
    }
  }
}
