import type { Shape } from "../shape.ts";
import { BEASTS } from "./beasts.ts";
import { BIRDS } from "./birds.ts";
import { HEADS } from "./heads.ts";
import { MACHINES } from "./machines.ts";
import { NATURE } from "./nature.ts";
import { SEA } from "./sea.ts";
import { SYMBOLS } from "./symbols.ts";

/** Every silhouette of the product's own. */
export const SHAPES: readonly Shape[] = [...HEADS, ...BEASTS, ...BIRDS, ...SEA, ...NATURE, ...MACHINES, ...SYMBOLS];
