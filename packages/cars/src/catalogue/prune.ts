import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const HASH = /^[0-9a-f]{16}$/;
const ASIDE = /^\.(?:[0-9a-f]{16}|current)\.(\d+)$/;
/** A folder that another process builds aside is left alone this long, whoever has its number now. */
const BUILDING_MS = 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Removes generated folders that nobody needs: all but the one in use and the one made last before it (a running
 * server may still read that), and what killed runs built aside.
 */
export function pruneGenerated(outDir: string, hash: string, now = Date.now()): void {
  const changed = (name: string) => statSync(join(outDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(outDir);
  const older = names
    .filter((name) => HASH.test(name) && name !== hash)
    .sort((a, b) => changed(b) - changed(a))
    .slice(1);
  const left = names.filter((name) => {
    const pid = Number(ASIDE.exec(name)?.[1] ?? 0);
    return pid > 0 && (!isAlive(pid) || now - changed(name) > BUILDING_MS);
  });
  for (const name of [...older, ...left]) rmSync(join(outDir, name), { recursive: true, force: true });
}
