// JSON-RPC over the streams of a process, the protocol of `transc lsp`.
"use strict";

const { spawn } = require("child_process");

/** A server process, the pending requests to it, and the listeners to its own messages. */
class Connection {
  constructor(command, args, options) {
    this.nextId = 1;
    this.waiting = new Map();
    this.listeners = new Map();
    this.buffer = Buffer.alloc(0);
    this.isOpen = true;
    this.process = spawn(command, args, options);
    this.process.stdout.on("data", (bytes) => this.receive(bytes));
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.close(error));
    this.process.on("exit", () => this.close(new Error("the language server has ended")));
  }

  close(error) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    const listener = this.listeners.get("close");
    if (listener) listener(error);
  }

  receive(bytes) {
    this.buffer = Buffer.concat([this.buffer, bytes]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end))[1]);
      if (this.buffer.length < end + 4 + length) return;
      const content = this.buffer.toString("utf8", end + 4, end + 4 + length);
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.handle(JSON.parse(content));
    }
  }

  handle(message) {
    if (message.method === undefined) {
      const request = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!request) return;
      if (message.error) request.reject(Object.assign(new Error(message.error.message), message.error));
      else request.resolve(message.result);
      return;
    }
    const listener = this.listeners.get(message.method);
    const result = listener ? listener(message.params) : null;
    if (message.id !== undefined) this.send({ id: message.id, result: result === undefined ? null : result });
  }

  send(message) {
    if (!this.isOpen) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  /** Calls `listener` with the parameters of a notification or request of the server. */
  on(method, listener) {
    this.listeners.set(method, listener);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Sends a request; a cancelled `token` cancels it. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new Error("the language server has ended"));
    const id = this.nextId++;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    this.send({ id, method, params });
    return answer;
  }
}

module.exports = { Connection };
