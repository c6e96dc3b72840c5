import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isObjectName, type ObjectStorage, StorageFullError } from "./storage.ts";

/**
 * Objects in a folder: temporary file → fsync → rename, so a name never shows half a file.
 * Refuses writes when less than `reserveBytes` would stay free on the disk.
 */
export function localStorage(folder: string, reserveBytes: number): ObjectStorage {
  const pathOf = (name: string) => {
    if (!isObjectName(name)) throw new Error("This is not the name of an object.");
    return join(folder, name);
  };
  return {
    async put(prefix, bytes, extension) {
      const name = `${prefix}/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
      const path = pathOf(name);
      const known = await stat(path).catch(() => null);
      if (known?.size === bytes.byteLength) return name;
      await mkdir(dirname(path), { recursive: true });
      const disk = await statfs(dirname(path));
      if (disk.bavail * disk.bsize - bytes.byteLength < reserveBytes) {
        throw new StorageFullError(
          "There is no room left to store files. Reading still works; the operator has to free space.",
        );
      }
      const temporary = `${path}.${randomUUID()}.tmp`;
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
        throw error;
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
