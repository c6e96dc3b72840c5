import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { reofferDue } from "./promotion.repository.ts";

const FOLLOW_PROMOTIONS = "commerce.followPromotions";
const EVERY_MS = 60_000;
const AT_ONCE = 2000;

/** Plans the next look at promotions that begin or end; planning it twice is planning it once. */
export async function schedulePromotions(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, FOLLOW_PROMOTIONS, {}, { key: FOLLOW_PROMOTIONS, runAt: new Date(Date.now() + EVERY_MS) });
}

/** What a price is follows the clock by itself; this brings lists' order and the history of prices after it. */
export function promotionJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  return {
    async [FOLLOW_PROMOTIONS]() {
      try {
        let due = AT_ONCE;
        while (due > 0) due = await db.transaction().execute((trx) => reofferDue(trx, AT_ONCE));
      } finally {
        await schedulePromotions(services);
      }
    },
  };
}
