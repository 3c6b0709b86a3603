// Starts `transc lsp` and informs it about the open specs.
"use strict";

const vscode = require("vscode");
const convert = require("./convert");
const providers = require("./providers");
const { Connection } = require("./rpc");
const { Plots, Texts } = require("./views");

/** The server that was started last, and the same one as soon as it has answered. */
let latest = null;
let connection = null;
/** What the server provides, by its capabilities. */
let features = [];

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

function current() {
  if (!connection) throw new Error("the language server of transc does not run");
  return connection;
}

/** Starts the server, and shows a message if it does not start. */
async function start(diagnostics, texts) {
  const folders = vscode.workspace.workspaceFolders || [];
  const path = vscode.workspace.getConfiguration("transc").get("path");
  const failed = (error) =>
    vscode.window.showErrorMessage(`transc: ${error.message}. Is \`transc.path\` right? (${path})`);
  let server = null;
  try {
    server = latest = new Connection(path, ["lsp"], folders.length ? { cwd: folders[0].uri.fsPath } : {});
    server.on("textDocument/publishDiagnostics", (params) => {
      const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === params.uri);
      // Findings for another version of the text are not shown, nor those of a server that is being stopped.
      if (server !== latest || (open && params.version !== undefined && params.version !== open.version)) return;
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    });
    server.on("close", (error) => {
      if (connection === server) failed(error);
    });
    const { capabilities: known } = await server.request("initialize", {
      processId: process.pid,
      capabilities,
      workspaceFolders: folders.map(folder),
      rootUri: folders.length ? folders[0].uri.toString() : null,
    });
    if (server !== latest) return;
    features = [
      ...providers.register(current, known),
      vscode.workspace.registerTextDocumentContentProvider("transc", texts),
    ];
    server.notify("initialized", {});
    connection = server;
    for (const document of vscode.workspace.textDocuments) open(document);
  } catch (error) {
    if (server) server.process.kill();
    if (server === latest) failed(error);
  }
}

/** Stops the server, also one that has not answered yet. */
async function stop() {
  const [server, hasAnswered] = [latest, connection !== null];
  latest = connection = null;
  for (const feature of features.splice(0)) feature.dispose();
  if (!server || !server.isOpen) return;
  if (!hasAnswered) server.process.kill();
  else await server.request("shutdown", null).then(() => server.notify("exit", null), () => {});
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

function activate(context) {
  const diagnostics = vscode.languages.createDiagnosticCollection("transc");
  const texts = new Texts(current);
  const plots = new Plots(current);
  const show = async (path, spec, name) => {
    const uri = vscode.Uri.from({ scheme: "transc", path, query: spec, fragment: name || "" });
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  };
  const active = () => vscode.window.activeTextEditor && vscode.window.activeTextEditor.document.uri.toString();
  const command = (name, run) =>
    vscode.commands.registerCommand(name, async (spec, one) => current() && run(spec || active(), one));
  const restart = () => {
    stop();
    diagnostics.clear();
    return start(diagnostics, texts);
  };
  const watcher = vscode.workspace.createFileSystemWatcher("**/{*.transition,transc.json}");
  const watch = (type) => (uri) =>
    notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  context.subscriptions.push(
    diagnostics,
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
    vscode.commands.registerCommand("transc.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("transc.path")) restart();
    })
  );
  // The commands must not wait for a server that never answers.
  start(diagnostics, texts);
}

module.exports = { activate, deactivate: stop };
