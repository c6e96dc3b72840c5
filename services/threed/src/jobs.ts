import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { sweepGlances } from "./glance/glance.command.ts";
import { type Makers, pictureJobs, requestMissing } from "./painter/painter.jobs.ts";
import { createPrintMaps, sweepPrintMaps } from "./print-map/print-map.command.ts";
import { printMapJobs } from "./print-map/print-map.jobs.ts";
import { measureMissing } from "./template/panel-surface.ts";
import { sweepFonts } from "./own-font/own-font.command.ts";
import { sweepObjects } from "./object/keep.ts";
import { type ShownElsewhere, sweepUploads } from "./upload/sweep.command.ts";
import { OPEN_TEMPLATE, openAnnounced } from "./template/template.command.ts";
import { workshopJobs } from "./workshop/workshop.jobs.ts";
import { partRun } from "./workshop-part/workshop-part.jobs.ts";
import { tryJobs } from "./workshop-part/try.jobs.ts";

const SWEEP = "threed.sweep";
const HOUR = 3_600_000;

/** Plans the next sweep of objects that nothing shows; there is only ever one. Call it when the jobs start. */
export function scheduleSweep(db: Database, runAt = new Date()): Promise<void> {
  return addJob(db, SWEEP, {}, { key: SWEEP, runAt });
}

/**
 * Jobs of the 3D service: at start and every hour panels of older templates are measured and what died between
 * file and row is removed; pictures of builds; print maps of imported cars; cars that staff bring.
 * @param make draws pictures and models; null: none are drawn
 * @param shownElsewhere says which guests' pictures others than this service show; null: none of them is ever removed
 */
export function threedJobs(
  services: Pick<Services, "db" | "storage" | "log">,
  make: Makers | null = null,
  shownElsewhere: ShownElsewhere | null = null,
): JobHandlers {
  return {
    ...pictureJobs(services, make),
    ...workshopJobs(services, undefined, undefined, { part: partRun(services) }),
    ...tryJobs(services),
    ...printMapJobs(services, createPrintMaps(services)),
    [OPEN_TEMPLATE]: async (payload) => {
      await openAnnounced(services.db, (payload as { slug: string }).slug);
    },
    [SWEEP]: async () => {
      await measureMissing(services);
      await sweepPrintMaps(services);
      await sweepGlances(services);
      await sweepFonts(services);
      if (shownElsewhere) await sweepUploads(services, shownElsewhere);
      await sweepObjects(services);
      if (make) await requestMissing(services.db);
      await scheduleSweep(services.db, new Date(Date.now() + HOUR));
    },
  };
}
