import { randomUUID } from "node:crypto";
import { isObjectName, type Services } from "@carloom/platform";
import { addPendingObjects } from "../object/object.repository.ts";
import { removeObjects } from "../object/keep.ts";
import { deleteOwned } from "./owner.repository.ts";

/** Erases what a person has in the studio: rows first, their files after. Called again it finishes what was cut off. */
export async function eraseOwner(
  services: Pick<Services, "db" | "storage" | "log">,
  ownerId: string,
  keepUploads: readonly string[],
): Promise<void> {
  const token = randomUUID();
  const names = await services.db.transaction().execute(async (trx) => {
    const shown = (await deleteOwned(trx, ownerId, keepUploads)).filter(isObjectName);
    // pending with their rows' end: a crash before the files are gone leaves them to the sweep
    await addPendingObjects(trx, token, shown);
    return shown;
  });
  await removeObjects(services, token, names);
}
