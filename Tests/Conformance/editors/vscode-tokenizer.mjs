// What VS Code's own tokenizer makes of every spec: vscode-textmate with Oniguruma, as the PyPI package instaui-shiki ships them
// for browsers.
//
// `node vscode-tokenizer.mjs REPOSITORY PACKAGE SCOPES` compares the innermost scope of each character with those in the file
// SCOPES, which check-textmate.py has written with the texts, and looks at a block in Markdown.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [root, folder, scopesPath] = process.argv.slice(2);
const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8");
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

// The package is for browsers, beside a framework that is of no use here: its imports go, and what makes a highlighter is
// exported.
async function tokenizer() {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "tokenizer-"));
  const load = async (name, change) => {
    const text = change(read(folder, "static", name).replace(/^import .* from ".*";$/gm, ""));
    const file = path.join(work, name.replace(/\.js$/, ".mjs"));
    fs.writeFileSync(file, text);
    return await import(pathToFileURL(file));
  };
  try {
    const engine = await load("shiki-engine.js", (text) => text.replace(/\bW\(\)/g, "({})"));
    const shiki = await load("shiki-code.js", (text) => {
      const make = text.match(/await (\w+)\(\{\s*themes: \w+,\s*engine: \w+/);
      if (!make) fail("the package has another form than the one that is known");
      const body = text.slice(0, text.indexOf("/* @__PURE__ */ pn({")).replace(/const [^;]*$/, "");
      return `${body}\nexport { ${make[1]} as createHighlighter };\n`;
    });
    return { create: shiki.createHighlighter, engine: engine.getEngine() };
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

const extension = JSON.parse(read(root, "Editors/vscode/package.json"));
const grammars = extension.contributes.grammars.map((grammar) => ({
  ...JSON.parse(read(root, "Editors/vscode", grammar.path)),
  name: grammar.language ?? grammar.scopeName,
  injectTo: grammar.injectTo,
  embeddedLangs: grammar.injectTo ? ["transition"] : [],
}));
const markdown = (await import(pathToFileURL(path.join(folder, "static/langs/markdown.mjs")))).default;
const theme = { name: "plain", type: "dark", settings: [], fg: "#ffffff", bg: "#000000" };
const { create, engine } = await tokenizer();
const highlighter = await create({ themes: [theme], langs: [...grammars, ...markdown], engine });

// The innermost scope of each character, by lines.
const scopes = (text, lang) =>
  highlighter
    .codeToTokensBase(text, { lang, theme: "plain", includeExplanation: true })
    .map((line) =>
      line.flatMap((token) =>
        token.explanation.flatMap((part) =>
          [...part.content].map((letter) => [letter, part.scopes.at(-1).scopeName]),
        ),
      ),
    );

const other = JSON.parse(fs.readFileSync(scopesPath, "utf8"));
let count = 0;
for (const [name, spec] of Object.entries(other)) {
  const lines = scopes(spec.text, "transition");
  for (const [row, line] of lines.entries()) {
    for (const [column, [letter, scope]] of line.entries()) {
      const at = `${name}:${row + 1}:${column + 1}`;
      if (!scope.endsWith(".transition")) fail(`${at}: ${scope}`);
      if (scope.startsWith("invalid")) fail(`${at}: something of a right spec is ${scope}`);
      if (letter.trim() === "") continue;
      const expected = spec.scopes[`${row}:${column}`] ?? "source.transition";
      if (scope !== expected) fail(`${at}: ${letter} is ${scope}, and ${expected} to textmate-grammar-python`);
      count += 1;
    }
  }
}

const fence = "# A page\n\n```transition\ntransition A {\n  style modal\n}\n```\n\ntransition B\n";
const page = scopes(fence, "markdown");
const inside = page[3][0][1];
const outside = page.at(-1)[0]?.[1] ?? page.at(-2)[0][1];
if (!inside.startsWith("keyword.declaration")) fail(`\`transition\` in a block in Markdown is ${inside}`);
if (outside.endsWith(".transition")) fail(`\`transition\` behind a block in Markdown is ${outside}`);
console.log(`vscode-textmate: ok, ${count} characters as textmate-grammar-python has them, and a block in Markdown`);
