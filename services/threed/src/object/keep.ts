import { createHash, randomUUID } from "node:crypto";
import type { Database, Services } from "@carloom/platform";
import {
  addPendingObjects,
  isReferenced,
  lockObjects,
  pendingObjectsBefore,
  removePendingObjects,
} from "./object.repository.ts";

/** Bytes that will be stored as `folder/<sha256>.<extension>`. */
export type NewObject = { folder: string; bytes: Uint8Array; extension: string };

type Keeper = Pick<Services, "db" | "storage" | "log">;

function nameOf({ folder, bytes, extension }: NewObject): string {
  return `${folder}/${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
}

const put = ({ storage }: Keeper, { folder, bytes, extension }: NewObject) => storage.put(folder, bytes, extension);

/**
 * Stores objects and writes the rows that show them, so that at no moment a row shows what is not there, and
 * what is there without a row is known to be pending and gets swept, whatever dies when.
 * @param write gets the names in the order of `objects`, in the transaction that commits them
 */
export async function keepObjects<T>(
  services: Keeper,
  objects: readonly NewObject[],
  write: (trx: Database, names: string[]) => Promise<T>,
): Promise<T> {
  const names = objects.map(nameOf);
  if (names.length === 0) return services.db.transaction().execute((trx) => write(trx, names));
  const unique = [...new Set(names)];
  const token = randomUUID();
  await addPendingObjects(services.db, token, unique);
  try {
    for (const object of objects) await put(services, object);
    return await services.db.transaction().execute(async (trx) => {
      await lockObjects(trx, unique);
      for (const [index, object] of objects.entries()) {
        // a remover of the same bytes may have come between
        if ((await services.storage.size(names[index] ?? "")) === null) await put(services, object);
      }
      const written = await write(trx, names);
      await removePendingObjects(trx, token, unique);
      return written;
    });
  } catch (error) {
    await removeObjects(services, token, unique);
    throw error;
  }
}

/** Removes objects pending under a token unless a row shows them. Failing is no harm: they stay pending and the next sweep takes them. */
export async function removeObjects(services: Keeper, token: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await services.db.transaction().execute(async (trx) => {
        await lockObjects(trx, [name]);
        if (!(await isReferenced(trx, name))) await services.storage.delete(name);
        await removePendingObjects(trx, token, [name]);
      });
    } catch (error) {
      services.log.warn("object could not be removed", { name, error: String(error) });
    }
  }
}

/**
 * Removes what a process that died left behind.
 * @param olderThanMs spares what is being written now
 * @returns how many were looked at
 */
export async function sweepObjects(services: Keeper, olderThanMs = 600_000): Promise<number> {
  const pending = await pendingObjectsBefore(services.db, new Date(Date.now() - olderThanMs), 1000);
  for (const { token, name } of pending) await removeObjects(services, token, [name]);
  return pending.length;
}
