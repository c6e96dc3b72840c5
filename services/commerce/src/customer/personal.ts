import type { PersonalPort } from "@carloom/identity";
import type { DesignPort } from "../design.port.ts";
import { shopTables } from "../tables.ts";
import { erasePerson, personalData, uploadsOfOpenOrders, uploadsOfOthers } from "./personal.repository.ts";

/** What shop and studio keep of people, as accounts ask for it: the shop's goes with the account, the studio's after it. */
export const personalOf = (
  threed: Pick<DesignPort, "claimedUploads" | "exportOwner" | "eraseOwner">,
): PersonalPort => ({
  dataOf: async (db, person) => ({
    ...(await personalData(shopTables(db), person)),
    studio: await threed.exportOwner(person.id),
  }),
  async erase(trx, person) {
    const keepUploads = [
      ...(await uploadsOfOpenOrders(shopTables(trx), person.id)),
      ...(await uploadsOfOthers(shopTables(trx), person.id, await threed.claimedUploads(person.id))),
    ];
    await erasePerson(shopTables(trx), person);
    return keepUploads;
  },
  eraseRest: (accountId, keepUploads) => threed.eraseOwner(accountId, keepUploads),
});
