import type { Mesh } from "../../geometry/mesh.ts";
import type { Unwrap } from "../../tables/fittings.ts";

/** A finished panel in drawing space, before it has livery coordinates. */
export type Panel = {
  id: string;
  zone: "body" | "roof" | "mirrors";
  mesh: Mesh;
  /** Where on the sheet each vertex takes its livery coordinates from; rolled edges repeat their sheet vertex. */
  source: number[];
  unwrap: Unwrap;
  parent?: string;
};
