/// Names that UIKit, SwiftUI, CSS and other animation languages have for what this language calls otherwise.
enum ForeignNames {
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
    case "ease", "inOut", "easeinout": "easeInOut"
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
