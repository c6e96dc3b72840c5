// reads: nothing
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { silentLog } from "../log.ts";
import { createWarmBrowser } from "./warm-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "carloom-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A browser that says how it was started, and ends. */
function browser(name: string, sandbox: boolean) {
  const said = join(folder, `${name}.txt`);
  const executable = join(folder, `${name}.sh`);
  writeFileSync(executable, `#!/bin/sh\necho "$@" >> ${said}\nexit 1\n`);
  chmodSync(executable, 0o755);
  const limits = { timeoutMs: 5000, memoryMb: 500, waiting: 1, idleMs: 1000, log: silentLog };
  const warm = createWarmBrowser({ executable, sandbox, ...limits });
  return {
    tried: () => (existsSync(said) ? readFileSync(said, "utf8") : ""),
    error: warm
      .run(async () => undefined)
      .then(
        () => "",
        (error: Error) => error.message,
      ),
  };
}

it("is never started without its sandbox where strangers' builds are drawn, and says why", async () => {
  const { tried, error } = browser("strict", true);
  expect(await error).toMatch(/does not start with its sandbox \(.+\)/);
  if (process.getuid?.() === 0) expect(await error).toContain("run the product as an ordinary user");
  expect(tried()).not.toContain("--no-sandbox");
});

it("does without on a machine of one's own", async () => {
  const { tried, error } = browser("own", false);
  expect(await error).toMatch(/does not start/);
  expect(tried()).toContain("--no-sandbox");
});
