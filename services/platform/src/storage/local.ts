import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isAlive } from "../postgres/lock.ts";
import { isObjectName, type ObjectStorage, StorageFullError } from "./storage.ts";

/** Nobody writes one object for longer; a process of this number is then another one. */
const WRITING_MS = 3_600_000;

const isFull = (error: unknown) => ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");
const noRoom = (cause?: unknown) =>
  new StorageFullError("There is no room left to store files. Reading still works; the operator has to free space.", {
    cause,
  });

/**
 * Objects in a folder: temporary file → fsync → rename, so a name never shows half a file.
 * Refuses writes when less than `reserveBytes` would stay free on the disk.
 */
export function localStorage(folder: string, reserveBytes: number): ObjectStorage {
  const pathOf = (name: string) => {
    if (!isObjectName(name)) throw new Error("This is not the name of an object.");
    return join(folder, name);
  };
  // on the same disk, so that a rename is one step; apart, so that what killed processes left is found at once
  const aside = join(folder, ".tmp");
  return {
    async sweep() {
      const files = await readdir(aside).catch(() => []);
      for (const file of files) {
        const path = join(aside, file);
        const written = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
        const pid = Number(file.split("-", 1)[0]);
        const ours = pid === process.pid && written >= performance.timeOrigin;
        const another = pid !== process.pid && isAlive(pid) && Date.now() - written < WRITING_MS;
        if (!ours && !another) await rm(path, { force: true });
      }
    },
    async put(prefix, bytes, extension) {
      const name = `${prefix}/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
      const path = pathOf(name);
      const known = await stat(path).catch(() => null);
      if (known?.size === bytes.byteLength) return name;
      await mkdir(dirname(path), { recursive: true });
      const disk = await statfs(dirname(path));
      if (disk.bavail * disk.bsize - bytes.byteLength < reserveBytes) {
        throw noRoom();
      }
      await mkdir(aside, { recursive: true });
      const temporary = join(aside, `${process.pid}-${randomUUID()}`);
      try {
        const file = await open(temporary, "wx", 0o644);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        // what was free a moment ago, others may have taken
        throw isFull(error) ? noRoom(error) : error;
      }
      return name;
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" ? null : Promise.reject(error),
      ),
    size: async (name) => (await stat(pathOf(name)).catch(() => null))?.size ?? null,
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}
