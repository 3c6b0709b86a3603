import Foundation

/// Linear equations, each of which is taken in if those before it leave room for it.
struct LinearSystem {
  /// A sum of variables with coefficients, and a constant.
  struct Form {
    var coefficients: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ index: Int) -> Form { Form(coefficients: [index: 1]) }

    static func + (left: Form, right: Form) -> Form {
      Form(
        coefficients: left.coefficients.merging(right.coefficients, uniquingKeysWith: +),
        constant: left.constant + right.constant)
    }

    static func + (left: Form, right: Double) -> Form { left + Form(constant: right) }

    static func * (left: Form, right: Double) -> Form {
      Form(coefficients: left.coefficients.mapValues { $0 * right }, constant: left.constant * right)
    }
  }

  private static let tolerance = 1e-7
  /// Each variable that is expressed by others, and how.
  private var rows: [Int: Form] = [:]

  /// A form without the variables that are expressed by others.
  func reduced(_ form: Form) -> Form {
    var result = Form(constant: form.constant)
    for (variable, coefficient) in form.coefficients {
      result = result + (rows[variable] ?? .variable(variable)) * coefficient
    }
    result.coefficients = result.coefficients.filter { abs($0.value) > Self.tolerance }
    return result
  }

  /// Takes in that a form is 0.
  /// - Returns: Whether it can be.
  @discardableResult mutating func require(_ form: Form) -> Bool {
    let rest = reduced(form)
    // The same variable each time, whatever the order of a dictionary.
    guard let pivot = rest.coefficients.keys.max(), let divisor = rest.coefficients[pivot] else {
      return abs(rest.constant) < 1e-4
    }
    var solved = rest * (-1 / divisor)
    solved.coefficients[pivot] = nil
    for (variable, row) in rows {
      guard let coefficient = row.coefficients[pivot] else { continue }
      var others = row
      others.coefficients[pivot] = nil
      rows[variable] = others + solved * coefficient
    }
    rows[pivot] = solved
    return true
  }

  /// What a form is; free variables are 0.
  func value(_ form: Form) -> Double { reduced(form).constant }
}
