import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { sweepObjects } from "./keep.ts";

const SWEEP = "threed.sweep";
const HOUR = 3_600_000;

/** Plans the next sweep of objects that nothing shows; there is only ever one. Call it when the jobs start. */
export function scheduleSweep(db: Database, runAt = new Date()): Promise<void> {
  return addJob(db, SWEEP, {}, { key: SWEEP, runAt });
}

/** Jobs of the 3D service: every hour what died between file and row is removed. */
export function threedJobs(services: Pick<Services, "db" | "storage" | "log">): JobHandlers {
  return {
    [SWEEP]: async () => {
      await sweepObjects(services);
      await scheduleSweep(services.db, new Date(Date.now() + HOUR));
    },
  };
}
