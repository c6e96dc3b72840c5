import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Running } from "./product.ts";
import { makes, RUN } from "./seeded.ts";

/** Where its map asks for tiles: nothing answers there, and no page may reach the port, but who routes it on a page of theirs. */
export const TILES = { MAPS_TILE_URL: "http://tiles.localhost:1/{z}/{x}/{y}.png?key={key}", MAPS_API_KEY: "k&y" };

/** Two starts, of which each says itself when it took too long. */
const MOST_MS = 1_200_000;

/**
 * The product of a run, for files that change nothing that others see: no staff's work, no stock run out, no settings.
 * Other files act on it at the same time, so people, mails and carts are named by the file that makes them. The first who
 * asks starts it; its keeper stops it when the run is over.
 */
export async function sharedProduct(): Promise<Running> {
  const run = process.env[RUN];
  if (!run) throw new Error(`${RUN} is not set: only suites of a run share a product.`);
  const [ready, failed] = [join(run, "shared.json"), join(run, "shared-failed")];
  if (makes(join(run, "shared"))) {
    // outlives this file, its worker and its vitest
    const keeper = resolve(import.meta.dirname, "product-keeper.ts");
    spawn(process.execPath, [keeper, run], { detached: true, stdio: "ignore" }).unref();
  }
  for (const limit = Date.now() + MOST_MS; !existsSync(ready); ) {
    if (existsSync(failed)) throw new Error(`The shared product did not start:\n${readFileSync(failed, "utf8")}`);
    if (Date.now() > limit) throw new Error("The shared product was not ready in time.");
    await new Promise((next) => setTimeout(next, 100));
  }
  return JSON.parse(readFileSync(ready, "utf8")) as Running;
}
