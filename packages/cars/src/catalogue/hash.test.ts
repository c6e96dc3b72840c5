// reads: packages/build/src, packages/cars
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PACKAGE, sourceHash } from "./hash.ts";

const copy = mkdtempSync(join(tmpdir(), "schemas-"));
cpSync(resolve(PACKAGE, "../build/src"), copy, { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the hash of the sources", () => {
  it("is the same for the same sources", () => {
    expect(sourceHash()).toBe(sourceHash());
    expect(sourceHash()).toMatch(/^[0-9a-f]{16}$/);
  });

  it("differs when the schemas of manifests and parts do, and from one Node to another", () => {
    const before = sourceHash(process.version, copy);
    expect(sourceHash("v23.0.0", copy)).not.toBe(before);
    writeFileSync(join(copy, "manifest.ts"), "export const version = 2;\n");
    expect(sourceHash(process.version, copy)).not.toBe(before);
  });
});
