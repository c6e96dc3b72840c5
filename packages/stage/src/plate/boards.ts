import { BufferAttribute, BufferGeometry, Matrix4, type Mesh, type Object3D, Vector3 } from "three";
import { originalName } from "../load.ts";

/** Metres; what is no plate of any country is none. */
const WIDE = [0.2, 0.65] as const;
const HIGH = [0.06, 0.35] as const;
/** So far beside the middle a plate hangs at the most. */
const ASIDE = 0.15;
/** Before the board, so that the two never fight for a pixel. */
const BEFORE = 0.0012;

/** Where a plate lies on a car: a quad that covers it, and what that hangs on. */
export type Board = { parent: Object3D; geometry: BufferGeometry; rear: boolean; aspect: number };

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** The face of a mesh that looks to the nose or the tail; null where that is no plate. */
function boardOf(mesh: Mesh, root: Object3D): Board | null {
  const { parent, geometry } = mesh;
  const positions = geometry.getAttribute("position");
  if (!parent || !positions) return null;
  const toCar = new Matrix4().copy(root.matrixWorld).invert().multiply(mesh.matrixWorld);
  const points = Array.from({ length: positions.count }, (_, i) =>
    new Vector3().fromBufferAttribute(positions as BufferAttribute, i).applyMatrix4(toCar),
  );
  const corners = geometry.index ? [...geometry.index.array] : points.map((_, i) => i);
  const rear = points.reduce((sum, { z }) => sum + z, 0) < 0;
  const ahead = rear ? -1 : 1;
  const normal = new Vector3();
  const face = new Set<Vector3>();
  for (let i = 0; i + 2 < corners.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[corners[i + k] ?? 0]) as [Vector3, Vector3, Vector3];
    const n = new Vector3().subVectors(b, a).cross(new Vector3().subVectors(c, a));
    if (n.z * ahead < 0.8 * n.length() || n.lengthSq() === 0) continue;
    normal.add(n);
    for (const one of [a, b, c]) face.add(one);
  }
  if (face.size === 0) return null;
  normal.normalize();
  // as somebody sees it who stands before it
  const right = new Vector3(ahead, 0, 0).addScaledVector(normal, -ahead * normal.x).normalize();
  const up = new Vector3().crossVectors(normal, right);
  const span = (axis: Vector3): readonly [number, number] => {
    const along = [...face].map((point) => point.dot(axis));
    return [Math.min(...along), Math.max(...along)];
  };
  const [[left, to], [low, high], [, front]] = [span(right), span(up), span(normal)];
  const [width, height] = [to - left, high - low];
  if (!within(width, WIDE) || !within(height, HIGH) || Math.abs(left + to) / 2 > ASIDE) return null;
  const at = (u: number, v: number) =>
    new Vector3()
      .addScaledVector(right, u)
      .addScaledVector(up, v)
      .addScaledVector(normal, front + BEFORE);
  const quad = new BufferGeometry();
  const four = [at(left, low), at(to, low), at(to, high), at(left, high)];
  quad.setAttribute("position", new BufferAttribute(new Float32Array(four.flatMap((p) => p.toArray())), 3));
  quad.setAttribute("normal", new BufferAttribute(new Float32Array(four.flatMap(() => normal.toArray())), 3));
  quad.setAttribute("uv", new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2));
  quad.setIndex([0, 1, 2, 0, 2, 3]);
  quad.applyMatrix4(new Matrix4().copy(parent.matrixWorld).invert().multiply(root.matrixWorld));
  return { parent, geometry: quad, rear, aspect: width / height };
}

const isOf = (mesh: Mesh, material: string) => !Array.isArray(mesh.material) && mesh.material.name === material;

/** The plates of a car, its doors shut, and the letters that came with them. */
export function boardsOf(root: Object3D, meshes: readonly Mesh[]): { boards: Board[]; letters: Mesh[] } {
  root.updateMatrixWorld(true);
  const boards = meshes.filter((mesh) => isOf(mesh, "plate")).flatMap((mesh) => boardOf(mesh, root) ?? []);
  const letters = meshes.filter((mesh) => [mesh, mesh.parent].some((one) => one && originalName(one) === "plate.text"));
  return { boards, letters };
}
