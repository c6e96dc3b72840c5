import { BufferAttribute, BufferGeometry, Matrix3, Matrix4, type Object3D, Vector3 } from "three";
import { MeshBVH } from "three-mesh-bvh";
import type { PanelSurface } from "@carloom/build";
import type { PanelMesh } from "../car.ts";
import { mayTouch, type Projector } from "./projector.ts";

/** Pixels by which chart borders are carried on into the gutter. */
const SKIRT_PX = 3;

const nextCorner = (i: number): number => (i % 3 === 2 ? i - 2 : i + 1);

/** Edges that one triangle alone has, each as the place of its first corner: inner ones are met twice. */
function borderOf(t: Uint32Array, vertices: number): number[] {
  // by the lower of their vertices, in chains of what was met once so far
  const first = new Int32Array(vertices).fill(-1);
  const next = new Int32Array(t.length);
  const open = new Uint8Array(t.length);
  const higher = (i: number) => Math.max(t[i]!, t[nextCorner(i)]!);
  for (let i = 0; i < t.length; i++) {
    const low = Math.min(t[i]!, t[nextCorner(i)]!);
    const high = higher(i);
    let before = -1;
    let met = first[low]!;
    for (; met >= 0 && higher(met) !== high; met = next[met]!) before = met;
    if (met < 0) {
      next[i] = first[low]!;
      first[low] = i;
      open[i] = 1;
      continue;
    }
    open[met] = 0;
    if (before < 0) first[low] = next[met]!;
    else next[before] = next[met]!;
  }
  const out: number[] = [];
  for (let i = 0; i < t.length; i++) if (open[i]) out.push(i);
  return out;
}

/**
 * All panels in car space as one surface: what stickers are projected on and what rays are cast at.
 * Border edges of the charts carry skirts into the gutter with the border's own position, or seams would show.
 */
export class LiverySurface {
  /** position and normal in car space (m), liveryUv; its index is written per bake. */
  readonly geometry = new BufferGeometry();
  readonly bvh: MeshBVH;
  readonly panels: string[] = [];
  readonly meshes: PanelMesh[];
  readonly triangles: Uint32Array;
  /** Panel mesh of each triangle. */
  readonly owner: Uint16Array;
  /** The same for what computes how much is printed. */
  readonly printed: PanelSurface;
  readonly #skirts = new Map<number, number[]>();

  /** u and v of each vertex in the livery map. */
  get charts(): Float32Array {
    return this.geometry.getAttribute("liveryUv").array as Float32Array;
  }

  /** @param root the car's root, standing at stock height */
  constructor(meshes: PanelMesh[], root: Object3D, textureSize: number) {
    this.meshes = meshes;
    const corners = (g: BufferGeometry) => g.index?.count ?? g.getAttribute("position").count;
    const sum = (of: (g: BufferGeometry) => number) => meshes.reduce((n, { mesh }) => n + of(mesh.geometry), 0);
    const vertices = sum((g) => g.getAttribute("position").count);
    const faces = sum((g) => Math.floor(corners(g) / 3));
    this.triangles = new Uint32Array(faces * 3);
    this.owner = new Uint16Array(faces);
    const positions = new Float32Array(vertices * 3);
    const normals = new Float32Array(vertices * 3);
    // finer than what is kept: skirts are measured by them
    const uvs = new Float64Array(vertices * 2);
    const toCar = new Matrix4();
    const turn = new Matrix3();
    const v = new Vector3();
    const fromRoot = root.matrixWorld.clone().invert();
    let [base, face] = [0, 0];
    for (const [which, { panel, mesh }] of meshes.entries()) {
      this.panels.push(panel);
      toCar.multiplyMatrices(fromRoot, mesh.matrixWorld);
      turn.getNormalMatrix(toCar);
      const g = mesh.geometry;
      const position = g.getAttribute("position");
      const normal = g.getAttribute("normal");
      const uv = g.getAttribute("liveryUv");
      for (let i = 0; i < position.count; i++) {
        const to = base + i;
        v.fromBufferAttribute(position, i)
          .applyMatrix4(toCar)
          .toArray(positions, to * 3);
        if (normal) v.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize();
        else v.set(0, 1, 0);
        v.toArray(normals, to * 3);
        uvs[to * 2] = uv?.getX(i) ?? 0;
        uvs[to * 2 + 1] = uv?.getY(i) ?? 0;
      }
      for (let i = 0; i + 2 < corners(g); i += 3, face++) {
        for (let k = 0; k < 3; k++) this.triangles[face * 3 + k] = base + (g.index ? g.index.getX(i + k) : i + k);
        this.owner[face] = which;
      }
      base += position.count;
    }
    this.#addSkirts(positions, normals, uvs, SKIRT_PX / textureSize);
    const { triangles, panels } = this;
    const array = (name: string) => this.geometry.getAttribute(name).array;
    this.printed = { positions: array("position"), normals: array("normal"), triangles, owner: this.owner, panels };
    const cast = new BufferGeometry();
    cast.setAttribute("position", this.geometry.getAttribute("position"));
    cast.setIndex(new BufferAttribute(this.triangles, 1));
    this.bvh = new MeshBVH(cast, { indirect: true });
  }

  /** Writes the geometry: vertices of the panels, then those of the skirts. */
  #addSkirts(positions: Float32Array, normals: Float32Array, uvs: Float64Array, width: number): void {
    const t = this.triangles;
    const vertices = positions.length / 3;
    const border = borderOf(t, vertices);
    const longer = (list: Float32Array | Float64Array, size: number) => {
      const out = new Float32Array((vertices + border.length * 2) * size);
      out.set(list);
      return out;
    };
    const all = { position: longer(positions, 3), normal: longer(normals, 3), liveryUv: longer(uvs, 2) };
    let first = vertices;
    for (const i of border) {
      const triangle = Math.floor(i / 3);
      const a = t[i] ?? 0;
      const b = t[nextCorner(i)] ?? 0;
      const c = t[triangle * 3 + ((i + 2) % 3)] ?? 0;
      const [au, av, bu, bv] = [uvs[a * 2] ?? 0, uvs[a * 2 + 1] ?? 0, uvs[b * 2] ?? 0, uvs[b * 2 + 1] ?? 0];
      const length = Math.hypot(bu - au, bv - av);
      if (length === 0) continue;
      const [eu, ev] = [(bu - au) / length, (bv - av) / length];
      let [ou, ov] = [ev, -eu];
      if (((uvs[c * 2] ?? 0) - au) * ou + ((uvs[c * 2 + 1] ?? 0) - av) * ov > 0) [ou, ov] = [-ou, -ov];
      for (const [vertex, along, to] of [
        [a, -0.5, first],
        [b, 0.5, first + 1],
      ] as const) {
        all.position.copyWithin(to * 3, vertex * 3, vertex * 3 + 3);
        all.normal.copyWithin(to * 3, vertex * 3, vertex * 3 + 3);
        all.liveryUv[to * 2] = (uvs[vertex * 2] ?? 0) + (ou + along * eu) * width;
        all.liveryUv[to * 2 + 1] = (uvs[vertex * 2 + 1] ?? 0) + (ov + along * ev) * width;
      }
      const list = this.#skirts.get(triangle) ?? [];
      list.push(a, b, first, b, first + 1, first);
      this.#skirts.set(triangle, list);
      first += 2;
    }
    for (const [name, list] of Object.entries(all)) {
      const size = name === "liveryUv" ? 2 : 3;
      this.geometry.setAttribute(name, new BufferAttribute(list.slice(0, first * size), size));
    }
  }

  /** Writes every triangle that a box touches to `out`. @param allowed panels that it may cover, null: all */
  find(box: Projector, allowed: ReadonlySet<string> | null, out: number[]): void {
    this.bvh.shapecast({
      intersectsBounds: (b) =>
        mayTouch(
          box,
          (b.min.x + b.max.x) / 2,
          (b.min.y + b.max.y) / 2,
          (b.min.z + b.max.z) / 2,
          (b.max.x - b.min.x) / 2,
          (b.max.y - b.min.y) / 2,
          (b.max.z - b.min.z) / 2,
        ),
      intersectsTriangle: (tri, i) => {
        const { a, b, c } = tri;
        const lx = Math.min(a.x, b.x, c.x);
        const ly = Math.min(a.y, b.y, c.y);
        const lz = Math.min(a.z, b.z, c.z);
        const hx = (Math.max(a.x, b.x, c.x) - lx) / 2;
        const hy = (Math.max(a.y, b.y, c.y) - ly) / 2;
        const hz = (Math.max(a.z, b.z, c.z) - lz) / 2;
        if (!mayTouch(box, lx + hx, ly + hy, lz + hz, hx, hy, hz)) return false;
        if (!allowed || allowed.has(this.panels[this.owner[i] ?? 0] ?? "")) out.push(i);
        return false;
      },
    });
  }

  /** Vertex indices of triangles, their skirts after. */
  indices(triangles: readonly number[]): number[] {
    const out: number[] = [];
    const skirts: number[] = [];
    for (const i of triangles) {
      out.push(this.triangles[i * 3] ?? 0, this.triangles[i * 3 + 1] ?? 0, this.triangles[i * 3 + 2] ?? 0);
      const skirt = this.#skirts.get(i);
      if (skirt) skirts.push(...skirt);
    }
    for (const vertex of skirts) out.push(vertex);
    return out;
  }

  /** Centre and half sides of the box around triangles, metres. */
  boundsOf(triangles: readonly number[]): number[] {
    const position = this.geometry.getAttribute("position").array;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (const i of triangles)
      for (let corner = 0; corner < 3; corner++) {
        const vertex = this.triangles[i * 3 + corner] ?? 0;
        for (let k = 0; k < 3; k++) {
          const value = position[vertex * 3 + k] ?? 0;
          low[k] = Math.min(low[k] ?? value, value);
          high[k] = Math.max(high[k] ?? value, value);
        }
      }
    const half = (k: number, sign: number) => ((high[k] ?? 0) + sign * (low[k] ?? 0)) / 2;
    return [half(0, 1), half(1, 1), half(2, 1), half(0, -1), half(1, -1), half(2, -1)];
  }

  /** Every triangle of these panels. */
  trianglesOf(panels: ReadonlySet<string>): number[] {
    const out: number[] = [];
    for (const [i, which] of this.owner.entries()) if (panels.has(this.panels[which] ?? "")) out.push(i);
    return out;
  }

  dispose(): void {
    this.geometry.dispose();
  }
}
