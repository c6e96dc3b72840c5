import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/root.ts";

const folder = join(root, "docs/decisions");
const files = readdirSync(folder).filter((name) => name !== "README.md");

it("gives every decision a number of its own", () => {
  for (const name of files) expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
  const numbers = files.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

it("finds every decision that a document names", () => {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  const named = ["README.md", "CONTRIBUTING.md", ...documents.map((name) => join("docs", name))].flatMap((name) => [
    ...readFileSync(join(root, name), "utf8").matchAll(/\d{3}-[a-z][a-z0-9-]+\.md/g),
  ]);
  expect(named.map(([name]) => name).filter((name) => !files.includes(name))).toEqual([]);
});
