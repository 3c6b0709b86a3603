// Runs the VS Code extension in Node, with the real server and a stand-in for the editor: node vscode.js REPOSITORY SPEC TRANSC
"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");

const [repository, specPath, transc] = process.argv.slice(2);
const providers = {};
const commands = {};
const events = {};
const findings = new Map();
const panels = [];
const messages = [];
const settings = { "transc.path": "transc-not-there" };
let contents = null;

class Value {
  constructor(...values) { this.values = values; }
}
class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class TextEdit { constructor(range, newText) { Object.assign(this, { range, newText }); } }
class WorkspaceEdit {
  constructor() { this.edits = new Map(); }
  set(uri, edits) { this.edits.set(uri.toString(), edits); }
}
class Uri {
  constructor(text) {
    this.text = text;
    const [, scheme, rest] = /^([a-z]+):(.*)$/.exec(text);
    [this.path, this.query] = rest.replace(/^\/\//, "").split("?");
    this.fsPath = this.path;
    this.scheme = scheme;
  }
  static parse(text) { return new Uri(text); }
  static from({ scheme, path, query }) { return new Uri(`${scheme}:${path}?${query}`); }
  toString() { return this.text; }
}
class EventEmitter {
  constructor() { this.listeners = []; this.event = (listener) => this.listeners.push(listener); }
  fire(value) { for (const listener of this.listeners) listener(value); }
}
const disposable = { dispose() {} };
const named = (name) => class extends Value { get name() { return name; } };
const languages = new Proxy({}, {
  get: (_, name) => (...args) => {
    if (name === "createDiagnosticCollection") {
      return {
        set: (uri, list) => findings.set(uri.toString(), list), clear: () => findings.clear(), ...disposable,
      };
    }
    providers[name] = args.find((arg) => arg && Object.keys(arg).concat(
      Object.getOwnPropertyNames(Object.getPrototypeOf(arg))).some((key) => key.startsWith("provide")));
    return disposable;
  },
});
const on = (name) => (listener) => { events[name] = listener; return disposable; };
const watcher = { onDidCreate: () => disposable, onDidChange: () => disposable, onDidDelete: () => disposable };
const text = fs.readFileSync(specPath, "utf8");
const document = {
  uri: new Uri(`file://${specPath}`), languageId: "transition", version: 1, text, getText() { return this.text; },
};
const editor = new Proxy({
  Position, Range, TextEdit, WorkspaceEdit, Uri, EventEmitter, languages,
  CodeActionKind: { Empty: { append: (value) => ({ value }) } },
  FoldingRangeKind: { Comment: 1, Imports: 2 }, ViewColumn: { Beside: -2 },
  commands: { registerCommand: (name, run) => { commands[name] = run; return disposable; } },
  window: {
    activeTextEditor: { document },
    createWebviewPanel: (...args) => {
      const panel = { args, webview: { html: "" }, onDidDispose: () => disposable };
      panels.push(panel);
      return panel;
    },
    showErrorMessage: (message) => { messages.push(message); },
    showTextDocument: async () => {},
  },
  workspace: {
    workspaceFolders: [{ uri: new Uri(`file://${path.dirname(specPath)}`), name: "specs" }],
    textDocuments: [document],
    getConfiguration: (section) => ({ get: (name) => settings[`${section}.${name}`] }),
    createFileSystemWatcher: () => Object.assign(watcher, disposable),
    registerTextDocumentContentProvider: (scheme, provider) => { contents = provider; return disposable; },
    openTextDocument: async (uri) => contents.provideTextDocumentContent(uri),
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"), onDidCloseTextDocument: on("close"),
    onDidChangeWorkspaceFolders: on("folders"), onDidChangeConfiguration: on("configuration"),
  },
}, { get: (known, name) => known[name] || named(name) });

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? editor : load(name, ...rest));

const place = (piece) => {
  const before = document.text.slice(0, document.text.indexOf(piece) + piece.length).split("\n");
  return new Position(before.length - 1, before[before.length - 1].length);
};
const until = async (what, condition) => {
  for (let tries = 0; tries < 500; tries++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(what);
};
const replace = (old, text) => {
  const end = place(old);
  const start = new Position(end.line, end.character - old.length);
  document.text = document.text.replace(old, text);
  document.version += 1;
  events.change({ document, contentChanges: [{ range: new Range(start, end), text }] });
};

(async () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(repository, "Editors/vscode/package.json"), "utf8"));
  const extension = require(path.join(repository, "Editors/vscode", manifest.main));
  const uri = document.uri.toString();
  const choose = (path) => {
    settings["transc.path"] = path;
    events.configuration({ affectsConfiguration: (name) => name === "transc.path" });
  };

  // A wrong path: the commands are there, a message says what is wrong, and a right path is enough.
  await extension.activate({ subscriptions: [] });
  for (const { command } of manifest.contributes.commands) assert.ok(commands[command], command);
  await until("a message comes", () => messages.length === 1);
  assert.match(messages[0], /transc-not-there ENOENT.*`transc.path`/);
  await assert.rejects(commands["transc.preview"](), /does not run/);
  await commands["transc.restart"]();
  assert.match(messages[1], /transc-not-there ENOENT/);
  choose("true");
  await until("a program that ends is no server", () => messages.length === 3);
  const silent = path.join(path.dirname(specPath), "silent");
  fs.writeFileSync(silent, "#!/bin/sh\nexec sleep 60\n", { mode: 0o755 });
  choose(silent);
  settings["transc.path"] = "transc-not-there";
  events.configuration({ affectsConfiguration: (name) => name === "editor.fontSize" });
  choose(transc);
  await until("findings come", () => findings.has(uri));
  assert.deepStrictEqual(findings.get(uri), []);
  replace("easeOut", "easeOot");
  await until("a finding comes", () => findings.get(uri).length === 1);
  assert.strictEqual(findings.get(uri)[0].code.value, "T0105");
  const actions = await providers.registerCodeActionsProvider.provideCodeActions(
    document, new Range(place("300ms "), place("300ms e")), {});
  assert.strictEqual(actions[0].edit.edits.get(uri)[0].newText, "easeOut");
  replace("easeOot", "easeOut");
  await until("the finding goes", () => findings.get(uri).length === 0);

  const completion = await providers.registerCompletionItemProvider.provideCompletionItems(
    document, place("animate detail."));
  const item = completion.values[0].find((one) => one.values[0] === "scale");
  await providers.registerCompletionItemProvider.resolveCompletionItem(item);
  assert.match(item.documentation.values[0], /transforms/);
  const hover = await providers.registerHoverProvider.provideHover(document, place("animate detail.al"));
  assert.match(hover.values[0].values[0], /rests at/);
  const renamed = await providers.registerRenameProvider.provideRenameEdits(document, place("{ ce"), "thumb");
  assert.strictEqual(renamed.edits.get(uri).length, 2);
  await assert.rejects(providers.registerRenameProvider.prepareRename(document, place("sty")), /not a name/);

  // The symbols of the workspace are those of the folders that are open.
  const other = fs.mkdtempSync(path.join(path.dirname(specPath), "..", "other-"));
  fs.writeFileSync(path.join(other, "Other.transition"), "let elsewhere = 1\n");
  const symbols = () => providers.registerWorkspaceSymbolProvider.provideWorkspaceSymbols("elsewhere");
  const added = { uri: new Uri(`file://${other}`), name: "other" };
  assert.strictEqual((await symbols()).length, 0);
  events.folders({ added: [added], removed: [] });
  assert.strictEqual((await symbols()).length, 1);
  events.folders({ added: [], removed: [added] });
  assert.strictEqual((await symbols()).length, 0);
  fs.rmSync(other, { recursive: true });

  const whole = new Range(new Position(0, 0), new Position(99, 0));
  for (const [provider, method, ...args] of [
    ["registerDocumentSymbolProvider", "provideDocumentSymbols"],
    ["registerFoldingRangeProvider", "provideFoldingRanges", {}],
    ["registerSelectionRangeProvider", "provideSelectionRanges", [place("animate det")]],
    ["registerInlayHintsProvider", "provideInlayHints", whole],
    ["registerCodeLensProvider", "provideCodeLenses"],
    ["registerReferenceProvider", "provideReferences", place("{ ce"), { includeDeclaration: true }],
    ["registerDocumentHighlightProvider", "provideDocumentHighlights", place("{ ce")],
  ]) {
    assert.ok((await providers[provider][method](document, ...args)).length > 0, method);
  }
  const tokens = await providers.registerDocumentSemanticTokensProvider.provideDocumentSemanticTokens(document);
  assert.ok(tokens.values[0].length % 5 === 0 && tokens.values[0].length > 0);
  const layout = await providers.registerDocumentFormattingEditProvider.provideDocumentFormattingEdits(document, {});
  assert.ok(Array.isArray(layout));

  await commands["transc.preview"]();
  assert.match(panels[0].webview.html, /<svg/);
  assert.match(await editor.workspace.openTextDocument(editor.Uri.parse("transc:/explain/T0105.md")), /# T0105/);
  assert.match(
    await editor.workspace.openTextDocument(editor.Uri.from({ scheme: "transc", path: "/generated.swift", query: uri })),
    /import UIKit/);
  findings.clear();
  await commands["transc.restart"]();
  await until("findings come from another server", () => findings.has(uri));
  await extension.deactivate();
  assert.strictEqual(messages.length, 3);
  console.log("vscode: ok");
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
