// reads: nothing
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { pruneGenerated } from "./prune.ts";

it("keeps the folder in use, the one before it, and what is being built", () => {
  const out = mkdtempSync(join(tmpdir(), "carloom-prune-"));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const folder = (name: string, age: number) => {
    mkdirSync(join(out, name));
    writeFileSync(join(out, name, "catalogue.json"), "{}");
    utimesSync(join(out, name), new Date(Date.now() - age), new Date(Date.now() - age));
  };
  const [used, before, old, oldest] = ["a", "b", "c", "d"].map((letter) => letter.repeat(16)) as [string, ...string[]];
  folder(used, 9_000_000);
  folder(before ?? "", 1000);
  folder(old ?? "", 5000);
  folder(oldest ?? "", 9000);
  folder(`.${"e".repeat(16)}.999999999`, 1000);
  folder(`.${"f".repeat(16)}.${process.pid}`, 1000);
  folder("not-ours", 1000);
  writeFileSync(join(out, "current"), used);
  pruneGenerated(out, used);
  expect(readdirSync(out).sort()).toEqual(
    [`.${"f".repeat(16)}.${process.pid}`, used, before, "current", "not-ours"].sort(),
  );
});
