@main
enum Transc {
  static func main() {}
}
