// reads: nothing
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const PLACE = "/dev/shm";
const GIB = 2 ** 30;
/** Bytes: a run keeps 0.8 GiB there at most, and the suites beside it need the rest. */
const ROOM = 6 * GIB;
const MEMORY = 14 * GIB;

/** @param facts bytes free at the place, bytes of memory that programs could have, and the text of /proc/mounts */
export function hasRoom(facts: { free: number; available: number; mounts: string }): boolean {
  const mount = facts.mounts.split("\n").find((line) => line.split(" ")[1] === PLACE);
  const options = mount?.split(" ")[3]?.split(",") ?? [];
  // the engine's programs may be put beside its data
  if (!options.includes("rw") || options.includes("noexec")) return false;
  return facts.free >= ROOM && facts.available >= MEMORY;
}

function facts(): Parameters<typeof hasRoom>[0] {
  const { bavail, bsize } = statfsSync(PLACE);
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync("/proc/meminfo", "utf8"))?.[1];
  return {
    free: bavail * bsize,
    available: Number(available ?? 0) * 1024,
    mounts: readFileSync("/proc/mounts", "utf8"),
  };
}

/** Milliseconds that what ends with a run is given for it. */
const LEAVING = 20_000;

/**
 * Puts temporary files of this process and of all that it starts in memory, where the machine has room for them: a
 * database is some thousand small files, made and removed for each file of tests, and a disk's books on them cost as much
 * as what PostgreSQL does.
 *
 * @returns how to wait until others have left the folder, and how to remove it
 */
export function temporaryInMemory(): { left(): Promise<void>; remove(): void } {
  if (process.platform !== "linux" || process.env.TMPDIR || !existsSync(PLACE) || !hasRoom(facts()))
    return { left: () => Promise.resolve(), remove: () => undefined };
  const folder = mkdtempSync(join(PLACE, "carloom-test-"));
  // the engine's own account walks through it
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return {
    async left() {
      const isUsed = () => readdirSync(folder).some((name) => name.startsWith("carloom-"));
      for (const limit = Date.now() + LEAVING; isUsed() && Date.now() < limit; )
        await new Promise((next) => setTimeout(next, 100));
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}
