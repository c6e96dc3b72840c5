import { isPlateMaterial, plateFaces } from "@carloom/build/plate-board";
import { PLATE_SIDES, plateNode } from "@carloom/build/plate-place";
import { BufferAttribute, BufferGeometry, Matrix4, type Mesh, type Object3D, Vector3 } from "three";
import { originalName } from "../load.ts";

/** Before the board, so that the two never fight for a pixel. */
const BEFORE = 0.0012;
/** Names of boards that a person set on the car. */
const SET: ReadonlySet<string> = new Set(PLATE_SIDES.map(plateNode));

/** Where a plate lies on a car: a quad that covers it, and what that hangs on. */
export type Board = { parent: Object3D; geometry: BufferGeometry; rear: boolean; aspect: number };

const isNamed = (mesh: Mesh, is: (name: string) => boolean) =>
  [mesh, mesh.parent].some((one) => one !== null && is(originalName(one)));

/** Faces of a mesh that look to the nose or the tail and are as large as a plate. */
function boardsOn(mesh: Mesh, root: Object3D): Board[] {
  const { parent, geometry } = mesh;
  const positions = geometry.getAttribute("position");
  if (!parent || !positions) return [];
  const toCar = new Matrix4().copy(root.matrixWorld).invert().multiply(mesh.matrixWorld);
  const points = new Float64Array(positions.count * 3);
  for (let i = 0; i < positions.count; i++)
    points.set(new Vector3().fromBufferAttribute(positions, i).applyMatrix4(toCar).toArray(), i * 3);
  const index = geometry.index?.array ?? Uint32Array.from({ length: positions.count }, (_, i) => i);
  const isSet = isNamed(mesh, (name) => SET.has(name));
  return plateFaces(points, index, isSet).map(({ side, normal, corners, aspect }) => {
    const quad = new BufferGeometry();
    const four = corners.flatMap((corner) => corner.map((value, k) => value + (normal[k] as number) * BEFORE));
    quad.setAttribute("position", new BufferAttribute(new Float32Array(four), 3));
    quad.setAttribute("normal", new BufferAttribute(new Float32Array(corners.flatMap(() => normal)), 3));
    quad.setAttribute("uv", new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2));
    quad.setIndex([0, 1, 2, 0, 2, 3]);
    quad.applyMatrix4(new Matrix4().copy(parent.matrixWorld).invert().multiply(root.matrixWorld));
    return { parent, geometry: quad, rear: side === "rear", aspect };
  });
}

/** The plates of a car, its doors shut, and the letters that came with them. */
export function boardsOf(root: Object3D, meshes: readonly Mesh[]): { boards: Board[]; letters: Mesh[] } {
  root.updateMatrixWorld(true);
  const boards = meshes
    .filter((mesh) => !Array.isArray(mesh.material) && isPlateMaterial(mesh.material.name))
    .flatMap((mesh) => boardsOn(mesh, root));
  const letters = meshes.filter((mesh) => isNamed(mesh, (name) => name === "plate.text"));
  return { boards, letters };
}
