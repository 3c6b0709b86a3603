"""Rules for specs: one action a file, which sees the file and what it is said to import, and nothing else."""

TransitionInfo = provider("Specs that others import.", fields = {"files": "The specs, and those that they import."})

def _imported(ctx):
    return depset(transitive = [dep[TransitionInfo].files for dep in ctx.attr.deps])

def _transition_library(ctx):
    files = depset(ctx.files.srcs, transitive = [_imported(ctx)])
    return [DefaultInfo(files = files), TransitionInfo(files = files)]

_DEPS = attr.label_list(providers = [TransitionInfo], doc = "What the specs import: transition_library targets.")
_SRCS = attr.label_list(allow_files = [".transition"], allow_empty = False, mandatory = True, doc = "The specs.")
_TRANSC = attr.label(
    default = "@transc//:transc",
    executable = True,
    allow_single_file = True,
    cfg = "exec",
    doc = "The executable.",
)

transition_library = rule(
    _transition_library,
    attrs = {"srcs": _SRCS, "deps": _DEPS},
    doc = "Specs that others import.",
)

def _compile(ctx, extension, options, files = []):
    """Makes one output of each spec."""
    outputs = []
    for src in ctx.files.srcs:
        # The path below its package in one name: Swift compiles no two files of one name.
        name = src.owner.name.replace("/", "-") if src.is_source else src.basename
        output = ctx.actions.declare_file("%s/%s.%s" % (ctx.label.name, name, extension))
        arguments = ctx.actions.args()
        arguments.add("generate")
        arguments.add("--diagnostics-format", "line")
        arguments.add_all(options)
        arguments.add("-o", output)
        arguments.add(src)
        ctx.actions.run(
            executable = ctx.executable.transc,
            arguments = [arguments],
            inputs = depset([src] + files, transitive = [_imported(ctx)]),
            outputs = [output],
            mnemonic = "Transition",
            progress_message = "Compiling " + src.short_path,
        )
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs))]

def _transition_swift(ctx):
    options = []
    if ctx.attr.access:
        options += ["--access", ctx.attr.access]
    if ctx.attr.prefix:
        options += ["--prefix", ctx.attr.prefix]
    if ctx.file.config:
        options += ["--config", ctx.file.config.path]
    return _compile(ctx, "swift", options, [ctx.file.config] if ctx.file.config else [])

transition_swift = rule(
    _transition_swift,
    attrs = {
        "srcs": _SRCS,
        "deps": _DEPS,
        "access": attr.string(values = ["", "internal", "public"], doc = "Who may use what is declared."),
        "prefix": attr.string(doc = "What the names of types begin with."),
        "config": attr.label(allow_single_file = [".json"], doc = "A transc.json."),
        "transc": _TRANSC,
    },
    doc = "Swift of specs, to be sources of a swift_library, together with one transition_runtime.",
)

def _transition_json(ctx):
    options = ["--emit", "json"]
    if ctx.attr.sample:
        options += ["--sample", ctx.attr.sample]
    return _compile(ctx, "timeline.json", options)

transition_json = rule(
    _transition_json,
    attrs = {
        "srcs": _SRCS,
        "deps": _DEPS,
        "sample": attr.string(doc = "How many frames a second the values are given for, as 60fps; symbolic without it."),
        "transc": _TRANSC,
    },
    doc = "JSON timelines of specs.",
)

def _transition_runtime(ctx):
    output = ctx.actions.declare_file(ctx.label.name + "/TransitionSupport.swift")
    ctx.actions.run(
        executable = ctx.executable.transc,
        arguments = ["generate", "--support", "only", "-o", output.path],
        outputs = [output],
        mnemonic = "TransitionRuntime",
    )
    return [DefaultInfo(files = depset([output]))]

transition_runtime = rule(
    _transition_runtime,
    attrs = {"transc": _TRANSC},
    doc = "The Swift that the transitions of a module share.",
)
