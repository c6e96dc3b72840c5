import { DOCUMENT_VERSION } from "./constants.ts";
import type { BuildDocument } from "./document.ts";

/** The build of a car as it is sold: what `{}` parses to. */
export function emptyBuild(): BuildDocument {
  return {
    version: DOCUMENT_VERSION,
    paint: {},
    parts: {},
    stickers: [],
    stance: { height: 0, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 } },
  };
}
