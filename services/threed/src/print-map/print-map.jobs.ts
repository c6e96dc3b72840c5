import type { JobHandlers, Services } from "@carloom/platform";
import { z } from "zod";
import { PRINT_MAP } from "../template/print-map-request.ts";
import { manifestsByUuid } from "../template/template.repository.ts";
import type { PrintMaps } from "./print-map.command.ts";

const Payload = z.strictObject({ template: z.uuid() });

export function printMapJobs({ db }: Pick<Services, "db">, maps: PrintMaps): JobHandlers {
  return {
    [PRINT_MAP]: async (payload) => {
      const { template } = Payload.parse(payload);
      const manifest = (await manifestsByUuid(db, [template])).get(template);
      if (manifest?.status === "ok") await maps.object(manifest.value, "cast");
    },
  };
}
