import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { z } from "zod";
import { manifestsByUuid } from "../template/template.repository.ts";
import type { PrintMaps } from "./print-map.command.ts";

const PRINT_MAP = "threed.print-map";
const Payload = z.strictObject({ template: z.uuid() });

/** Asks for the print map of an imported car, so that nobody waits for it later; one is made at a time. */
export function requestPrintMap(db: Database, template: string): Promise<void> {
  return addJob(db, PRINT_MAP, { template }, { key: `${PRINT_MAP}:${template}`, queue: PRINT_MAP, maxAttempts: 3 });
}

export function printMapJobs({ db }: Pick<Services, "db">, maps: PrintMaps): JobHandlers {
  return {
    [PRINT_MAP]: async (payload) => {
      const { template } = Payload.parse(payload);
      const manifest = (await manifestsByUuid(db, [template])).get(template);
      if (manifest?.status === "ok") await maps.object(manifest.value, "cast");
    },
  };
}
