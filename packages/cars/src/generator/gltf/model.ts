import type { Mesh, V3 } from "../../geometry/mesh.ts";

/** Meshes with one name, material and parent are written as one primitive. Car space, metres. */
export type Piece = {
  name: string;
  material: string;
  mesh: Mesh;
  /** Two numbers per vertex, TEXCOORD_0. */
  uv?: number[];
  /** One number per vertex, 0 dark to 1 open: how much of the light from around reaches it. */
  occlusion?: number[];
  /** Name of the frame that holds it; none is the scene's root. */
  parent?: string;
};

/** An empty node. `at` is in car space whatever the parent. */
export type Frame = { name: string; parent?: string; at: V3; mirrorX?: boolean };

/** Meshes that several nodes share, drawn in the frame's own axes. */
export type Instance = { name: string; parent: string; pieces: Piece[] };

export type Model = { name: string; frames: Frame[]; pieces: Piece[]; instances: Instance[] };
