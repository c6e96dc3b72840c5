import type { Manifest } from "@carloom/build";
import { BufferAttribute, BufferGeometry, type Matrix4, type Mesh, type Object3D } from "three";
import { type Car, disposeTree, meshesOf, takeLivery } from "./car.ts";
import { fetchBytes, originalName, parseGlb } from "./load.ts";

type Shapes = Map<Mesh, BufferGeometry>;
type Shape = { geometry: BufferGeometry; inCar: Matrix4 };

/** Where a coarser model leaves out a mesh. */
const NOTHING = () => new BufferGeometry().setAttribute("position", new BufferAttribute(new Float32Array(0), 3));

/** The meshes of a model by the names above them, their material, and how often that came before. */
function keyed(meshes: readonly Mesh[], root: Object3D): Map<string, Mesh> {
  const found = new Map<string, Mesh>();
  for (const mesh of meshes) {
    const names: string[] = [];
    for (let at: Object3D | null = mesh; at && at !== root; at = at.parent) names.push(originalName(at));
    const material = Array.isArray(mesh.material) ? "" : mesh.material.name;
    const name = `${names.join("<")} ${material}`;
    let key = name;
    for (let n = 1; found.has(key); n++) key = `${name} ${n}`;
    found.set(key, mesh);
  }
  return found;
}

/** Attributes as floats, moved from where one mesh stands to where another does. */
function moved({ geometry, inCar }: Shape, to: Matrix4): BufferGeometry {
  const plain = new BufferGeometry();
  for (const [name, from] of Object.entries(geometry.attributes)) {
    const out = new Float32Array(from.count * from.itemSize);
    for (let i = 0; i < from.count; i++)
      for (let k = 0; k < from.itemSize; k++) out[i * from.itemSize + k] = from.getComponent(i, k);
    plain.setAttribute(name, new BufferAttribute(out, from.itemSize));
  }
  if (geometry.index) plain.setIndex(geometry.index.clone());
  return plain.applyMatrix4(to.clone().invert().multiply(inCar));
}

/**
 * The template's coarser models in the place of the one that was loaded: same nodes and materials, so that only the meshes'
 * shapes are exchanged, and everything else (parts, doors, paint, livery) stays as it is.
 */
export class Detail {
  readonly #manifest: Manifest;
  readonly #baseUrl: string;
  /** What was loaded: finer than that nothing is drawn. */
  readonly base: number;
  readonly #meshes: Map<string, Mesh>;
  readonly #rest = new Map<Mesh, Matrix4>();
  readonly #levels = new Map<number, Promise<Shapes | null>>();
  readonly #ready = new Map<number, Shapes>();
  #shown: number;
  /** What was asked for last, and is shown as soon as it is here. */
  #wanted: number;

  /** @param car as it was read, before anything moved @param base 0 the whole model, then its coarser ones */
  constructor(car: Car, manifest: Manifest, baseUrl: string, base: number) {
    this.#manifest = manifest;
    this.#baseUrl = baseUrl;
    this.base = Math.min(base, manifest.model3d.lods.length);
    this.#shown = this.#wanted = this.base;
    const meshes = meshesOf(car.root);
    this.#meshes = keyed(meshes, car.root);
    const own: Shapes = new Map();
    for (const mesh of meshes) {
      this.#rest.set(mesh, mesh.matrixWorld.clone());
      own.set(mesh, mesh.geometry);
    }
    this.#ready.set(this.base, own);
  }

  get shown(): number {
    return this.#shown;
  }

  /** The coarsest there is. */
  get last(): number {
    return this.#manifest.model3d.lods.length;
  }

  /**
   * Draws this model from now on. True when the picture changed; one that is not here yet is fetched meanwhile.
   * @param came called once when it is, unless another one is wanted by then: a picture at rest stays as it is
   */
  show(level: number, came: () => void): boolean {
    const wanted = (this.#wanted = Math.max(this.base, Math.min(level, this.last)));
    if (wanted === this.#shown) return false;
    const shapes = this.#ready.get(wanted);
    if (!shapes) {
      if (!this.#levels.has(wanted)) {
        const loading = this.#load(wanted);
        this.#levels.set(wanted, loading);
        void loading.then((found) => found && this.#wanted === wanted && came());
      }
      return false;
    }
    for (const [mesh, geometry] of shapes) mesh.geometry = geometry;
    this.#shown = wanted;
    return true;
  }

  async #load(level: number): Promise<Shapes | null> {
    const file = this.#manifest.model3d.lods[level - 1];
    if (!file) return null;
    try {
      const url = new URL(file.url, new URL(this.#baseUrl, document.baseURI)).href;
      const { scene } = await parseGlb(await fetchBytes(url, { total: file.bytes }));
      scene.updateMatrixWorld(true);
      const from = keyed(meshesOf(scene), scene);
      const shapes: Shapes = new Map();
      for (const [key, mesh] of this.#meshes) {
        const [found, at] = [from.get(key), this.#rest.get(mesh)];
        if (found) takeLivery(found, this.#manifest.livery);
        shapes.set(mesh, found && at ? moved({ geometry: found.geometry, inCar: found.matrixWorld }, at) : NOTHING());
      }
      disposeTree(scene);
      this.#ready.set(level, shapes);
      return shapes;
    } catch {
      // The finer model goes on; a file that could not be had now is not asked for again.
      return null;
    }
  }

  dispose(): void {
    for (const shapes of this.#ready.values()) for (const geometry of shapes.values()) geometry.dispose();
  }
}
