import { Box3, type BufferGeometry, type Mesh, Vector3 } from "three";

/**
 * Directions that are the same in every mirror image, some twenty degrees apart: a car that is the same left and right
 * is framed in the middle.
 */
const DIRECTIONS: readonly Vector3[] = (() => {
  const list: Vector3[] = [];
  const steps = [-2, -1, 0, 1, 2];
  for (const x of steps)
    for (const y of steps)
      for (const z of steps) {
        // (2, 2, 0) is (1, 1, 0) again.
        if ([x, y, z].some((n) => Math.abs(n) === 1)) list.push(new Vector3(x, y, z).normalize());
        else if (Math.abs(x) + Math.abs(y) + Math.abs(z) === 2) list.push(new Vector3(x, y, z).normalize());
      }
  return list;
})();

/** Of some points those that lie farthest out. */
class Support {
  readonly #far = new Float64Array(DIRECTIONS.length).fill(Number.NEGATIVE_INFINITY);
  readonly #points: (Vector3 | undefined)[] = DIRECTIONS.map(() => undefined);

  reaches({ x, y, z }: Vector3): boolean {
    return DIRECTIONS.some((d, i) => x * d.x + y * d.y + z * d.z > (this.#far[i] ?? 0));
  }

  add({ x, y, z }: Vector3): void {
    let kept: Vector3 | undefined;
    for (let i = 0; i < DIRECTIONS.length; i++) {
      const d = DIRECTIONS[i] as Vector3;
      const far = x * d.x + y * d.y + z * d.z;
      // What is no number is not farther than anything: a file may hold it, a view that should show it would be none either.
      if (!(far > (this.#far[i] ?? 0)) || far === Number.POSITIVE_INFINITY) continue;
      this.#far[i] = far;
      kept ??= new Vector3(x, y, z);
      this.#points[i] = kept;
    }
  }

  points(): Vector3[] {
    return [...new Set(this.#points.filter((point) => point !== undefined))];
  }
}

const known = new WeakMap<BufferGeometry, Vector3[]>();

/** A shape's own outermost points; looked for once, so that a swapped part costs its own vertices only. */
function outermost(geometry: BufferGeometry): Vector3[] {
  const found = known.get(geometry);
  if (found) return found;
  const support = new Support();
  const position = geometry.getAttribute("position");
  const point = new Vector3();
  for (let i = 0; i < (position?.count ?? 0); i++) support.add(point.fromBufferAttribute(position, i));
  const points = support.points();
  known.set(geometry, points);
  return points;
}

const box = new Box3();

/** Size in the world and corners of a mesh's box; no corners where it holds what is no number. */
function extent(mesh: Mesh): { mesh: Mesh; size: number; corners: Vector3[] } {
  if (!mesh.geometry.boundingBox) mesh.geometry.computeBoundingBox();
  if (mesh.geometry.boundingBox) box.copy(mesh.geometry.boundingBox);
  const { min, max } = box;
  const corners = [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).applyMatrix4(mesh.matrixWorld))),
  );
  const size = box.setFromPoints(corners).getSize(new Vector3()).length();
  return Number.isFinite(size) ? { mesh, size, corners } : { mesh, size: Number.POSITIVE_INFINITY, corners: [] };
}

/**
 * At most a hundred points between which these meshes lie, in world space. They are the farthest ones in
 * fixed directions: what lies inside a car may change without moving them, and so without moving the picture.
 */
export function outlinePoints(shown: readonly Mesh[]): Vector3[] {
  const support = new Support();
  const meshes = shown.filter((mesh) => mesh.geometry.getAttribute("position"));
  // The largest first: most of the others lie within them by their boxes alone, and are not read.
  for (const { mesh, corners } of meshes.map(extent).sort((a, b) => b.size - a.size)) {
    if (corners.length > 0 && !corners.some((corner) => support.reaches(corner))) continue;
    for (const point of outermost(mesh.geometry)) support.add(point.clone().applyMatrix4(mesh.matrixWorld));
  }
  return support.points();
}
