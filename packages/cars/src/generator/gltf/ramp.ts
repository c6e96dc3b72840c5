import { greyPng } from "./png.ts";

/**
 * One row of 256 greys from black to white: read at (v, 0) it answers v. With it a texture slot takes a value per
 * vertex, as coordinates.
 */
export const greyRamp = (): Uint8Array => greyPng(256, 1, (x) => x);
