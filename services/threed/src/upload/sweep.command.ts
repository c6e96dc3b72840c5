import { randomUUID } from "node:crypto";
import type { Database, Services } from "@carloom/platform";
import { removeObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { deleteUploads, lockUnused, noteUsed, shownUploads } from "./upload.repository.ts";

/** A guest's picture that nothing shows goes when nobody used or looked it up for so long. */
export const UNUSED_DAYS = 180;
/** Pictures that are looked at in one transaction, and how often at a time. */
const AT_ONCE = 200;
const MOST_STEPS = 20;

/** Of some pictures those that carts, quotes or orders show, asked in the sweep's own transaction. */
export type ShownElsewhere = (trx: Database, uuids: readonly string[]) => Promise<readonly string[]>;

/**
 * Removes guests' pictures that nothing shows any more. Each is locked before it is asked who shows it, and whoever comes
 * to show one uses it first (`useUploads`), in the transaction that writes what shows it: so either they wait and find it
 * gone, or the sweep finds it used.
 *
 * @returns how many went
 */
export async function sweepUploads(
  services: Pick<Services, "db" | "storage" | "log">,
  shownElsewhere: ShownElsewhere,
  now = Date.now(),
): Promise<number> {
  const before = new Date(now - UNUSED_DAYS * 86_400_000);
  let gone = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const token = randomUUID();
    const { looked, names } = await services.db.transaction().execute(async (trx) => {
      const uuids = await lockUnused(trx, before, AT_ONCE);
      if (uuids.length === 0) return { looked: 0, names: [] };
      const shown = new Set([...(await shownUploads(trx, uuids)), ...(await shownElsewhere(trx, uuids))]);
      // what is shown is looked at again when as much time has gone by
      await noteUsed(trx, [...shown]);
      const left = await deleteUploads(
        trx,
        uuids.filter((uuid) => !shown.has(uuid)),
      );
      // pending with their rows' end: a crash before the files are gone leaves them to the sweep of objects
      await addPendingObjects(trx, token, [...new Set(left)]);
      return { looked: uuids.length, names: left };
    });
    await removeObjects(services, token, [...new Set(names)]);
    gone += names.length;
    if (looked < AT_ONCE) break;
  }
  return gone;
}
