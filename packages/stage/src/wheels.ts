import type { Slot, Stance } from "@carloom/build";
import { type BufferGeometry, Float32BufferAttribute, MathUtils, type Object3D, Quaternion, Vector3 } from "three";
import type { Anchor } from "./car.ts";

/**
 * A tyre whose sidewall reaches `diameter` (m): radii beyond the bead are stretched, the bead stays on the rim.
 * The axle is x. The geometry given stays as it is.
 */
export function fitTyre(tyre: BufferGeometry, diameter: number): BufferGeometry {
  const source = tyre.getAttribute("position");
  let inner = Number.POSITIVE_INFINITY;
  let outer = 0;
  for (let i = 0; i < source.count; i++) {
    const r = Math.hypot(source.getY(i), source.getZ(i));
    inner = Math.min(inner, r);
    outer = Math.max(outer, r);
  }
  const fitted = tyre.clone();
  const wall = outer - inner;
  if (wall < 1e-4 || diameter / 2 <= inner + 1e-3) return fitted;
  const stretch = (diameter / 2 - inner) / wall;
  const position = new Float32Array(source.count * 3);
  for (let i = 0; i < source.count; i++) {
    const y = source.getY(i);
    const z = source.getZ(i);
    const r = Math.hypot(y, z);
    const k = r > 1e-6 ? (inner + (r - inner) * stretch) / r : 1;
    position[i * 3] = source.getX(i);
    position[i * 3 + 1] = y * k;
    position[i * 3 + 2] = z * k;
  }
  fitted.setAttribute("position", new Float32BufferAttribute(position, 3));
  const normal = tyre.getAttribute("normal");
  if (normal) {
    const out = new Float32Array(normal.count * 3);
    const n = new Vector3();
    for (let i = 0; i < normal.count; i++) {
      // A stretch along r tilts normals the other way.
      const y = source.getY(i);
      const z = source.getZ(i);
      const r = Math.hypot(y, z) || 1;
      n.fromBufferAttribute(normal, i);
      const radial = (n.y * y + n.z * z) / r;
      const change = radial / stretch - radial;
      n.y += (change * y) / r;
      n.z += (change * z) / r;
      n.normalize().toArray(out, i * 3);
    }
    fitted.setAttribute("normal", new Float32BufferAttribute(out, 3));
  }
  fitted.computeBoundingBox();
  fitted.computeBoundingSphere();
  return fitted;
}

type Home = { position: Vector3; rotation: Quaternion };
const homes = new WeakMap<Object3D, Home>();

function homeOf(node: Object3D): Home {
  let home = homes.get(node);
  if (!home) {
    home = { position: node.position.clone(), rotation: node.quaternion.clone() };
    homes.set(node, home);
  }
  return home;
}

const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);

/** Negative camber leans the top inwards on both sides. */
function lean(side: number, camber: number): Quaternion {
  return new Quaternion().setFromAxisAngle(Z, -side * MathUtils.degToRad(camber));
}

/** How far a leaning wheel must rise so that its lower edge stays on the road; metres, angle in degrees. */
export function camberRise(hub: { tyreDiameter: number; tyreWidth: number }, camber: number): number {
  const angle = Math.abs(MathUtils.degToRad(camber));
  const r = hub.tyreDiameter / 2000;
  return r * Math.cos(angle) + (hub.tyreWidth / 2000) * Math.sin(angle) - r;
}

/** Lifts the body and sets wheels; wheels and brakes keep their height over the road. */
export function applyStance(
  root: Object3D,
  slots: readonly Slot[],
  anchors: Map<string, Anchor[]>,
  hubs: readonly Object3D[],
  stance: Stance,
): void {
  const lift = stance.height / 1000;
  const steer = new Quaternion().setFromAxisAngle(Y, MathUtils.degToRad(stance.steer ?? 0));
  root.position.y = lift;
  for (const hub of hubs) {
    const home = homeOf(hub);
    hub.position.copy(home.position);
    hub.position.y -= lift / (hub.parent?.getWorldScale(new Vector3()).y || 1);
    const axle = home.position.z < 0 ? "rear" : "front";
    const measures = slots.find((slot) => slot.id === `wheels.${axle}`)?.hub;
    if (measures) hub.position.y += camberRise(measures, stance.camber[axle]);
    hub.quaternion.copy(home.rotation).premultiply(lean(home.position.x < 0 ? -1 : 1, stance.camber[axle]));
    if (axle === "front") hub.quaternion.premultiply(steer);
  }
  for (const slot of slots) {
    const wheel = slot.hub !== undefined || slot.id.startsWith("wheels");
    if (!wheel && !slot.id.startsWith("brakes")) continue;
    for (const { node } of anchors.get(slot.id) ?? []) {
      // What hangs on a hub went with it.
      if (node.parent && hubs.includes(node.parent)) continue;
      const home = homeOf(node);
      const axle = slot.id.includes("rear") || (!slot.id.includes("front") && home.position.z < 0) ? "rear" : "front";
      const scale = node.parent?.getWorldScale(new Vector3()) ?? new Vector3(1, 1, 1);
      const side = home.position.x < 0 ? -1 : 1;
      node.position.copy(home.position);
      node.position.y -= lift / (scale.y || 1);
      // Brakes lean and rise with their wheel, but stay where they are when it is set further out.
      const hub = slot.hub ?? slots.find(({ id }) => id === `wheels.${axle}`)?.hub;
      if (hub) node.position.y += camberRise(hub, stance.camber[axle]) / (scale.y || 1);
      if (wheel) node.position.x += (side * stance.offset[axle]) / 1000 / (scale.x || 1);
      node.quaternion.copy(home.rotation).premultiply(lean(side, stance.camber[axle]));
      if (axle === "front") node.quaternion.premultiply(steer);
    }
  }
  root.updateMatrixWorld(true);
}
