// Apart from `readManifest`, so that a page need not load the validator before the first frame.
import { MANIFEST_VERSION } from "./constants.ts";
import type { Manifest } from "./manifest.ts";
import { type Reading, readOf } from "./versions/line.ts";
import { MANIFEST_VERSIONS } from "./versions/manifest/index.ts";

/**
 * A manifest as our own service sent it, which has looked at it: of any version, for a page may be older than the
 * service, or remember what an earlier one sent.
 */
export const readSentManifest = (option: unknown): Reading<Manifest> =>
  readOf(
    {
      name: "A manifest",
      today: MANIFEST_VERSION,
      versions: MANIFEST_VERSIONS,
      check: (stored) => ({ ok: true, value: stored as unknown as Manifest }),
    },
    option,
  );
