/** What a page needs to choose faces of a car: no file system, no picture library, no parser of models. */
export { HINGES, type Patch, SAID_PANELS, SAID_SUBSTANCES } from "../faces/patch.ts";
export { labelFor } from "../manifest/labels.ts";
export { facesOf, runsOf } from "../faces/runs.ts";
export { applyPoint } from "../geometry/transform.ts";
export { toFile, type Frame } from "./frame.ts";
export { type FacePiece, type Faces, readFaces } from "./format.ts";
export { type Hit, hitAt } from "./hit.ts";
export { mirrored } from "./mirror.ts";
export { type ScreenPoint, withinOutline } from "./outline.ts";
export { type Chosen, type Reach, reachFrom } from "./reach.ts";
export type { Sight } from "./seen.ts";
export { countOf, inPicture, patchesOf, soupOf, toggled, wholePieces } from "./chosen.ts";
