import Foundation

/// A system of linear equations. An equation is added only if it does not contradict the earlier ones.
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
  /// The variables that are expressed by other variables, with their forms.
  private var rows: [Int: Form] = [:]

  /// Replaces the variables that are expressed by others.
  func reduced(_ form: Form) -> Form {
    var result = Form(constant: form.constant)
    for (variable, coefficient) in form.coefficients {
      result = result + (rows[variable] ?? .variable(variable)) * coefficient
    }
    result.coefficients = result.coefficients.filter { abs($0.value) > Self.tolerance }
    return result
  }

  /// Adds the equation that a form is 0.
  /// - Returns: Whether the equation does not contradict the earlier ones.
  @discardableResult mutating func require(_ form: Form) -> Bool {
    let rest = reduced(form)
    // Chooses the same variable each time, whatever the order of the dictionary.
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

  /// The value of a form. Free variables count as 0.
  func value(_ form: Form) -> Double { reduced(form).constant }
}
