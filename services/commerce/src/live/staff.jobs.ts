import { addJob, forgetEntries, forgetNews, type JobHandlers, type Services } from "@carloom/platform";

const SWEEP = "commerce.staffSweep";
const HOUR_MS = 3_600_000;
/** Whoever was away for longer reads their lists anew. */
const NEWS_HOURS = 48;
/** A year and a month. */
const AUDIT_DAYS = 396;

/** Plans the next sweep; planning it twice is planning it once. */
export async function scheduleStaffSweep(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, SWEEP, {}, { key: SWEEP, runAt: new Date(Date.now() + 6 * HOUR_MS) });
}

/** Four times a day: news that nobody waits for go, and acts of staff that were kept for long enough. */
export function staffJobs(services: Pick<Services, "db">): JobHandlers {
  return {
    async [SWEEP]() {
      try {
        await forgetNews(services.db, NEWS_HOURS);
        await forgetEntries(services.db, AUDIT_DAYS);
      } finally {
        await scheduleStaffSweep(services);
      }
    },
  };
}
