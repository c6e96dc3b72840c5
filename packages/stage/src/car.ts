import type { Manifest } from "@carloom/build";
import {
  Box3,
  Color,
  type Group,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  Vector3,
} from "three";
import { beltDirection } from "./belt.ts";
import { type Hinge, Hinges } from "./hinges.ts";
import { originalName } from "./load.ts";
import { DEFAULT_OPACITY, glassMaterial, isGlass } from "./paint/glass.ts";
import { PaintMaterial, type SharedPaintUniforms } from "./paint/material.ts";
import { receiveSoftLight } from "./paint/soft-light.ts";
import { outlinePoints } from "./silhouette.ts";
import type { Vec3 } from "./types.ts";

export type PanelMesh = { panel: string; mesh: Mesh };
export type Anchor = { node: Object3D; stock: Object3D[]; mirror: boolean };

/** A material of the manifest that glows; `level` is what the build asks for, 1 as the manifest says. */
export type Lamp = {
  id: string;
  material: MeshStandardMaterial;
  color: Color;
  intensity: number;
  off: Color;
  offIntensity: number;
  level: number;
};

/** A template's scene, sorted by what the product does with it. */
export type Car = {
  root: Group;
  /** Zone paints and glass; parts that are mounted later take theirs from here too. */
  materials: MaterialSwap;
  panels: PanelMesh[];
  anchors: Map<string, Anchor[]>;
  /** Hubs with discs and calipers: they stay on the road when the body is lifted. */
  hubs: Object3D[];
  hinges: Hinges;
  lamps: Lamp[];
  /** Car space, wheels included. */
  bounds: Box3;
  /** The outermost points of what is shown, for framing: a box would stand off its corners. */
  outline: Vector3[];
  hasLivery: boolean;
  /** Direction of the belt line towards the nose. */
  belt: Vec3 | null;
};

/** Replaces zone and glass materials of a file; the ones replaced are disposed. Parts and templates alike. */
export class MaterialSwap {
  readonly paints = new Map<string, PaintMaterial[]>();
  readonly glass = new Map<string, MeshPhysicalMaterial>();
  readonly #shared: SharedPaintUniforms;
  readonly #gone = new Set<Material>();

  constructor(shared: SharedPaintUniforms) {
    this.#shared = shared;
  }

  /** @param livery this mesh carries livery coordinates @param hinge what the mesh hangs on */
  swap(mesh: Mesh, livery: boolean, hinge: Hinge | null = null): void {
    const material = mesh.material;
    if (Array.isArray(material)) return;
    const zone = /^zone\.([a-z0-9][a-z0-9._-]*)$/.exec(material.name)?.[1];
    if (zone) {
      mesh.material = this.#paint(zone, livery, hinge, material);
      this.#gone.add(material);
    } else if (isGlass(material)) {
      mesh.material = this.#glass(material);
      mesh.renderOrder = 2;
      this.#gone.add(material);
    } else if (material instanceof MeshStandardMaterial) {
      if (material instanceof MeshPhysicalMaterial) material.transmission = 0;
      if (!material.transparent) receiveSoftLight(material, this.#shared);
    }
  }

  #paint(zone: string, livery: boolean, hinge: Hinge | null, from: Material): PaintMaterial {
    const list = this.paints.get(zone) ?? [];
    this.paints.set(zone, list);
    const shade = from instanceof MeshStandardMaterial ? from.aoMap : null;
    // Occlusion is of one file: another's would darken this mesh in the wrong places.
    const known = list.find(
      (m) =>
        (m.defines && "LIVERY" in m.defines) === livery &&
        m.side === from.side &&
        m.hinge === (hinge?.id ?? null) &&
        m.aoMap === shade,
    );
    if (known) return known;
    const paint = new PaintMaterial(zone, this.#shared, livery, hinge);
    paint.side = from.side;
    paint.vertexColors = from.vertexColors;
    if (from instanceof MeshStandardMaterial && shade) {
      paint.aoMap = shade;
      paint.aoMapIntensity = from.aoMapIntensity;
    }
    list.push(paint);
    return paint;
  }

  #glass(from: Material): MeshPhysicalMaterial {
    const known = this.glass.get(from.name);
    if (known) return known;
    const color = from instanceof MeshStandardMaterial ? from.color.clone() : new Color("#0a0d10");
    const lens = /lens|lamp|light/i.test(from.name);
    const glass = glassMaterial(from.name, color, lens ? (from.name.endsWith(".smoke") ? 0.5 : 0.08) : DEFAULT_OPACITY);
    glass.userData.lens = lens;
    this.glass.set(from.name, glass);
    return glass;
  }

  /** Frees the paints that only this file's meshes wear: those with its occlusion. */
  forget(meshes: readonly Mesh[]): void {
    for (const { material } of meshes) {
      if (!(material instanceof PaintMaterial) || !material.aoMap) continue;
      const list = this.paints.get(material.zone) ?? [];
      const at = list.indexOf(material);
      if (at >= 0) list.splice(at, 1);
      disposeMaterial(material);
    }
  }

  /** Glass that is no lamp's. */
  isWindow(material: Material | Material[]): boolean {
    return [...this.glass.values()].some((glass) => glass === material && !glass.userData.lens);
  }

  finish(): void {
    for (const material of this.#gone) disposeMaterial(material);
    this.#gone.clear();
  }
}

export function disposeMaterial(material: Material, keepTextures = false): void {
  if (!keepTextures) {
    for (const value of Object.values(material)) {
      if (value && typeof value === "object" && "isTexture" in value && !(material instanceof PaintMaterial)) {
        (value as { dispose(): void }).dispose();
      }
    }
    // Of a paint's textures only the occlusion is its file's; the others are shared.
    if (material instanceof PaintMaterial) material.aoMap?.dispose();
  }
  material.dispose();
}

function ancestorName(object: Object3D, prefix: string): string | null {
  for (let at: Object3D | null = object; at; at = at.parent) {
    const name = originalName(at);
    if (name.startsWith(prefix)) return name.slice(prefix.length);
  }
  return null;
}

/** The id of the panel, or slot, that an object belongs to. */
export function panelOf(object: Object3D): string | null {
  return ancestorName(object, "panel.");
}

/** Neither the object nor one above it is hidden. */
export function isShown(object: Object3D): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) if (!at.visible) return false;
  return true;
}

export function meshesOf(root: Object3D): Mesh[] {
  const list: Mesh[] = [];
  root.traverse((object) => {
    if (object instanceof Mesh && !object.userData.effect) list.push(object);
  });
  return list;
}

function anchorsOf(root: Object3D, manifest: Manifest): Map<string, Anchor[]> {
  const nodes = new Map<string, Object3D>();
  root.traverse((object) => void nodes.set(originalName(object), object));
  const anchors = new Map<string, Anchor[]>();
  for (const slot of manifest.slots) {
    const list: Anchor[] = [];
    for (const anchor of slot.anchors) {
      let node = nodes.get(anchor.node);
      if (!node) {
        // The file has no such node: the manifest's own place serves.
        node = root.clone(false);
        node.clear();
        node.name = anchor.node;
        node.userData = { name: anchor.node };
        node.position.set(...anchor.position);
        node.quaternion.set(...anchor.rotation);
        node.scale.set(1, 1, 1);
        root.add(node);
      }
      node.userData.slot = slot.id;
      list.push({ node, stock: [...node.children], mirror: anchor.mirror });
    }
    anchors.set(slot.id, list);
  }
  return anchors;
}

function hubsOf(root: Object3D): Object3D[] {
  const hubs: Object3D[] = [];
  root.traverse((object) => {
    if (/^hub\.(front|rear)\.(left|right)$/.test(originalName(object))) hubs.push(object);
  });
  return hubs;
}

/** The materials of these meshes that the manifest lights. */
export function lampsOf(meshes: readonly Mesh[], lights: Manifest["lights"]): Lamp[] {
  const lamps = new Map<Material, Lamp>();
  for (const { material } of meshes) {
    if (!(material instanceof MeshStandardMaterial)) continue;
    const light = lights.find((l) => l.material === material.name);
    if (!light) continue;
    const { emissive, emissiveIntensity: offIntensity } = material;
    const { id, intensity } = light;
    const color = new Color(light.color);
    lamps.set(material, { id, material, color, intensity, off: emissive.clone(), offIntensity, level: 0 });
  }
  return [...lamps.values()];
}

/** Readies a mesh's livery coordinates; answers the panel whose chart it carries, or null. */
export function takeLivery(mesh: Mesh, livery: Manifest["livery"]): string | null {
  const panel = livery && panelOf(mesh);
  const coordinates = mesh.geometry.getAttribute(livery?.texCoord === 1 ? "uv1" : "uv");
  if (!panel || !coordinates) return null;
  mesh.geometry.setAttribute("liveryUv", coordinates);
  return panel;
}

/** Reads a parsed template by the naming conventions; throws when it holds nothing to draw. */
export function readCar(root: Group, manifest: Manifest, shared: SharedPaintUniforms): Car {
  root.updateMatrixWorld(true);
  const swap = new MaterialSwap(shared);
  const panels: PanelMesh[] = [];
  const hinges = new Hinges(root, manifest);
  const meshes = meshesOf(root);
  if (meshes.length === 0) throw new Error("The model holds no mesh.");
  for (const mesh of meshes) {
    const panel = takeLivery(mesh, manifest.livery);
    if (panel) panels.push({ panel, mesh });
    swap.swap(mesh, panel !== null, hinges.of(mesh));
  }
  const lamps = lampsOf(meshes, manifest.lights);
  swap.finish();
  const bounds = new Box3().setFromObject(root);
  const d = manifest.dimensions;
  if (bounds.isEmpty() || !Number.isFinite(bounds.getSize(new Vector3()).length())) {
    bounds.set(new Vector3(-d.width / 2, 0, -d.length / 2), new Vector3(d.width / 2, d.height, d.length / 2));
  }
  return {
    root,
    materials: swap,
    panels,
    anchors: anchorsOf(root, manifest),
    hubs: hubsOf(root),
    hinges,
    lamps,
    bounds,
    outline: outlinePoints(meshes.filter(isShown)),
    hasLivery: panels.length > 0,
    belt: beltDirection(meshes.filter((mesh) => swap.isWindow(mesh.material))),
  };
}

/** Frees everything of a car or part on the GPU. */
export function disposeTree(root: Object3D): void {
  for (const mesh of meshesOf(root)) {
    mesh.geometry.dispose();
    for (const material of Array.isArray(mesh.material) ? mesh.material : [mesh.material]) disposeMaterial(material);
  }
}
