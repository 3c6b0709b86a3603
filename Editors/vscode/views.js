// Views of the output of the server for a spec, beside it and kept up to date: plot, ledger, Swift, pages of codes.
"use strict";

const vscode = require("vscode");

const execute = (connection, command, argument, name) =>
  connection().request("workspace/executeCommand", { command, arguments: name ? [argument, name] : [argument] });

/** Texts of the scheme `transc`: `/explain/T0101.md`, and `/ledger.txt?URI` and `/generated.swift?URI`, with `#NAME` of one transition. */
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
      return (await execute(this.connection, command, code ? code[1] : uri.query, uri.fragment)).text;
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

/** The plots that are open, by the spec and the transition that they are of. */
class Plots {
  constructor(connection) {
    this.connection = connection;
    this.panels = new Map();
  }

  async show(spec, name) {
    const key = JSON.stringify([spec, name]);
    if (!this.panels.has(key)) {
      const title = `Plot of ${name || decodeURIComponent(spec.split("/").pop())}`;
      const panel = vscode.window.createWebviewPanel("transc.plot", title, vscode.ViewColumn.Beside, {});
      panel.onDidDispose(() => this.panels.delete(key));
      this.panels.set(key, { panel, spec, name });
    }
    await this.draw(this.panels.get(key));
  }

  /** Draws the plots of a spec that has changed. */
  async update(spec) {
    for (const shown of this.panels.values()) if (shown.spec === spec) await this.draw(shown);
  }

  async draw({ panel, spec, name }) {
    try {
      const { text } = await execute(this.connection, "transc.plot", spec, name);
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
