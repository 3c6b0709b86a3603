// One provider for each feature of the server.
"use strict";

const vscode = require("vscode");
const convert = require("./convert");

const selector = { language: "transition" };

/** Registers all providers; `connection()` is the server that runs now. */
function register(connection, capabilities) {
  const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, position) => ({ ...named(document), position: convert.plainPosition(position) });
  const ask = async (method, params, token) => {
    try {
      return await connection().request(`textDocument/${method}`, params, token);
    } catch (error) {
      if (error.code === -32800) return null;
      throw error;
    }
  };
  const list = (items, make) => (items || []).map(make);
  const languages = vscode.languages;
  const legend = capabilities.semanticTokensProvider.legend;

  return [
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, position, token) {
          const found = await ask("completion", at(document, position), token);
          return found && new vscode.CompletionList(list(found.items, convert.completion), found.isIncomplete);
        },
        async resolveCompletionItem(item, token) {
          const found = await connection().request("completionItem/resolve", item.original, token);
          if (found && found.documentation) item.documentation = convert.markdown(found.documentation.value);
          return item;
        },
      },
      ...capabilities.completionProvider.triggerCharacters
    ),
    languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const found = await ask("hover", at(document, position), token);
        return found && new vscode.Hover(convert.markdown(found.contents.value), convert.range(found.range));
      },
    }),
    languages.registerSignatureHelpProvider(
      selector,
      {
        async provideSignatureHelp(document, position, token) {
          const found = await ask("signatureHelp", at(document, position), token);
          return found && convert.signatures(found);
        },
      },
      ...capabilities.signatureHelpProvider.triggerCharacters
    ),
    languages.registerDefinitionProvider(selector, {
      async provideDefinition(document, position, token) {
        const found = await ask("definition", at(document, position), token);
        return found && convert.location(found);
      },
    }),
    languages.registerReferenceProvider(selector, {
      async provideReferences(document, position, context, token) {
        return list(await ask("references", { ...at(document, position), context }, token), convert.location);
      },
    }),
    languages.registerDocumentHighlightProvider(selector, {
      async provideDocumentHighlights(document, position, token) {
        return list(
          await ask("documentHighlight", at(document, position), token),
          (item) => new vscode.DocumentHighlight(convert.range(item.range), item.kind - 1)
        );
      },
    }),
    languages.registerRenameProvider(selector, {
      async prepareRename(document, position, token) {
        const found = await ask("prepareRename", at(document, position), token);
        return { range: convert.range(found.range), placeholder: found.placeholder };
      },
      async provideRenameEdits(document, position, newName, token) {
        return convert.workspaceEdit(await ask("rename", { ...at(document, position), newName }, token));
      },
    }),
    languages.registerDocumentSymbolProvider(selector, {
      async provideDocumentSymbols(document, token) {
        return list(await ask("documentSymbol", named(document), token), convert.symbol);
      },
    }),
    languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        return list(
          await connection().request("workspace/symbol", { query }, token),
          (item) =>
            new vscode.SymbolInformation(
              item.name, item.kind - 1, item.containerName || "", convert.location(item.location)
            )
        );
      },
    }),
    languages.registerDocumentSemanticTokensProvider(
      selector,
      {
        async provideDocumentSemanticTokens(document, token) {
          const found = await ask("semanticTokens/full", named(document), token);
          return found && new vscode.SemanticTokens(new Uint32Array(found.data), found.resultId);
        },
        async provideDocumentSemanticTokensEdits(document, previousResultId, token) {
          const found = await ask("semanticTokens/full/delta", { ...named(document), previousResultId }, token);
          if (!found) return null;
          if (found.data) return new vscode.SemanticTokens(new Uint32Array(found.data), found.resultId);
          return new vscode.SemanticTokensEdits(
            found.edits.map(
              (edit) => new vscode.SemanticTokensEdit(edit.start, edit.deleteCount, new Uint32Array(edit.data))
            ),
            found.resultId
          );
        },
      },
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)
    ),
    languages.registerFoldingRangeProvider(selector, {
      async provideFoldingRanges(document, context, token) {
        const kinds = { comment: vscode.FoldingRangeKind.Comment, imports: vscode.FoldingRangeKind.Imports };
        return list(
          await ask("foldingRange", named(document), token),
          (item) => new vscode.FoldingRange(item.startLine, item.endLine, kinds[item.kind])
        );
      },
    }),
    languages.registerSelectionRangeProvider(selector, {
      async provideSelectionRanges(document, positions, token) {
        const params = { ...named(document), positions: positions.map(convert.plainPosition) };
        return list(await ask("selectionRange", params, token), convert.selection);
      },
    }),
    languages.registerInlayHintsProvider(selector, {
      async provideInlayHints(document, range, token) {
        const params = { ...named(document), range: convert.plainRange(range) };
        return list(await ask("inlayHint", params, token), (item) => {
          const hint = new vscode.InlayHint(convert.position(item.position), item.label);
          hint.tooltip = item.tooltip;
          hint.paddingLeft = item.paddingLeft;
          return hint;
        });
      },
    }),
    languages.registerCodeActionsProvider(selector, {
      async provideCodeActions(document, range, context, token) {
        const only = context.only ? [context.only.value] : undefined;
        const params = { ...named(document), range: convert.plainRange(range), context: { diagnostics: [], only } };
        return list(await ask("codeAction", params, token), (item) => {
          const action = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
          action.edit = convert.workspaceEdit(item.edit);
          action.isPreferred = item.isPreferred;
          action.diagnostics = list(item.diagnostics, convert.diagnostic);
          return action;
        });
      },
    }),
    languages.registerCodeLensProvider(selector, {
      async provideCodeLenses(document, token) {
        return list(
          await ask("codeLens", named(document), token),
          (item) => new vscode.CodeLens(convert.range(item.range), item.command)
        );
      },
    }),
    languages.registerColorProvider(selector, {
      async provideDocumentColors(document, token) {
        return list(await ask("documentColor", named(document), token), (item) => {
          const { red, green, blue, alpha } = item.color;
          return new vscode.ColorInformation(
            convert.range(item.range), new vscode.Color(red, green, blue, alpha)
          );
        });
      },
      async provideColorPresentations(color, context, token) {
        const { red, green, blue, alpha } = color;
        const params = {
          ...named(context.document), color: { red, green, blue, alpha }, range: convert.plainRange(context.range),
        };
        return list(
          await ask("colorPresentation", params, token), (item) => new vscode.ColorPresentation(item.label)
        );
      },
    }),
    languages.registerDocumentLinkProvider(selector, {
      async provideDocumentLinks(document, token) {
        return list(
          await ask("documentLink", named(document), token),
          (item) => new vscode.DocumentLink(convert.range(item.range), vscode.Uri.parse(item.target))
        );
      },
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      async provideDocumentFormattingEdits(document, options, token) {
        return list(await ask("formatting", { ...named(document), options }, token), convert.textEdit);
      },
    }),
    languages.registerDocumentRangeFormattingEditProvider(selector, {
      async provideDocumentRangeFormattingEdits(document, range, options, token) {
        const params = { ...named(document), range: convert.plainRange(range), options };
        return list(await ask("rangeFormatting", params, token), convert.textEdit);
      },
    }),
    languages.registerOnTypeFormattingEditProvider(
      selector,
      {
        async provideOnTypeFormattingEdits(document, position, ch, options, token) {
          const params = { ...at(document, position), ch, options };
          return list(await ask("onTypeFormatting", params, token), convert.textEdit);
        },
      },
      "}", "\n"
    ),
  ];
}

module.exports = { register, selector };
