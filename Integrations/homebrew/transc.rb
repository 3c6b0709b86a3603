# A formula for a tap of your own. Scripts/package-release writes it with the version and the checksum of the release.
class Transc < Formula
  desc "Compiler for declarative iOS screen transitions"
  homepage "https://example.com/transc"
  url "https://example.com/transc-0.1.0-source.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on xcode: ["16.3", :build]
  uses_from_macos "swift" => :build

  def install
    # SwiftPM cannot open its sandbox inside of Homebrew's.
    ENV["TRANSC_BUILD_OPTIONS"] = "--disable-sandbox"
    system "Scripts/build-release", "dist"
    bin.install "dist/transc"
    system "Scripts/shell-files", bin/"transc", share
  end

  test do
    assert_match "transc #{version}", shell_output("#{bin}/transc --version")
    system bin/"transc", "init"
    system bin/"transc", "check", "-Werror", "."
  end
end
