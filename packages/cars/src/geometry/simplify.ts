import { MeshoptSimplifier } from "meshoptimizer";
import { compact, type Mesh, triangleCount } from "./mesh.ts";

/** The simplifier is WebAssembly: await this once before the first {@link simplify}. */
export const simplifierReady: Promise<void> = MeshoptSimplifier.ready;

/** Metres of position error that one unit of normal error weighs. */
const NORMAL_WEIGHT = 0.08;

/** Removes triangles within `error` metres, counting shading as well as shape; weight 0 counts shape alone. */
export function simplify(mesh: Mesh, error = 0.0006, weight = NORMAL_WEIGHT): Mesh {
  if (triangleCount(mesh) < 60) return mesh;
  const target = Math.floor((mesh.index.length * 0.02) / 3) * 3;
  const [index] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(mesh.index),
    new Float32Array(mesh.position),
    3,
    new Float32Array(mesh.normal),
    3,
    [weight, weight, weight],
    null,
    target,
    error,
    ["ErrorAbsolute"],
  );
  return compact({ position: mesh.position, normal: mesh.normal, index: Array.from(index) });
}
