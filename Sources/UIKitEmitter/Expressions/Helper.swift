/// A function that a generated file brings with it; its name follows the transition's.
enum Helper: String, CaseIterable {
  case map = "Map"
  case aspectFit = "AspectFit"
  case aspectFill = "AspectFill"
  case divide = "Divide"
}
