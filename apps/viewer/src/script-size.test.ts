// reads: apps/viewer/dist
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const built = new URL("../dist/", import.meta.url);

/** Bytes after gzip of script: what the page names, and until the car is drawn; kilobytes of 1,000. */
const MOST_PAGE = 90_000;
const MOST_CAR = 330_000;

const read = (file: string) => readFileSync(new URL(`assets/${file}`, built), "utf8");
const imports = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file = ""]) => file);

/** A file and everything that it cannot run without. */
function needed(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    needed(imports(read(file)), found);
  }
  return found;
}
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

describe.skipIf(!existsSync(new URL("index.html", built)))("script of the built viewer", () => {
  const page = () =>
    [...readFileSync(new URL("index.html", built), "utf8").matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
      ([, file = ""]) => file,
    );

  it("is little before anything is asked for: a frame in somebody else's page loads no more", () => {
    expect(page().length).toBeGreaterThan(0);
    const size = sizeOf(needed(page()));
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThanOrEqual(MOST_PAGE);
  });
  it("is what the car needs, and nothing of film, files or codes", () => {
    // the one part that the page itself asks for beside the picture for phones
    const asked = page().flatMap((file) => [...read(file).matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)]);
    const renderer = asked.map(([, file = ""]) => file).find((file) => /WebGLRenderer/.test(read(file)));
    expect(renderer).toBeDefined();
    const size = sizeOf(needed([...page(), renderer ?? ""]));
    expect(size).toBeGreaterThan(150_000);
    expect(size).toBeLessThanOrEqual(MOST_CAR);
  });
});
