import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { countFigures } from "../figures/counted.repository.ts";
import { shopTables } from "../tables.ts";
import { countDays, forgetEvents, makeMonths } from "./visits.repository.ts";

const COUNT = "commerce.visitCount";
const EVERY_MS = 5 * 60_000;
/** As the privacy page promises. */
const KEPT_DAYS = 90;
/** A search that fewer visits made is nobody's business. */
export const FEWEST_VISITS = 3;

/** Plans the next count; planning it twice is planning it once. */
export async function scheduleVisitCount(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, COUNT, {}, { key: COUNT, runAt: new Date(Date.now() + EVERY_MS) });
}

/** Every five minutes: visits and orders are counted by the shop's days, and what was kept for long enough goes. */
export function visitJobs({ db: database, settings }: Pick<Services, "db" | "settings">): JobHandlers {
  const db = shopTables(database);
  return {
    async [COUNT]() {
      const timeZone = settings.env.WAREHOUSE_TIME_ZONE;
      try {
        await makeMonths(db);
        while (!(await countFigures(db, timeZone)));
        await countDays(db, timeZone);
        await forgetEvents(db, KEPT_DAYS, FEWEST_VISITS);
      } finally {
        await scheduleVisitCount({ db: database });
      }
    },
  };
}
