import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { importProblems } from "./imports.ts";

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
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

  it("see statements outside repositories: the library, the tag, a connection from elsewhere", () => {
    const sql = 'import { sql } from "kysely";\nexport const a = sql`select 1`;\n';
    const root = tree({
      "services/commerce/src/cart/cart.repository.ts": sql,
      "services/commerce/src/migrations/cart.ts": sql,
      "services/commerce/src/migrations.ts": sql,
      "services/commerce/src/cart/cart.db.test.ts": sql,
      "services/commerce/src/testing/cart.ts": sql,
      "services/platform/src/database/connect.ts": sql,
      "services/commerce/src/tables.ts":
        'import { type Generated, type Kysely } from "kysely";\nexport type A = Kysely<Generated<1>>;\n',
      "services/commerce/src/cart/cart.command.ts": sql,
      "services/commerce/src/cart/cart.payload.ts":
        'export const a = (db: any) => db\n  .selectFrom("cart").execute();\n',
      "apps/server/src/health.ts": 'export const a = (pool: any) => pool.query("select 1");\n',
      "apps/site/app/a.ts": 'import type { Kysely } from "kysely";\nexport type A = Kysely<1>;\n',
    });
    const places = importProblems(root).map((problem) => problem.split(":")[0]);
    expect(places.sort()).toEqual([
      "apps/server/src/health.ts",
      "apps/site/app/a.ts",
      "services/commerce/src/cart/cart.command.ts",
      "services/commerce/src/cart/cart.payload.ts",
    ]);
  });

  it("see a service reached past its port", () => {
    const manifest = { name: "@carloom/threed", exports: { ".": "./src/index.ts", "./testing": "./src/world.ts" } };
    const root = tree({
      "services/threed/package.json": JSON.stringify(manifest),
      "services/threed/src/index.ts": "export const port = 1;\n",
      "services/threed/src/world.ts": "export const world = 1;\n",
      "services/commerce/src/a.ts": 'import { port } from "@carloom/threed";\nexport const a = port;\n',
      "services/commerce/src/a.db.test.ts": 'import { world } from "@carloom/threed/testing";\n',
      "services/commerce/src/b.ts": 'import { world } from "@carloom/threed/testing";\nexport const b = world;\n',
      "services/commerce/src/c.ts": 'import { world } from "../../threed/src/world.ts";\nexport const c = world;\n',
    });
    expect(importProblems(root)).toEqual([
      expect.stringContaining("b.ts: a service is reached by its port alone"),
      expect.stringContaining("c.ts: reaches into services/threed/src/world.ts"),
    ]);
  });

  it("see a cycle through the names of packages, of files and of packages as wholes", () => {
    const port = (name: string) => JSON.stringify({ name: `@carloom/${name}`, exports: { ".": "./src/index.ts" } });
    const files = {
      "services/threed/package.json": port("threed"),
      "services/commerce/package.json": port("commerce"),
      "services/commerce/src/index.ts": 'export { a } from "./a.ts";\n',
      "services/commerce/src/a.ts": 'import { b } from "@carloom/threed";\nexport const a = b;\n',
    };
    const whole = "cycle: services/commerce → services/threed → services/commerce";
    const back = 'import { a } from "@carloom/commerce";\nexport const b = a;\n';
    const up = (file: string) => `services/threed/src/${file}: services/threed may not import @carloom/commerce`;
    expect(importProblems(tree({ ...files, "services/threed/src/index.ts": back }))).toEqual([
      up("index.ts"),
      expect.stringMatching(/^cycle: .*commerce\/src\/a\.ts → services\/threed\/src\/index\.ts/),
      whole,
    ]);
    const apart = { "services/threed/src/index.ts": "export const b = 1;\n", "services/threed/src/c.ts": back };
    expect(importProblems(tree({ ...files, ...apart }))).toEqual([up("c.ts"), whole]);
  });

  it("see the product on its scripts and tests, and scripts that reach past a package", () => {
    const root = tree({
      "packages/build/src/index.ts": "export const a = 1;\n",
      "packages/build/bench/a.ts": "export const a = 1;\n",
      "scripts/setup/root.ts": "export const root = 1;\n",
      "tests/support/api.ts": 'import { a } from "../../packages/build/src/index.ts";\nexport const api = a;\n',
      "packages/build/src/b.ts": 'import { root } from "../../../scripts/setup/root.ts";\nexport const b = root;\n',
      "scripts/start.ts": 'import { a } from "../packages/build/src/index.ts";\nimport "../tests/support/api.ts";\n',
      "scripts/films.ts": 'import { a } from "../packages/build/bench/a.ts";\nimport "./setup/root.ts";\n',
      "scripts/bench.ts": 'import "../tests/support/api.ts";\nimport "../packages/build/src/index.ts";\n',
    });
    const places = importProblems(root).map((problem) => problem.split(";")[0]);
    expect(places).toEqual([
      "packages/build/src/b.ts: reaches into scripts/setup/root.ts",
      "scripts/start.ts: reaches into packages/build/src/index.ts",
      "scripts/start.ts: reaches into tests/support/api.ts",
    ]);
  });

  it("see an arrow that runs back up between folders, tests aside", () => {
    const root = tree({
      "services/commerce/src/order/a.ts": 'import { b } from "../stock/b.ts";\nexport const a = b;\n',
      "services/commerce/src/stock/b.ts": "export const b = 1;\n",
      "services/commerce/src/stock/c.test.ts": 'import "../order/a.ts";\n',
    });
    expect(importProblems(root)).toEqual([]);
    writeFileSync(
      join(root, "services/commerce/src/stock/c.ts"),
      'import { a } from "../order/a.ts";\nexport { a };\n',
    );
    expect(importProblems(root)).toEqual([expect.stringContaining("an arrow runs back up in order → stock → order")]);
  });

  it("see a cycle", () => {
    const root = tree({
      "packages/build/src/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
      "packages/build/src/b.ts": 'import type { a } from "./a.ts";\nexport const b = 1;\n',
    });
    expect(importProblems(root)).toEqual([expect.stringContaining("cycle: packages/build/src/a.ts")]);
  });
});
