import { addJob, type Database } from "@carloom/platform";
import { z } from "zod";

export const PICTURE = "threed.picture";
const ATTEMPTS = 3;
/** `share` and `model` are of what is shown: the code of a link, or the uuid of a public project; `version` is project/version,
 * `glance` the hash of a build that a browser cannot draw itself. */
export const PicturePayload = z.union([
  z.strictObject({ preset: z.uuid() }),
  z.strictObject({ share: z.string() }),
  z.strictObject({ model: z.string() }),
  z.strictObject({ version: z.string() }),
  z.strictObject({ glance: z.string() }),
]);
export type PictureJob = z.infer<typeof PicturePayload>;

/**
 * Asks for the picture of a preset that came without one, of an earlier state of a project, or for picture or model of
 * what is shown. Asked again it is the same job; with the
 * pictures off the job does nothing. One is drawn at a time, on all nodes together.
 */
export function requestPicture(db: Database, job: PictureJob): Promise<void> {
  const [what = "", uuid = ""] = Object.entries(job)[0] ?? [];
  return addJob(db, PICTURE, job, { key: `${PICTURE}:${what}:${uuid}`, queue: PICTURE, maxAttempts: ATTEMPTS });
}
