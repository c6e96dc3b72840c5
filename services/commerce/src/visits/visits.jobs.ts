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
export function visitJobs({ db: database, settings, log }: Pick<Services, "db" | "settings" | "log">): JobHandlers {
  const db = shopTables(database);
  /** Figures that are not counted are read from the orders: slower, and nothing of visits waits for them. */
  async function figures(timeZone: string): Promise<void> {
    try {
      while (!(await countFigures(db, timeZone)));
    } catch (error) {
      log.warn("figures were not counted", { error: String(error) });
    }
  }
  return {
    async [COUNT]() {
      const timeZone = settings.env.WAREHOUSE_TIME_ZONE;
      try {
        await makeMonths(db);
        await countDays(db, timeZone);
        await forgetEvents(db, KEPT_DAYS, FEWEST_VISITS);
      } finally {
        await figures(timeZone);
        await scheduleVisitCount({ db: database });
      }
    },
  };
}
