import { addJob, type Database } from "@carloom/platform";

/** The job that lays a template's panels flat; who makes print maps does it. */
export const PRINT_MAP = "threed.print-map";

/** Asks for the print map of an imported car, so that nobody waits for it later; one is made at a time. */
export function requestPrintMap(db: Database, template: string): Promise<void> {
  return addJob(db, PRINT_MAP, { template }, { key: `${PRINT_MAP}:${template}`, queue: PRINT_MAP, maxAttempts: 3 });
}
