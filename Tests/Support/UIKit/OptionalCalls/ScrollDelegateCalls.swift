import Foundation

// Calls with a question mark to delegates of scroll views; see `GestureDelegateCalls`.

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  public var scrollViewWillEndDragging: ScrollEndCall? { ScrollEndCall(delegate: self) }
  public var scrollViewDidEndDragging: ScrollEndedCall? { ScrollEndedCall(delegate: self) }
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  public var viewForZooming: ZoomedViewCall? { ZoomedViewCall(delegate: self) }
}

/// A call of `scrollViewWillEndDragging`.
@preconcurrency @MainActor public struct ScrollEndCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// A call of `scrollViewDidEndDragging`.
@preconcurrency @MainActor public struct ScrollEndedCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// A call of `viewForZooming`.
@preconcurrency @MainActor public struct ZoomedViewCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

extension UICollectionViewDelegate {
  public var collectionView: CollectionDelegateCalls? { CollectionDelegateCalls(delegate: self) }
}

/// The methods of a collection's delegate that are named `collectionView`.
@preconcurrency @MainActor public struct CollectionDelegateCalls {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(_ collection: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate.collectionView(collection, didSelectItemAt: indexPath)
  }
}
