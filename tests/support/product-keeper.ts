import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProduct } from "./product.ts";
import { TILES } from "./shared-product.ts";

/** Holds the product that files of a run share. Stops it when the run's folder is gone, or who made that is. */
const [run = ""] = process.argv.slice(2);
const owner = Number(readFileSync(join(run, "owner"), "utf8"));

/** Whole or not at all: others look for it all the time. */
const write = (name: string, text: string) => {
  writeFileSync(join(run, `${name}.part`), text);
  renameSync(join(run, `${name}.part`), join(run, name));
};

function goesOn(): boolean {
  if (!existsSync(run)) return false;
  try {
    return process.kill(owner, 0);
  } catch {
    return false;
  }
}

try {
  // all files of a run come from one network
  const product = await startProduct({ LIMIT_UPLOADS_PER_MINUTE: "1000", ...TILES });
  try {
    if (goesOn()) write("shared.json", JSON.stringify(product));
    while (goesOn()) await new Promise((next) => setTimeout(next, 500));
  } finally {
    await product.stop();
  }
  // whoever was ended by force left it behind
  rmSync(run, { recursive: true, force: true });
} catch (error) {
  if (existsSync(run)) write("shared-failed", String((error as Error).stack ?? error));
  process.exitCode = 1;
}
