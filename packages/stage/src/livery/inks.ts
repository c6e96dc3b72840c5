import type { Texture } from "three";

/** A layer's art, and that of what clips it. */
export type Inks = { art: Texture; stencil: Texture | null };
