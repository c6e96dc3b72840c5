import { haldenGt } from "./halden-gt.ts";
import type { CarTable } from "./types.ts";

/** Every template of the catalogue, in its order. */
export const CARS: readonly CarTable[] = [haldenGt];
