import type { Texture, WebGLRenderTarget } from "three";

/** A layer's art, and that of what clips it. */
export type Inks = { art: Texture; stencil: Texture | null };

/** What is printed on: colours, and what films do to the surface. */
export type Printed = { color: WebGLRenderTarget; finish: WebGLRenderTarget | null };
