"""Where the executable comes from, for apps that use modules."""

load("@bazel_tools//tools/build_defs/repo:http.bzl", "http_archive")

def _transc(module_ctx):
    for module in module_ctx.modules:
        # The app says it, and no module between.
        if module.is_root:
            for release in module.tags.release:
                http_archive(
                    name = "transc",
                    build_file = Label("//:transc.BUILD"),
                    sha256 = release.sha256,
                    strip_prefix = release.strip_prefix,
                    url = release.url,
                )

transc = module_extension(
    implementation = _transc,
    tag_classes = {
        "release": tag_class(
            attrs = {
                "sha256": attr.string(mandatory = True, doc = "The line of the archive in SHA256SUMS."),
                "strip_prefix": attr.string(mandatory = True, doc = "The name of the archive without its ending."),
                "url": attr.string(mandatory = True, doc = "Where the archive is."),
            },
            doc = "An unpacked release, whose executable the rules run.",
        ),
    },
)
