// Views of the output of the server for a spec, beside it and kept up to date: plot, ledger, Swift, pages of codes.
"use strict";

const vscode = require("vscode");

const execute = (connection, command, argument) =>
  connection().request("workspace/executeCommand", { command, arguments: [argument] });

/** Texts of the scheme `transc`: `/explain/T0101.md`, and `/ledger.txt?URI` and `/generated.swift?URI`. */
class Texts {
  constructor(connection) {
    this.connection = connection;
    this.emitter = new vscode.EventEmitter();
    this.onDidChange = this.emitter.event;
    this.shown = new Map();
  }

  async provideTextDocumentContent(uri) {
    const code = /\/explain\/(T\d{4})\.md$/.exec(uri.path);
    const command = code ? "transc.explain" : uri.path.endsWith(".swift") ? "transc.swift" : "transc.ledger";
    if (!code) this.shown.set(uri.toString(), uri.query);
    try {
      return (await execute(this.connection, command, code ? code[1] : uri.query)).text;
    } catch (error) {
      return `${error.message}\n`;
    }
  }

  /** Updates the views of a spec that has changed. */
  changed(spec) {
    for (const [uri, source] of this.shown) {
      if (source === spec) this.emitter.fire(vscode.Uri.parse(uri));
    }
  }
}

/** The open plots, by spec. */
class Plots {
  constructor(connection) {
    this.connection = connection;
    this.panels = new Map();
  }

  async show(spec) {
    if (!this.panels.has(spec)) {
      const name = spec.split("/").pop();
      const panel = vscode.window.createWebviewPanel(
        "transc.plot", `Plot of ${decodeURIComponent(name)}`, vscode.ViewColumn.Beside, {}
      );
      panel.onDidDispose(() => this.panels.delete(spec));
      this.panels.set(spec, panel);
    }
    await this.update(spec);
  }

  async update(spec) {
    const panel = this.panels.get(spec);
    if (!panel) return;
    try {
      const { text } = await execute(this.connection, "transc.plot", spec);
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      panel.webview.html =
        `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head>` +
        `<body style="background:#fff">${text}</body></html>`;
    } catch {
      // The last plot stays while the spec has errors.
    }
  }
}

module.exports = { Plots, Texts };
