import { type Mesh, type Object3D, type PerspectiveCamera, type Ray, Raycaster, Vector2, Vector3 } from "three";
import { acceleratedRaycast, MeshBVH } from "three-mesh-bvh";
import { type Car, isShown, meshesOf, panelOf } from "./car.ts";
import type { Hinges } from "./hinges.ts";
import type { Layer } from "./livery/plan.ts";
import { project, projectorsOf } from "./livery/projector.ts";
import type { LiverySurface } from "./livery/surface.ts";
import { PaintMaterial } from "./paint/material.ts";
import type { Pick } from "./types.ts";

/** Meshes with more triangles get a tree on their first ray. */
const TREE_FROM = 1500;

/** One part of the surface that moves as a whole: the body, or what hangs on one hinge. */
type Limb = { hinge: string | null; ray: Ray };
type SurfaceHit = { distance: number; point: Vector3; normal: Vector3; mesh: Mesh; panel: string };

const ab = new Vector3();
const ac = new Vector3();

/** Shown meshes of parts that carry a panel's chart, by panel: stickers on it lie on the panel that they stand in for. */
function standIns(meshes: readonly Mesh[], surface: LiverySurface | null): Map<string, Mesh> {
  const own = new Set(surface?.meshes.map((m) => m.mesh));
  const found = new Map<string, Mesh>();
  for (const mesh of surface ? meshes : []) {
    if (own.has(mesh) || !mesh.geometry.hasAttribute("liveryUv") || !isShown(mesh)) continue;
    const panel = panelOf(mesh);
    if (panel) found.set(panel, mesh);
  }
  return found;
}

/** The nearest front of a panel that is shown, itself or by what stands in for it. Rays in the space of the shut car. */
function hitSurface(
  surface: LiverySurface,
  limbs: readonly Limb[],
  hinges: Hinges,
  instead: ReadonlyMap<string, Mesh>,
): SurfaceHit | null {
  let best: SurfaceHit | null = null;
  for (const limb of limbs) best = hitLimb(surface, limb, limbs.length > 1 ? hinges : null, instead, best);
  return best;
}

function hitLimb(
  surface: LiverySurface,
  { hinge, ray }: Limb,
  hinges: Hinges | null,
  instead: ReadonlyMap<string, Mesh>,
  nearest: SurfaceHit | null,
): SurfaceHit | null {
  let best = nearest;
  const position = surface.geometry.getAttribute("position");
  const normal = surface.geometry.getAttribute("normal");
  for (const hit of surface.bvh.raycast(ray, 2)) {
    if (best && hit.distance >= best.distance) continue;
    const triangle = hit.faceIndex ?? -1;
    const owner = surface.meshes[surface.owner[triangle] ?? -1];
    if (!owner || (!isShown(owner.mesh) && !instead.has(owner.panel))) continue;
    if (hinges && (hinges.of(owner.mesh)?.id ?? null) !== hinge) continue;
    const corners = [0, 1, 2].map((k) => surface.triangles[triangle * 3 + k] ?? 0);
    const [a, b, c] = corners.map((i) => new Vector3().fromBufferAttribute(position, i));
    if (!a || !b || !c) continue;
    const face = ab.subVectors(b, a).cross(ac.subVectors(c, a)).normalize().clone();
    if (face.dot(ray.direction) >= 0) continue;
    // Smooth normal at the point, by areas.
    const area = (p: Vector3, q: Vector3) => ab.subVectors(p, hit.point).cross(ac.subVectors(q, hit.point)).length();
    const weights = [area(b, c), area(c, a), area(a, b)];
    const smooth = new Vector3();
    for (const [k, i] of corners.entries()) smooth.addScaledVector(ab.fromBufferAttribute(normal, i), weights[k] ?? 0);
    if (smooth.lengthSq() < 1e-12 || smooth.normalize().dot(face) < 0.2) smooth.copy(face);
    best = { distance: hit.distance, point: hit.point.clone(), normal: smooth, mesh: owner.mesh, panel: owner.panel };
  }
  return best;
}

function prepare(mesh: Mesh): void {
  const g = mesh.geometry;
  if (g.boundsTree || (g.index ? g.index.count : (g.getAttribute("position")?.count ?? 0)) < TREE_FROM * 3) return;
  g.boundsTree = new MeshBVH(g, { indirect: true });
  mesh.raycast = acceleratedRaycast;
}

/** What tells whether a layer is seen at a place of its box; its code comes with the tools. */
export type Ink = {
  isInked(p: Layer, u: number, v: number): boolean;
  isLetThrough(p: Layer, twin: boolean, point: Vector3, normal: Vector3, panel: string): boolean;
};

/**
 * The topmost sticker that is seen at a point of the surface.
 * @param ink null: by their boxes @param held a sticker that a hand holds already: all of its box is it, where nothing else
 * is seen above it; of what is laid around the whole car its art alone, or nothing else could be reached
 */
export function stickerAt(
  layers: readonly Layer[],
  point: Vector3,
  normal: Vector3,
  panel: string,
  ink: Ink | null = null,
  held: string | null = null,
): { id: string; twin: boolean } | null {
  for (let i = layers.length - 1; i >= 0; i--) {
    const p = layers[i];
    if (!p || p.hidden || (p.panels && !p.panels.includes(panel))) continue;
    for (const box of projectorsOf(p)) {
      const hit = project(box, point, normal);
      if (!hit || hit.strength <= 0.5) continue;
      if (!ink || (p.id === held && p.projection !== "wrap")) return { id: p.id, twin: box.twin };
      if (ink.isInked(p, hit.u, hit.v) && ink.isLetThrough(p, box.twin, point, normal, panel))
        return { id: p.id, twin: box.twin };
    }
  }
  return null;
}

const raycaster = new Raycaster();

/** With everything shut one ray serves all. */
function limbsOf(car: Car, world: Ray, lift: number): Limb[] {
  const fixed = world.clone();
  fixed.origin.y -= lift;
  const limbs: Limb[] = [{ hinge: null, ray: fixed }];
  if (!car.hinges.anyOpen) return limbs;
  for (const hinge of car.hinges.all) {
    const ray = world.clone().applyMatrix4(hinge.toShut.value);
    ray.origin.y -= lift;
    limbs.push({ hinge: hinge.id, ray });
  }
  return limbs;
}

/** What the car shows at a point of the picture; `clip` in −1…1. */
export function pickAt(
  car: Car,
  camera: PerspectiveCamera,
  clip: { x: number; y: number },
  surface: LiverySurface | null,
  layers: readonly Layer[],
  slotOf: (object: Object3D) => string | null,
  ink: Ink | null = null,
  held: string | null = null,
): Pick | null {
  raycaster.setFromCamera(new Vector2(clip.x, clip.y), camera);
  raycaster.firstHitOnly = true;
  const lift = car.root.position.y;
  const meshes = meshesOf(car.root);
  const instead = standIns(meshes, surface);
  const limbs = limbsOf(car, raycaster.ray, lift);
  const onSurface = surface ? hitSurface(surface, limbs, car.hinges, instead) : null;
  const inSurface = new Set([...(surface?.meshes.map((m) => m.mesh) ?? []), ...instead.values()]);
  let nearest: { distance: number; mesh: Mesh; point: Vector3; normal: Vector3 } | null = null;
  const limit = onSurface?.distance ?? Number.POSITIVE_INFINITY;
  for (const mesh of meshes) {
    if (inSurface.has(mesh) || !isShown(mesh)) continue;
    if (!mesh.geometry.boundingSphere) mesh.geometry.computeBoundingSphere();
    prepare(mesh);
    for (const hit of raycaster.intersectObject(mesh, false)) {
      if (hit.distance >= (nearest?.distance ?? limit)) continue;
      const n = (hit.face?.normal.clone() ?? new Vector3(0, 1, 0)).transformDirection(mesh.matrixWorld);
      nearest = { distance: hit.distance, mesh, point: hit.point.clone(), normal: n };
    }
  }
  if (nearest) {
    const material = nearest.mesh.material;
    return {
      zone: material instanceof PaintMaterial ? material.zone : null,
      slot: slotOf(nearest.mesh),
      panel: null,
      placementId: null,
      twin: false,
      livery: false,
      point: [nearest.point.x, nearest.point.y - lift, nearest.point.z],
      normal: [nearest.normal.x, nearest.normal.y, nearest.normal.z],
    };
  }
  if (!onSurface) return null;
  const { point, normal, mesh, panel } = onSurface;
  const sticker = stickerAt(layers, point, normal, panel, ink, held);
  const material = mesh.material;
  return {
    zone: material instanceof PaintMaterial ? material.zone : null,
    slot: slotOf(mesh),
    panel,
    placementId: sticker?.id ?? null,
    twin: sticker?.twin ?? false,
    livery: true,
    point: [point.x, point.y, point.z],
    normal: [normal.x, normal.y, normal.z],
  };
}
