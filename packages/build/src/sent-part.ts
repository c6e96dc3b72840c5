// Apart from `readPart`, so that a page need not load the validator.
import { PART_VERSION } from "./constants.ts";
import type { PartOption } from "./manifest.ts";
import { type Reading, readOf } from "./versions/line.ts";
import { PART_VERSIONS } from "./versions/part/index.ts";

/** `newer`: nobody who gets this answer shows, mounts or prices the part. */
export type PartReading = Reading<PartOption>;

/**
 * The `option` of a part as our own service keeps or sent it, which has looked at it: of any version, for a page or a node
 * may be older than what wrote it.
 */
export const readSentPart = (option: unknown): PartReading =>
  readOf(
    {
      name: "A part's option",
      today: PART_VERSION,
      versions: PART_VERSIONS,
      check: (stored) => ({ ok: true, value: stored as unknown as PartOption }),
    },
    option,
  );
