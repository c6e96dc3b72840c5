import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** A file that a text names from the repository's root, and what it says is in it. */
const NAMED = /`((?:apps|packages|services|scripts)\/[\w./-]+\.tsx?)`(?:: `([\w.]+)(?:\(\)[\w.]*)?`)?/g;

describe("the map", () => {
  it("names files that are there, and what is in them", () => {
    const text = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
    const named = [...text.matchAll(NAMED)];
    expect(named.length).toBeGreaterThan(10);
    const wrong = named.filter(([, path = "", name]) => {
      const file = join(ROOT, path);
      return !existsSync(file) || (name !== undefined && !readFileSync(file, "utf8").includes(name));
    });
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  it("has a page for every package, service and application", () => {
    const homes = ["apps", "packages", "services"].flatMap((layer) =>
      readdirSync(join(ROOT, layer)).map((name) => join(layer, name)),
    );
    const lost = homes.filter(
      (home) => existsSync(join(ROOT, home, "package.json")) && !existsSync(join(ROOT, home, "README.md")),
    );
    expect(lost).toEqual([]);
  });
});
