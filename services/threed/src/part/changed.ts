import type { LocalizedText } from "@carloom/build";
import { addJob, type Database } from "@carloom/platform";

/** The job of whoever sells parts: one was published anew. */
export const PART_CHANGED = "threed.part-changed";

/** What a part said of itself before, so that what follows it is told from what somebody wrote. `picture` names an object. */
export type PartBefore = { title: LocalizedText; weightKg: number | null; picture: string | null };

/** Tells of it in the caller's transaction. Each time is told of: what was before is another each time. */
export const tellChanged = (trx: Database, uuid: string, before: PartBefore): Promise<void> =>
  addJob(trx, PART_CHANGED, { uuid, before }, { queue: `${PART_CHANGED}:${uuid}` });
