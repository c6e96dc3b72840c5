import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { goodsMark, refreshWords } from "./words.repository.ts";

const REFRESH = "commerce.searchWords";
const EVERY_MS = 15 * 60_000;
/** What is renamed beside the goods, a category or a value, changes no mark of theirs. */
const LONGEST_MS = 24 * 3_600_000;

type Last = { mark?: string; at?: number };

const plan = (services: Pick<Services, "db">, last: Last, inMs: number) =>
  addJob(services.db, REFRESH, last, { key: REFRESH, runAt: new Date(Date.now() + inMs) });

/** Plans the next look at the words of the goods; planning it twice is planning it once. */
export const scheduleSearchWords = async (services: Pick<Services, "db">): Promise<void> => {
  await plan(services, {}, 60_000);
};

/**
 * Typing errors are forgiven by the words that goods have: a product is found by its own words at once, by errors after this.
 * @param also what else is brought up to date when goods have changed
 */
export function searchJobs(services: Pick<Services, "db">, also: (db: CommerceDb) => Promise<unknown>): JobHandlers {
  const db = shopTables(services.db);
  return {
    async [REFRESH](payload) {
      let last = payload as Last;
      try {
        const mark = await goodsMark(db);
        if (mark === last.mark && Date.now() - (last.at ?? 0) < LONGEST_MS) return;
        await refreshWords(db);
        await also(db);
        last = { mark, at: Date.now() };
      } finally {
        await plan(services, last, EVERY_MS);
      }
    },
  };
}
