import { type Database, wantJob } from "@carloom/platform";
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
 * What is drawn first, as one takes seconds of a processor: what somebody looks at, then what was just shown to others, what
 * was kept with a name, what was kept on the way.
 */
const URGENCY = { seen: 0, shown: 5, preset: 10, version: 20 };
/**
 * More do not wait for what nobody looks at: a queue that grows faster than it is drawn would never end. Presets that were left out
 * are asked for by the hourly sweep, versions by whoever opens their list.
 */
const MOST_UNSEEN = 200;

/**
 * Asks for the picture of a preset that came without one, of an earlier state of a project, or for picture or model of
 * what is shown. Asked again it is the same job, where it stands; with the
 * pictures off the job does nothing. One is drawn at a time, on all nodes together.
 * @param seen somebody waits for it now
 */
export async function requestPicture(db: Database, job: PictureJob, { seen = false } = {}): Promise<void> {
  const [what = "", uuid = ""] = Object.entries(job)[0] ?? [];
  const isUnseen = !seen && (what === "preset" || what === "version");
  const priority = seen || what === "glance" ? URGENCY.seen : isUnseen ? URGENCY[what] : URGENCY.shown;
  await wantJob(db, PICTURE, job, {
    key: `${PICTURE}:${what}:${uuid}`,
    queue: PICTURE,
    priority,
    maxAttempts: ATTEMPTS,
    changes: what === "share" || what === "model",
    ...(isUnseen && { most: MOST_UNSEEN }),
  });
}
