import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { importProblems } from "./imports.ts";

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "imports-"));
  for (const layer of ["packages", "services", "apps"]) mkdirSync(join(root, layer));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe("import rules", () => {
  it("hold in this repository", () => {
    expect(importProblems(resolve(import.meta.dirname, "../.."))).toEqual([]);
  });

  it("see a forbidden package, type imports too", () => {
    const root = tree({ "packages/build/src/a.ts": 'import type { X } from "@carloom/stage";\n' });
    expect(importProblems(root)).toEqual([expect.stringContaining("may not import @carloom/stage")]);
  });

  it("see three outside the stage, React in the editor, a reach into another package", () => {
    const root = tree({
      "packages/editor/src/a.ts":
        'import { useState } from "react";\nimport "three";\nimport { b } from "../../stage/src/b.ts";\n',
      "packages/stage/src/b.ts": "export const b = 1;\n",
    });
    expect(importProblems(root)).toHaveLength(3);
  });

  it("see a cycle", () => {
    const root = tree({
      "packages/build/src/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
      "packages/build/src/b.ts": 'import type { a } from "./a.ts";\nexport const b = 1;\n',
    });
    expect(importProblems(root)).toEqual([expect.stringContaining("cycle: packages/build/src/a.ts")]);
  });
});
