extension Double {
  /// The sum, the difference or the quotient that it is, without what floating-point numbers add to that.
  var plain: Double { (self * 1e9).rounded() / 1e9 }
}
