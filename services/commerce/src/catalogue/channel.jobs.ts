import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { copyPrices } from "./channel-delete.repository.ts";

const CHANNEL_PRICES = "commerce.channelPrices";
/** Variants that are priced together: products are locked so long. */
const STEP = 500;

type Copy = { from: number; into: number; factor: number; step: number };

export const addPricesJob = (db: CommerceDb, copy: Copy): Promise<void> =>
  addJob(db, CHANNEL_PRICES, copy, { key: `${CHANNEL_PRICES}:${copy.into}`, queue: CHANNEL_PRICES });

/** Gives a new channel its prices, some at a time; what has a price there already keeps it, so it may begin anew. */
export function channelJobs(services: Pick<Services, "db">): JobHandlers {
  const db = shopTables(services.db);
  return {
    async [CHANNEL_PRICES](payload) {
      const copy = payload as Copy;
      for (let after: number | null = 0; after !== null; ) {
        const begun: number = after;
        after = await transact(db, (trx) => copyPrices(trx, { ...copy, after: begun, most: STEP }));
      }
    },
  };
}
