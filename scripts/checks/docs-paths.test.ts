import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/root.ts";
import { sourceFiles } from "./graph.ts";

/** A source file that a document names, by its whole path or by the end of it. */
const NAMED = /`([\w@./-]+\.(?:ts|tsx|mjs))`/g;
/** Stands for every file that is called so: `x.policy.ts`, `versions/NNN-name.ts`. */
const ANY = /(?:^|\/)(?:x\.|NNN-)/;

it("documents name source files that are there", () => {
  const ends = new Set<string>();
  for (const layer of ["apps", "packages", "services", "scripts", "tests"])
    for (const file of sourceFiles(join(root, layer))) {
      const parts = relative(root, file).split(/[\\/]/);
      for (let at = 0; at < parts.length; at++) ends.add(parts.slice(at).join("/"));
    }
  const documents = globSync(["*.md", "docs/*.md", "{apps,packages,services}/*/README.md"], { cwd: root });
  const named = documents.flatMap((document) =>
    [...readFileSync(join(root, document), "utf8").matchAll(NAMED)].map(([, path = ""]) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(300);
  const lost = named.filter(({ path }) => !ANY.test(path) && !ends.has(path) && !existsSync(join(root, path)));
  expect(lost.map(({ document, path }) => `${document}: ${path}`)).toEqual([]);
});
