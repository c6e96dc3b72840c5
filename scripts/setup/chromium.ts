import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "./root.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/**
 * Debian's Chromium without windows, menus and profiles: the same engine for a fraction of the work around each page.
 * The program itself, for the script of its name on the path stays its parent and dies in its place.
 */
const BARE = "/usr/lib/chromium/chromium-headless-shell";
const FIXED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const PACKAGED = "@sparticuz/chromium@153.0.0";

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A Chromium of this machine: `$CHROMIUM`, the bare one, the system's, or null. @throws when `$CHROMIUM` is none */
export function systemChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named) {
    if (executable(named)) return named;
    throw new Error(`CHROMIUM=${named} is not a program that can be run.`);
  }
  if (executable(BARE)) return BARE;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
  return found ?? FIXED.find(executable) ?? null;
}

/** A Chromium for the tests: this machine's, or one from npm when it has none (Linux). Sets `CHROMIUM` for child processes. */
export async function prepareChromium(report: (line: string) => void): Promise<string> {
  const system = systemChromium();
  if (system) {
    process.env.CHROMIUM = system;
    return system;
  }
  const how = "Install Chromium (Debian: apt-get install chromium) or set CHROMIUM to its path.";
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error(`There is no Chromium on this machine. ${how}`);
  const folder = join(root, ".data", "chromium");
  if (!existsSync(join(folder, "node_modules", "@sparticuz"))) {
    report("no Chromium on this machine: fetching one from npm…");
    const result = spawnSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--no-save", PACKAGED], {
      stdio: "inherit",
    });
    if (result.status !== 0)
      throw new Error(`There is no Chromium on this machine, and none could be had from npm. ${how}`);
  }
  const entry = createRequire(join(folder, "index.js")).resolve("@sparticuz/chromium");
  // tells the package to unpack its shared libraries too: a bare machine lacks them
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: chromium } = (await import(entry)) as { default: { executablePath(): Promise<string> } };
  process.env.CHROMIUM = await chromium.executablePath();
  return process.env.CHROMIUM;
}
