import type { ArtSource } from "./art.ts";

export { ART_FACES, faceFiles } from "../design/faces.ts";
export { produce, type ProductionTask } from "./work.ts";
export type ProductionArt = ReadonlyMap<string, ArtSource>;
