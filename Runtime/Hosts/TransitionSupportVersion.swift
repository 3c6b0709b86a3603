/// The version of this file. A generated file names it in its last line, so that files of different versions do not compile
/// together.
enum TransitionSupportVersion_0_1_0 { case matches }
