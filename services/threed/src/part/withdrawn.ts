import { addJob, type Database } from "@carloom/platform";

/** The job of whoever sells parts: one was taken down, and is sold no more. */
export const PART_WITHDRAWN = "threed.part-withdrawn";

/** Tells of it in the caller's transaction: it is told exactly when it is so. */
export const tellWithdrawn = (trx: Database, uuid: string): Promise<void> =>
  addJob(trx, PART_WITHDRAWN, { uuid }, { key: `${PART_WITHDRAWN}:${uuid}` });
