// Apart from the schemas, so that a page that only shows and edits a build need not load the validator.
import { FINISHES } from "./finishes.ts";

/** In the order in which they are offered. */
export const PAINT_FINISHES = Object.keys(FINISHES) as readonly (keyof typeof FINISHES)[];

export const STICKER_FINISHES = ["gloss", "satin", "matte", "chrome", "reflective", "flake"] as const;

export const PROJECTIONS = ["box", "top", "side", "wrap"] as const;

/**
 * How a layer meets what is printed below it where that is not simply covered. Never the paint: where nothing is printed
 * below, all but the last print as they are; the last takes away what is below and prints nothing.
 */
export const BLENDS = ["multiply", "screen", "overlay", "darken", "lighten", "knockout"] as const;

/** Floors that may lie in a scene instead of its own; with none only the shadow is left. */
export const FLOORS = ["asphalt", "concrete", "gloss", "none"] as const;

/** Of one drawn shape. */
export const MOST_LINES = 200;
export const MOST_PARTS = 2000;

/** Of one vinyl: pieces, bytes as they are stored and as they travel, and parts of all lines that its pieces are drawn of. */
export const MOST_PIECES = 3000;
export const MAX_VINYL_BYTES = 8 * 1024 * 1024;
export const MAX_VINYL_PACKED = 1024 * 1024;
export const MOST_VINYL_PARTS = 60_000;
/** Colours of one that a layer may show in others. */
export const MOST_VINYL_COLORS = 128;

/** The stored object that a vinyl's content lies in. */
export const vinylObject = (hash: string): string => `vinyl/${hash}.json`;

/** Degrees that art may be skewed to either side. */
export const MOST_SKEW = 75;

/** What is not to be seen at all is hidden, so that price and print need not ask for the groups around a layer. */
export const LEAST_GROUP_OPACITY = 0.01;

export const MAX_STICKERS = 1000;
export const MAX_DOCUMENT_BYTES = 1024 * 1024;
/** What {@link BuildDocument} is; the last of `versions/`. */
export const DOCUMENT_VERSION = 14;
/** What {@link VinylContent} is; the last of `versions/vinyl/`. */
export const VINYL_VERSION = 2;
/** What {@link Manifest} is; the last of `versions/manifest/`. */
export const MANIFEST_VERSION = 1;
/** What {@link PartOption} is; the last of `versions/part/`. */
export const PART_VERSION = 1;
