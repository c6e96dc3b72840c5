import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf, StartError } from "../start-error.ts";

/** Folders that the product writes into itself; the embedded database has rules of its own. */
const WRITTEN = ["objects", "mail"];

/** @throws StartError when the data folder cannot be made or written */
export function checkDataFolder(folder: string): void {
  let path = folder;
  try {
    mkdirSync(folder, { recursive: true });
    path = join(folder, `.written-${process.pid}`);
    writeFileSync(path, "");
    rmSync(path, { force: true });
    for (const name of WRITTEN) {
      path = join(folder, name);
      if (existsSync(path)) accessSync(path, constants.W_OK);
    }
  } catch (error) {
    const what = WRITTEN.some((name) => path === join(folder, name)) ? path : folder;
    throw new StartError(
      `The data folder ${what} cannot be written (${reasonOf(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}
