import Testing

@testable import TranscDriver

@Suite struct PathTests {
  @Test(arguments: [
    ("a.transition", "a.transition", "a", "."), ("/a", "a", "a", "/"), ("x/y.b.c", "y.b.c", "y.b", "x"),
    (".hidden", ".hidden", ".hidden", "."), ("x/.h.t", ".h.t", ".h", "x"), ("x/", "", "", "x"),
    ("写真.transition", "写真.transition", "写真", "."), ("/x/y/z", "z", "z", "/x/y"),
  ])
  func parts(_ path: String, _ name: String, _ stem: String, _ parent: String) {
    #expect(Path(path).lastComponent == Path(name))
    #expect(Path(path).stem == Path(stem))
    #expect(Path(path).parent == Path(parent))
  }

  @Test func joining() {
    #expect(Path("a").appending(Path("b")) == Path("a/b"))
    #expect(Path("a/").appending(Path("b")) == Path("a/b"))
    #expect(Path("/").appending(Path("b")) == Path("/b"))
    #expect(Path("a//").withoutTrailingSlashes == Path("a"))
    #expect(Path("/").withoutTrailingSlashes == Path("/"))
    #expect(Path(bytes: [0x61, 0xFF]).text == "a\u{FFFD}")
  }
}
