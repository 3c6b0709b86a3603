# Runs a formula as Homebrew does, as far as this formula goes: `install` in the unpacked source, and its test.
#
#   ruby formula.rb FORMULA ARCHIVE FOLDER
require "digest"
require "fileutils"
require "open3"
require "pathname"

class Pathname
  def install(*files)
    mkpath
    files.each { |file| FileUtils.cp(file, self) }
  end
end

class Formula
  class << self
    attr_reader :stated, :tested
    %i[desc homepage url sha256 license depends_on uses_from_macos].each do |name|
      define_method(name) { |*values| (@stated ||= {})[name] = values.first }
    end
    def test(&block) = @tested = block
  end

  def initialize(prefix) = @prefix = Pathname(prefix)
  def bin = @prefix/"bin"
  def share = @prefix/"share"
  def version = self.class.stated[:url][/-(\d+(?:\.\d+)+)-/, 1]
  def system(*command) = Kernel.system(*command.map(&:to_s)) || abort("#{command.join(" ")} has failed")
  def shell_output(command) = Open3.capture2(command).first
  def assert_match(text, output) = output.include?(text) || abort("`#{text}` is not in `#{output}`")
  def test_it = instance_exec(&self.class.tested)
end

formula, archive, folder = ARGV.map { |path| File.expand_path(path) }
load formula
stated = Transc.stated
abort "something is not stated" unless (%i[desc homepage url sha256 license] - stated.keys).empty?
# What `brew audit` says of these.
abort "desc" if stated[:desc].size > 80 || stated[:desc] =~ /\A(An?|The) |\.\z|transc/
abort "the checksum is not that of the archive" unless stated[:sha256] == Digest::SHA256.file(archive).hexdigest
abort "the archive has another name" unless File.basename(stated[:url]) == File.basename(archive)
%w[source test].each { |name| FileUtils.mkdir_p("#{folder}/#{name}") }
Kernel.system("tar", "-xf", archive, "-C", "#{folder}/source", "--strip-components", "1") || abort("tar")
transc = Transc.new("#{folder}/prefix")
Dir.chdir("#{folder}/source") { transc.install }
Dir.chdir("#{folder}/test") { transc.test_it }
