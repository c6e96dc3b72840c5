import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.ts";

export const LIGHTHOUSE_VERSION = "12.8.2";

export type Audit = { score: number | null; numericValue?: number; title: string; details?: unknown };
export type LighthouseResult = {
  lhr: { categories: Record<string, { score: number }>; audits: Record<string, Audit> };
};
export type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult>;
export type Launcher = { launch(options: object): Promise<{ port: number; kill(): void }> };

/** Lighthouse and what starts a Chromium for it, fetched into `.data/bench/lighthouse`: nothing else here needs its 200 packages. */
export async function fetchLighthouse(): Promise<{ lighthouse: Lighthouse; launch: Launcher["launch"] }> {
  const folder = join(root, ".data", "bench", "lighthouse");
  if (!existsSync(join(folder, "node_modules", "lighthouse"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
    const done = spawnSync(
      "npm",
      ["i", `lighthouse@${LIGHTHOUSE_VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund"],
      {
        cwd: folder,
        stdio: ["ignore", "ignore", "inherit"],
        shell: process.platform === "win32",
      },
    );
    if (done.status !== 0) throw new Error("Lighthouse could not be fetched: npm's lines above say why.");
  }
  const require = createRequire(join(folder, "package.json"));
  const load = (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href);
  const { default: lighthouse } = (await load("lighthouse")) as { default: Lighthouse };
  const { launch } = (await load("chrome-launcher")) as Launcher;
  return { lighthouse, launch };
}
