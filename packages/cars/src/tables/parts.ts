import { BRAKE_PARTS } from "./parts/brakes.ts";
import { RIM_PARTS } from "./parts/rims.ts";
import type { LoosePart } from "./parts/types.ts";

export { BODY_DRAWINGS } from "./parts/body.ts";

/** Parts that are no car's own. */
export const LOOSE_PARTS: readonly LoosePart[] = [...RIM_PARTS, ...BRAKE_PARTS];
