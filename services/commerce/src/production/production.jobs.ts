import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import type { DesignPort } from "../design.port.ts";
import { MAKE_FILES, makeFiles, requestDue, SWEEP_FILES } from "./production.command.ts";

const EVERY_MS = 20_000;

/** Plans the next look at what was paid; planning it twice is planning it once. */
export async function scheduleProduction({ db }: Pick<Services, "db">): Promise<void> {
  await addJob(db, SWEEP_FILES, {}, { key: SWEEP_FILES, runAt: new Date(Date.now() + EVERY_MS) });
}

/** Jobs of production: files of what was paid, and of what staff ask for. */
export function productionJobs(services: Services, threed: DesignPort): JobHandlers {
  return {
    [MAKE_FILES]: (payload, { lastAttempt }) =>
      makeFiles(services, threed, (payload as { designId: string }).designId, lastAttempt),
    async [SWEEP_FILES]() {
      try {
        await requestDue(services);
      } finally {
        await scheduleProduction(services);
      }
    },
  };
}
