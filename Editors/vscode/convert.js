// Converts values of the protocol to values of the editor, and back.
"use strict";

const vscode = require("vscode");

const position = (p) => new vscode.Position(p.line, p.character);
const range = (r) => new vscode.Range(position(r.start), position(r.end));
const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
const markdown = (text) => new vscode.MarkdownString(text);
const plainPosition = (p) => ({ line: p.line, character: p.character });
const plainRange = (r) => ({ start: plainPosition(r.start), end: plainPosition(r.end) });
const textEdit = (e) => new vscode.TextEdit(range(e.range), e.newText);

const diagnostic = (item) => {
  const found = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
  found.source = item.source;
  found.code = { value: item.code, target: vscode.Uri.parse(item.codeDescription.href) };
  found.tags = item.tags;
  found.relatedInformation = (item.relatedInformation || []).map(
    (other) => new vscode.DiagnosticRelatedInformation(location(other.location), other.message)
  );
  return found;
};

const workspaceEdit = (edit) => {
  const result = new vscode.WorkspaceEdit();
  for (const change of edit.documentChanges || []) {
    result.set(vscode.Uri.parse(change.textDocument.uri), change.edits.map(textEdit));
  }
  return result;
};

const completion = (item) => {
  // The protocol counts kinds from 1, the editor from 0.
  const result = new vscode.CompletionItem(item.label, item.kind === undefined ? undefined : item.kind - 1);
  result.detail = item.detail;
  result.sortText = item.sortText;
  result.filterText = item.filterText;
  if (item.textEdit) {
    result.range = range(item.textEdit.range);
    const text = item.textEdit.newText;
    result.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  }
  if (item.documentation) result.documentation = markdown(item.documentation.value);
  result.original = item;
  return result;
};

const symbol = (item) => {
  const result = new vscode.DocumentSymbol(
    item.name, item.detail || "", item.kind - 1, range(item.range), range(item.selectionRange)
  );
  result.children = (item.children || []).map(symbol);
  return result;
};

const selection = (item) =>
  new vscode.SelectionRange(range(item.range), item.parent ? selection(item.parent) : undefined);

const signatures = (help) => {
  const result = new vscode.SignatureHelp();
  result.activeSignature = help.activeSignature;
  result.activeParameter = help.activeParameter;
  result.signatures = help.signatures.map((item) => {
    const documentation = item.documentation && markdown(item.documentation.value);
    const signature = new vscode.SignatureInformation(item.label, documentation);
    signature.parameters = item.parameters.map(
      (parameter) => new vscode.ParameterInformation(parameter.label, parameter.documentation)
    );
    return signature;
  });
  return result;
};

module.exports = {
  completion, diagnostic, location, markdown, plainPosition, plainRange, position, range, selection, signatures,
  symbol, textEdit, workspaceEdit,
};
