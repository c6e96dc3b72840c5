// reads: nothing
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { localStorage } from "./local.ts";

const aside = (folder: string) => readdirSync(join(folder, ".tmp"));

it("leaves nothing aside, and sweeps what killed processes left without touching what others write", async () => {
  const folder = mkdtempSync(join(tmpdir(), "carloom-objects-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storage = localStorage(folder, 0);
  await storage.sweep?.();
  const name = await storage.put("art", new TextEncoder().encode("car"), "webp");
  expect(aside(folder)).toEqual([]);
  mkdirSync(join(folder, ".tmp"), { recursive: true });
  const write = (file: string, age: number) => {
    writeFileSync(join(folder, ".tmp", file), "half");
    utimesSync(join(folder, ".tmp", file), new Date(Date.now() - age), new Date(Date.now() - age));
  };
  write("999999999-a", 1000);
  write(`${process.pid}-b`, 0);
  // a process of our number that lived before us
  write(`${process.pid}-c`, performance.now() + 60_000);
  write(`${process.ppid}-d`, 1000);
  write(`${process.ppid}-e`, 7_200_000);
  await storage.sweep?.();
  expect(aside(folder).sort()).toEqual([`${process.pid}-b`, `${process.ppid}-d`].sort());
  expect(new TextDecoder().decode((await storage.get(name)) ?? undefined)).toBe("car");
});
