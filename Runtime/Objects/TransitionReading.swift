import UIKit

/// Something with properties that can be read: an object as it is now, as it was found, or as it was when a gesture began.
@MainActor protocol TransitionReadable {
  func read(_ kind: TransitionPropertyKind) -> TransitionAmount
  var safeArea: UIEdgeInsets { get }
  var imageSize: CGSize { get }
}

/// Lengths are in points in the container's coordinates, without transforms; angles in radians.
extension TransitionReadable {
  var frame: CGRect { CGRect(read(.frame)) }
  var center: CGPoint { CGPoint(read(.center)) }
  var size: CGSize { CGSize(read(.size)) }
  var x: CGFloat { read(.x)[0] }
  var y: CGFloat { read(.y)[0] }
  var width: CGFloat { read(.width)[0] }
  var height: CGFloat { read(.height)[0] }
  var bottom: CGFloat { read(.bottom)[0] }
  var trailing: CGFloat { read(.trailing)[0] }
  var centerX: CGFloat { read(.centerX)[0] }
  var centerY: CGFloat { read(.centerY)[0] }
  var scale: CGFloat { read(.scale)[0] }
  var scaleX: CGFloat { read(.scaleX)[0] }
  var scaleY: CGFloat { read(.scaleY)[0] }
  var rotation: CGFloat { read(.rotation)[0] }
  var rotationX: CGFloat { read(.rotationX)[0] }
  var rotationY: CGFloat { read(.rotationY)[0] }
  var perspective: CGFloat { read(.perspective)[0] }
  var translation: CGPoint { CGPoint(read(.translation)) }
  var alpha: CGFloat { read(.alpha)[0] }
  var dim: CGFloat { read(.dim)[0] }
  var blur: CGFloat { read(.blur)[0] }
  var cornerRadius: CGFloat { read(.cornerRadius)[0] }
  var borderWidth: CGFloat { read(.borderWidth)[0] }
  var shadowOpacity: CGFloat { read(.shadowOpacity)[0] }
  var shadowRadius: CGFloat { read(.shadowRadius)[0] }
  var shadowOffset: CGPoint { CGPoint(read(.shadowOffset)) }
  var background: UIColor? { UIColor?(read(.background)) }
  var tint: UIColor? { UIColor?(read(.tint)) }
  var borderColor: UIColor? { UIColor?(read(.borderColor)) }
  var anchor: CGPoint { CGPoint(read(.anchor)) }
  var offset: CGPoint { CGPoint(read(.offset)) }
  var scrollEnabled: Bool { read(.scrollEnabled)[0] != 0 }
  var clipsToBounds: Bool { read(.clipsToBounds)[0] != 0 }
}

/// An object at an earlier time.
@MainActor struct TransitionReading: TransitionReadable {
  let element: TransitionElement
  let isFound: Bool

  func read(_ kind: TransitionPropertyKind) -> TransitionAmount {
    let description: TransitionDescription = element.description
    if isFound, !kind.isOfFrame, !description.isPress { return description.storage.found(element, kind) }
    if !isFound, let beginning = description.beginning { return element.read(kind, in: beginning) }
    return element.layout(kind)
  }

  var safeArea: UIEdgeInsets { element.safeArea }
  var imageSize: CGSize { element.imageSize }
}

/// A value that a screen hands over: it is read once, when a direction starts.
@MainActor final class TransitionHandedValue<Value> {
  private unowned let description: TransitionDescription
  private let number: Int
  private let read: () -> Value
  private var isKept: Bool = false

  init(_ description: TransitionDescription, _ number: Int, _ read: @escaping () -> Value) {
    (self.description, self.number, self.read) = (description, number, read)
  }

  var value: Value {
    let keeps: Bool = description.isFrozen ? isKept : description.keepsValues
    if keeps, let value = description.storage.handed[number] as? Value { return value }
    let value: Value = read()
    if description.isFrozen || description.keepsValues { description.storage.handed[number] = value }
    isKept = description.isFrozen
    return value
  }
}
