// Starts `transc lsp` and informs it about the open specs.
"use strict";

const vscode = require("vscode");
const convert = require("./convert");
const providers = require("./providers");
const { Connection } = require("./rpc");
const { Plots, Texts } = require("./views");

let connection = null;

const capabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    publishDiagnostics: { versionSupport: true, codeDescriptionSupport: true, relatedInformation: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: { completionItem: { snippetSupport: true } },
    hover: { contentFormat: ["markdown"] },
  },
  workspace: {
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true },
    workspaceFolders: true,
  },
};

const folder = ({ uri, name }) => ({ uri: uri.toString(), name });
const isSpec = (document) => document.languageId === "transition";

async function start(diagnostics) {
  const folders = vscode.workspace.workspaceFolders || [];
  const path = vscode.workspace.getConfiguration("transc").get("path");
  const server = new Connection(path, ["lsp"], folders.length ? { cwd: folders[0].uri.fsPath } : {});
  server.on("textDocument/publishDiagnostics", (params) => {
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === params.uri);
    // Findings for another version of the text are not shown.
    if (open && params.version !== undefined && params.version !== open.version) return;
    diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
  });
  server.on("close", (error) => {
    if (connection === server) {
      vscode.window.showErrorMessage(`transc: ${error.message}. Is \`transc.path\` right? (${path})`);
    }
  });
  const result = await server.request("initialize", {
    processId: process.pid,
    capabilities,
    workspaceFolders: folders.map(folder),
    rootUri: folders.length ? folders[0].uri.toString() : null,
  });
  server.notify("initialized", {});
  connection = server;
  for (const document of vscode.workspace.textDocuments) open(document);
  return result.capabilities;
}

/** Sends a notification, unless the server is being started again: it then gets the present state. */
function notify(method, params) {
  if (connection) connection.notify(method, params);
}

function open(document) {
  if (!isSpec(document)) return;
  notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(), languageId: "transition", version: document.version, text: document.getText(),
    },
  });
}

function changed(event) {
  if (!isSpec(event.document) || event.contentChanges.length === 0) return;
  notify("textDocument/didChange", {
    textDocument: { uri: event.document.uri.toString(), version: event.document.version },
    contentChanges: event.contentChanges.map((change) => ({
      range: convert.plainRange(change.range), text: change.text,
    })),
  });
}

async function activate(context) {
  const diagnostics = vscode.languages.createDiagnosticCollection("transc");
  const current = () => connection;
  const texts = new Texts(current);
  const plots = new Plots(current);
  const known = await start(diagnostics);
  const show = async (path, spec, name) => {
    const uri = vscode.Uri.from({ scheme: "transc", path, query: spec, fragment: name || "" });
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  };
  const active = () => vscode.window.activeTextEditor && vscode.window.activeTextEditor.document.uri.toString();
  const command = (name, run) => vscode.commands.registerCommand(name, (spec, one) => run(spec || active(), one));
  const watcher = vscode.workspace.createFileSystemWatcher("**/{*.transition,transc.json}");
  const watch = (type) => (uri) =>
    notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  context.subscriptions.push(
    diagnostics,
    ...providers.register(current, known),
    vscode.workspace.registerTextDocumentContentProvider("transc", texts),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument((event) => {
      changed(event);
      if (!isSpec(event.document)) return;
      const spec = event.document.uri.toString();
      texts.changed(spec);
      plots.update(spec);
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (!isSpec(document)) return;
      notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
      notify("workspace/didChangeWorkspaceFolders", {
        event: { added: added.map(folder), removed: removed.map(folder) },
      })),
    watcher, watcher.onDidCreate(watch(1)), watcher.onDidChange(watch(2)), watcher.onDidDelete(watch(3)),
    // The lenses of the server name the first three, with a transition.
    command("transc.plot", (spec, name) => plots.show(spec, name)),
    command("transc.ledger", (spec, name) => show("/ledger.txt", spec, name)),
    command("transc.swift", (spec, name) => show("/generated.swift", spec, name)),
    command("transc.preview", (spec) => plots.show(spec)),
    command("transc.showLedger", (spec) => show("/ledger.txt", spec)),
    command("transc.showSwift", (spec) => show("/generated.swift", spec)),
    vscode.commands.registerCommand("transc.restart", async () => {
      await deactivate();
      await start(diagnostics);
    })
  );
}

async function deactivate() {
  const server = connection;
  connection = null;
  if (!server || !server.isOpen) return;
  await server.request("shutdown", null);
  server.notify("exit", null);
}

module.exports = { activate, deactivate };
