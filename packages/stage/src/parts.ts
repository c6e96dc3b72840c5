import type { Manifest, PartOption, Slot } from "@carloom/build";
import { type BufferGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, Texture } from "three";
import { type Anchor, type Car, disposeTree, type Lamp, lampsOf, meshesOf, takeLivery } from "./car.ts";
import type { Hinge } from "./hinges.ts";
import { fetchBytes, originalName, parseGlb } from "./load.ts";
import type { StageAssets } from "./types.ts";
import { fitTyre } from "./wheels.ts";

/** Parsed parts kept in memory; those beyond are forgotten, oldest first. */
const KEEP = 24;

type Part = { scene: Group; option: PartOption; tyres: Map<string, BufferGeometry>; lamps: Lamp[] };

/** Mounts parts at anchors. Files are kept parsed; what is not mounted holds nothing on the GPU. */
export class Parts {
  readonly #assets: StageAssets;
  readonly #car: Car;
  readonly #manifest: Manifest;
  readonly #cache = new Map<string, Promise<Part>>();
  readonly #ready = new Map<string, Part>();
  readonly #mounted = new Map<string, { uuid: string; groups: Group[] }>();
  /** Newest wish per slot: a slow load must not overwrite a later choice. */
  readonly #wanted = new Map<string, string | null>();
  #disposed = false;

  constructor(assets: StageAssets, car: Car, manifest: Manifest) {
    this.#assets = assets;
    this.#car = car;
    this.#manifest = manifest;
  }

  get cached(): number {
    return this.#cache.size;
  }

  /** The slot a scene object stands in, stock or mounted. */
  slotOf(object: Object3D): string | null {
    for (let at: Object3D | null = object; at; at = at.parent) {
      const slot: unknown = at.userData.slot;
      if (typeof slot === "string") return slot;
    }
    return null;
  }

  /** @param hinge what the part will swing with */
  load(uuid: string, hinge: Hinge | null = null): Promise<Part> {
    const known = this.#cache.get(uuid);
    if (known) {
      this.#cache.delete(uuid);
      this.#cache.set(uuid, known);
      return known;
    }
    const loading = this.#fetch(uuid, hinge);
    this.#cache.set(uuid, loading);
    loading.then(
      (part) => void this.#ready.set(uuid, part),
      () => void this.#cache.delete(uuid),
    );
    this.#forget();
    return loading;
  }

  async #fetch(uuid: string, hinge: Hinge | null): Promise<Part> {
    const { url, option } = await this.#assets.partModel(uuid);
    const gltf = await parseGlb(await fetchBytes(url, { total: option.model3d.bytes }));
    const meshes = meshesOf(gltf.scene);
    for (const mesh of meshes) this.#car.materials.swap(mesh, takeLivery(mesh, this.#manifest.livery) !== null, hinge);
    this.#car.materials.finish();
    return { scene: gltf.scene, option, tyres: new Map(), lamps: lampsOf(meshes, this.#manifest.lights) };
  }

  #forget(): void {
    for (const uuid of this.#cache.keys()) {
      if (this.#cache.size <= KEEP) return;
      if ([...this.#mounted.values()].some((m) => m.uuid === uuid)) continue;
      const part = this.#ready.get(uuid);
      if (part) this.#car.materials.forget(meshesOf(part.scene));
      this.#cache.delete(uuid);
      this.#ready.delete(uuid);
    }
  }

  /**
   * Puts a part, or the stock part (null), into a slot. Resolves to whether the picture changed;
   * rejects when the file cannot be had, leaving what was mounted.
   */
  async mount(slotId: string, uuid: string | null): Promise<boolean> {
    const slot = this.#manifest.slots.find((s) => s.id === slotId);
    const anchors = this.#car.anchors.get(slotId);
    if (!slot || !anchors) return false;
    this.#wanted.set(slotId, uuid);
    if ((this.#mounted.get(slotId)?.uuid ?? null) === uuid) return false;
    // A part at hand is mounted at once, within this turn.
    const part = uuid === null ? null : (this.#ready.get(uuid) ?? (await this.load(uuid, this.#hingeOf(anchors))));
    if (this.#disposed || this.#wanted.get(slotId) !== uuid) return false;
    this.#unmount(slotId);
    for (const anchor of anchors) for (const stock of anchor.stock) stock.visible = part === null;
    if (!part || uuid === null) return true;
    const groups = anchors.map((anchor) => {
      const group = new Group();
      group.add(this.#instance(part, slot, anchor));
      if (anchor.mirror) group.scale.x = -1;
      anchor.node.add(group);
      return group;
    });
    this.#mounted.set(slotId, { uuid, groups });
    return true;
  }

  /** What all of these hang on; a part in several places that swing apart is painted where it lies. */
  #hingeOf(anchors: readonly Anchor[]): Hinge | null {
    const [first, ...others] = anchors.map((anchor) => this.#car.hinges.of(anchor.node));
    return others.every((hinge) => hinge === first) ? (first ?? null) : null;
  }

  /** Lamps of the parts that are mounted. */
  lamps(): Lamp[] {
    return [...this.#mounted.values()].flatMap(({ uuid }) => this.#ready.get(uuid)?.lamps ?? []);
  }

  #instance(part: Part, slot: Slot, anchor: Anchor): Object3D {
    const copy = part.scene.clone(true);
    keepOwn(copy, anchor);
    const diameter = slot.hub ? slot.hub.tyreDiameter / 1000 : 0;
    if (diameter <= 0) return copy;
    copy.traverse((object) => {
      if (!(object instanceof Mesh) || !isTyre(object)) return;
      const geometry: BufferGeometry = object.geometry;
      const key = `${geometry.uuid}:${diameter}`;
      const fitted = part.tyres.get(key) ?? fitTyre(geometry, diameter / axleScale(object));
      part.tyres.set(key, fitted);
      object.geometry = fitted;
    });
    return copy;
  }

  #unmount(slotId: string): void {
    const mounted = this.#mounted.get(slotId);
    if (!mounted) return;
    this.#mounted.delete(slotId);
    for (const group of mounted.groups) group.removeFromParent();
    if ([...this.#mounted.values()].some((m) => m.uuid === mounted.uuid)) return;
    for (const group of mounted.groups) freeGpu(group);
  }

  dispose(): void {
    this.#disposed = true;
    const slots = Array.from(this.#mounted.keys());
    for (const slot of slots) this.#unmount(slot);
    for (const part of this.#ready.values()) disposeTree(part.scene);
    this.#cache.clear();
    this.#ready.clear();
  }
}

function isTyre(mesh: Mesh): boolean {
  for (let at: Object3D | null = mesh; at; at = at.parent) if (originalName(at) === "tyre") return true;
  return false;
}

/** A part that differs by axle or side holds both, `axle.front` and `axle.rear`; an anchor takes its own. */
function keepOwn(copy: Object3D, anchor: Anchor): void {
  const axle = /\.(front|rear)\./.exec(`${originalName(anchor.node)}.`)?.[1];
  const own = { axle, side: anchor.mirror ? "right" : "left" };
  const others: Object3D[] = [];
  copy.traverse((object) => {
    const [kind, which] = originalName(object).split(".");
    if ((kind === "axle" || kind === "side") && which !== own[kind]) others.push(object);
  });
  for (const object of others) object.removeFromParent();
}

/** Quantised files scale their nodes; the radius in the geometry is in that scale. */
function axleScale(mesh: Object3D): number {
  let scale = 1;
  for (let at: Object3D | null = mesh; at; at = at.parent) scale *= at.scale.y;
  return Math.abs(scale) || 1;
}

/** Buffers and textures leave the GPU; the next use uploads them again. Zone paints are shared and stay, but for the file's own occlusion. */
function freeGpu(root: Object3D): void {
  for (const mesh of meshesOf(root)) {
    mesh.geometry.dispose();
    const material = mesh.material;
    if (Array.isArray(material) || !(material instanceof MeshStandardMaterial)) continue;
    if (material.name.startsWith("zone.")) {
      material.aoMap?.dispose();
      continue;
    }
    for (const value of Object.values(material))
      if (value instanceof Texture && !value.isRenderTargetTexture) value.dispose();
  }
}
