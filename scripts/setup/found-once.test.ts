// reads: scripts/setup/found-once.ts, packages/settings
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const PRELOADED = join(import.meta.dirname, "found-once.ts");
let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "carloom-found-"));
  writeFileSync(join(place, "main.ts"), 'import { who } from "./one.ts";\nconsole.log(who);\n');
  for (const name of ["one", "two"])
    writeFileSync(join(place, `${name}.ts`), `export const who: string = "${name}";\n`);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What a program says whose modules are found once. @param cache where what is found is kept */
function say(cache: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--no-warnings", `--import=${pathToFileURL(PRELOADED)}`, join(place, "main.ts")],
    { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "", NODE_COMPILE_CACHE: cache } },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

it("keeps where a module lies, for the next process", () => {
  const cache = join(place, "kept");
  expect(say(cache)).toBe("one");
  const [kept = ""] = readdirSync(cache).filter((name) => name.startsWith("places-"));
  const file = join(cache, kept);
  // who reads it goes where it leads
  writeFileSync(file, readFileSync(file, "utf8").replaceAll('one.ts",', 'two.ts",'));
  expect(say(cache)).toBe("two");
  // unless that is gone
  renameSync(join(place, "two.ts"), join(place, "three.ts"));
  expect(say(cache)).toBe("one");
  // and without what was kept finds it again
  rmSync(file);
  expect(say(cache)).toBe("one");
});

it("finds modules as ever where nothing can be kept, or what was kept is broken", () => {
  // a file where a folder should be
  expect(say(join(place, "main.ts"))).toBe("one");
  const cache = join(place, "broken");
  expect(say(cache)).toBe("one");
  const [kept = ""] = readdirSync(cache).filter((name) => name.startsWith("places-"));
  writeFileSync(join(cache, kept), "{");
  expect(say(cache)).toBe("one");
});
