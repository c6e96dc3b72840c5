import type { PersonalPort } from "@carloom/identity";
import type { DesignPort } from "../design.port.ts";
import { shopTables } from "../tables.ts";
import { erasePerson, uploadsOfOpenOrders, uploadsOfOthers } from "./personal.repository.ts";
import { personalTopics } from "./personal.topics.repository.ts";

/** What shop and studio keep of people, as accounts ask for it: the shop's goes with the account, the studio's after it. */
export const personalOf = (
  threed: Pick<DesignPort, "claimedUploads" | "ownerTopics" | "ownerFiles" | "eraseOwner">,
): PersonalPort => ({
  topicsOf: (db, person) => [
    ...personalTopics(shopTables(db), person),
    ...threed.ownerTopics(person.id).map((topic) => ({ ...topic, name: `studio/${topic.name}` })),
  ],
  filesOf: ({ id }, from, most) => threed.ownerFiles(id, from, most),
  async erase(trx, person) {
    const keepUploads = [
      ...(await uploadsOfOpenOrders(shopTables(trx), person)),
      ...(await uploadsOfOthers(shopTables(trx), person.id, await threed.claimedUploads(person.id))),
    ];
    await erasePerson(shopTables(trx), person);
    return keepUploads;
  },
  eraseRest: (accountId, keepUploads) => threed.eraseOwner(accountId, keepUploads),
});
