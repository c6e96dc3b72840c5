// reads: nothing
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { watchMemory } from "./memory.ts";

it.runIf(existsSync("/proc/self/smaps_rollup"))(
  "counts a process and what it started, and shared pages once where it is above the limit",
  async () => {
    const child = spawn(process.execPath, [
      "-e",
      "globalThis.kept = Buffer.alloc(2e8, 1); console.log('holds'); setInterval(() => {}, 1e6)",
    ]);
    try {
      await new Promise((held) => child.stdout.once("data", held));
      const [rough, exact] = [watchMemory(process.pid)(1e6), watchMemory(process.pid)(100)];
      expect(watchMemory(child.pid ?? 0)(100)).toBeGreaterThan(190);
      expect(exact).toBeGreaterThan(190);
      // what is told below a limit is never less than what is held
      expect(rough).toBeGreaterThan(exact ?? 0);
    } finally {
      child.kill();
    }
  },
);

it("says nothing of a process that is no more", () => {
  expect(watchMemory(2 ** 30)(100)).toBeNull();
});
