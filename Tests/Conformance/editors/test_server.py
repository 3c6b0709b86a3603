"""An independent client, pytest-lsp, and what the protocol's own types make of the answers."""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SPEC = (pathlib.Path(__file__).parent / "spec.transition").read_text()
URI = "file:///tmp/spec.transition"


@pytest_lsp.fixture(
    params=["neovim", "visual-studio-code"],
    config=ClientServerConfig(server_command=[os.environ["TRANSC"], "lsp"]),
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        assert [item.method for item in params.registrations] == ["workspace/didChangeWatchedFiles"]

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param), workspace_folders=[], root_uri=None
        )
    )
    yield
    await lsp_client.shutdown_session()


def opened(client: LanguageClient, text: str) -> types.TextDocumentIdentifier:
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(URI, "transition", 1, text))
    )
    return types.TextDocumentIdentifier(URI)


def after(piece: str) -> types.Position:
    before = SPEC[: SPEC.index(piece) + len(piece)]
    return types.Position(before.count("\n"), len(before.rsplit("\n", 1)[-1]))


def edits_of(client, edit):
    """The edits of the one text that changes: with its version where the client takes that."""
    if client.capabilities.workspace.workspace_edit.document_changes:
        assert edit.changes is None
        return edit.document_changes[0].edits
    assert edit.document_changes is None
    return edit.changes[URI]


@pytest.mark.asyncio
async def test_whole_session(client: LanguageClient):
    document = opened(client, SPEC)
    hover = await client.text_document_hover_async(types.HoverParams(document, after("animate detail.al")))
    assert "rests at" in hover.contents.value
    completion = await client.text_document_completion_async(
        types.CompletionParams(document, after("animate detail."))
    )
    labels = {item.label for item in completion.items}
    assert {"scale", "alpha", "frame"} <= labels and "imageSize" not in labels
    resolved = await client.completion_item_resolve_async(
        next(item for item in completion.items if item.label == "scale")
    )
    assert "transforms" in resolved.documentation.value
    edit = await client.text_document_rename_async(types.RenameParams(document, after("{ ce"), "thumb"))
    assert len(edits_of(client, edit)) == 2
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols[0].name == "Push" and len(symbols[0].children) > 3
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
    assert len(tokens.data) % 5 == 0 and tokens.data
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(document, types.Range(types.Position(0, 0), types.Position(99, 0)))
    )
    assert any("mirrored" in hint.label for hint in hints)
    assert await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    ) is not None
    for method in (
        client.text_document_folding_range_async(types.FoldingRangeParams(document)),
        client.text_document_code_lens_async(types.CodeLensParams(document)),
        client.text_document_document_link_async(types.DocumentLinkParams(document)),
        client.text_document_document_color_async(types.DocumentColorParams(document)),
    ):
        assert await method is not None


@pytest.mark.asyncio
async def test_findings(client: LanguageClient):
    opened(client, SPEC.replace("easeOut", "easeOot"))
    if client.capabilities.text_document.diagnostic:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(URI))
        )
        found = report.items
    else:
        await client.wait_for_notification("textDocument/publishDiagnostics")
        found = client.diagnostics[URI]
    assert [item.code for item in found] == ["T0105"]
    published = client.capabilities.text_document.publish_diagnostics
    if published and published.code_description_support:
        assert found[0].code_description.href.endswith("T0105.md")
    else:
        assert found[0].code_description is None
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(URI), found[0].range, types.CodeActionContext(diagnostics=found)
        )
    )
    edits = edits_of(client, next(action for action in actions if action.kind == "quickfix").edit)
    assert [edit.new_text for edit in edits] == ["easeOut"]
