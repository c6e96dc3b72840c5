import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { operationProblems } from "./operations.ts";

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "operations-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe("GraphQL operations", () => {
  it("are documents of packages/api-client, in this repository", () => {
    expect(operationProblems(resolve(import.meta.dirname, "../.."))).toEqual([]);
  });

  it.each([
    ["a template", "const q = `query cart($id: ID!) {\n  checkout(id: $id) { id }\n}`;"],
    ["a string", 'ask("mutation wishlistAdd { wishlistAdd { errors { code } } }");'],
    ["an indented one", "const q = `\n  subscription told { told }`;"],
    ["a document of one's own", 'const D = typedDocument<{ a: string }, object>("a", "query", text);'],
  ])("are refused by hand: %s", (_, text) => {
    const file = "apps/site/app/cart/names.ts";
    expect(operationProblems(tree({ [file]: text }))).toEqual([expect.stringContaining(`${file} writes`)]);
  });

  it("may be written by tests and doubles, and words are no operations", () => {
    const text = "const q = `query cart { checkout { id } }`;";
    const words = '// a query (of the shop) {…}\nconst text = "the query was refused";\nconst route = "query";\n';
    expect(
      operationProblems(
        tree({
          "apps/site/app/cart/names.test.ts": text,
          "apps/studio/dev/double/answer.ts": text,
          "packages/api-client/src/generated/commerce/cart.ts": "export const A = typedDocument(1);",
          "packages/ui/src/search.tsx": words,
        }),
      ),
    ).toEqual([]);
  });
});
