// Apart from the index: a service asks how large a model is without the importer behind it.
export { around, type Boxes, boxesOf, type MaterialBox, movedBox } from "./geometry/boxes.ts";
export { placed } from "./geometry/node-matrix.ts";
export type { Box } from "./geometry/piece.ts";
