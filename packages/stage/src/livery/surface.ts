import { BufferAttribute, BufferGeometry, Matrix3, Matrix4, type Object3D, Vector3 } from "three";
import { MeshBVH, SAH } from "three-mesh-bvh";
import type { PanelSurface } from "@carloom/build";
import type { PanelMesh } from "../car.ts";
import { mayTouch, type Projector } from "./projector.ts";

/** Pixels by which chart borders are carried on into the gutter. */
const SKIRT_PX = 3;

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
    const positions: number[] = [];
    const normals: number[] = [];
    const uvs: number[] = [];
    const index: number[] = [];
    const owner: number[] = [];
    const toCar = new Matrix4();
    const turn = new Matrix3();
    const v = new Vector3();
    const fromRoot = root.matrixWorld.clone().invert();
    for (const [which, { panel, mesh }] of meshes.entries()) {
      this.panels.push(panel);
      toCar.multiplyMatrices(fromRoot, mesh.matrixWorld);
      turn.getNormalMatrix(toCar);
      const g = mesh.geometry;
      const position = g.getAttribute("position");
      const normal = g.getAttribute("normal");
      const uv = g.getAttribute("liveryUv");
      const base = positions.length / 3;
      for (let i = 0; i < position.count; i++) {
        v.fromBufferAttribute(position, i).applyMatrix4(toCar);
        positions.push(v.x, v.y, v.z);
        if (normal) v.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize();
        else v.set(0, 1, 0);
        normals.push(v.x, v.y, v.z);
        uvs.push(uv?.getX(i) ?? 0, uv?.getY(i) ?? 0);
      }
      const count = g.index ? g.index.count : position.count;
      for (let i = 0; i + 2 < count; i += 3) {
        for (let k = 0; k < 3; k++) index.push(base + (g.index ? g.index.getX(i + k) : i + k));
        owner.push(which);
      }
    }
    this.triangles = new Uint32Array(index);
    this.owner = new Uint16Array(owner);
    this.#addSkirts(positions, normals, uvs, SKIRT_PX / textureSize);
    const attribute = (list: number[], size: number) => new BufferAttribute(new Float32Array(list), size);
    this.geometry.setAttribute("position", attribute(positions, 3));
    this.geometry.setAttribute("normal", attribute(normals, 3));
    this.geometry.setAttribute("liveryUv", attribute(uvs, 2));
    const { triangles, panels } = this;
    const array = (name: string) => this.geometry.getAttribute(name).array;
    this.printed = { positions: array("position"), normals: array("normal"), triangles, owner: this.owner, panels };
    const cast = new BufferGeometry();
    cast.setAttribute("position", this.geometry.getAttribute("position"));
    cast.setIndex(new BufferAttribute(this.triangles, 1));
    this.bvh = new MeshBVH(cast, { indirect: true, strategy: SAH });
  }

  #addSkirts(positions: number[], normals: number[], uvs: number[], width: number): void {
    const t = this.triangles;
    const vertices = positions.length / 3;
    // Inner edges are met twice: what remains is border. Value: triangle × 3 + corner.
    const open = new Map<number, number>();
    for (let i = 0; i < t.length; i++) {
      const a = t[i] ?? 0;
      const b = t[i % 3 === 2 ? i - 2 : i + 1] ?? 0;
      const key = a < b ? a * vertices + b : b * vertices + a;
      if (!open.delete(key)) open.set(key, i);
    }
    for (const i of open.values()) {
      const triangle = Math.floor(i / 3);
      const a = t[i] ?? 0;
      const b = t[i % 3 === 2 ? i - 2 : i + 1] ?? 0;
      const c = t[triangle * 3 + ((i + 2) % 3)] ?? 0;
      const [au, av, bu, bv] = [uvs[a * 2] ?? 0, uvs[a * 2 + 1] ?? 0, uvs[b * 2] ?? 0, uvs[b * 2 + 1] ?? 0];
      const length = Math.hypot(bu - au, bv - av);
      if (length === 0) continue;
      const [eu, ev] = [(bu - au) / length, (bv - av) / length];
      let [ou, ov] = [ev, -eu];
      if (((uvs[c * 2] ?? 0) - au) * ou + ((uvs[c * 2 + 1] ?? 0) - av) * ov > 0) [ou, ov] = [-ou, -ov];
      const first = positions.length / 3;
      for (const [vertex, along] of [
        [a, -0.5],
        [b, 0.5],
      ] as const) {
        for (let k = 0; k < 3; k++) {
          positions.push(positions[vertex * 3 + k] ?? 0);
          normals.push(normals[vertex * 3 + k] ?? 0);
        }
        uvs.push(
          (uvs[vertex * 2] ?? 0) + (ou + along * eu) * width,
          (uvs[vertex * 2 + 1] ?? 0) + (ov + along * ev) * width,
        );
      }
      const list = this.#skirts.get(triangle) ?? [];
      list.push(a, b, first, b, first + 1, first);
      this.#skirts.set(triangle, list);
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
