import type { Manifest, Placement } from "@carloom/build";
import { mirrorPose } from "@carloom/build";
import { type Box3, MathUtils, type Mesh, type Object3D, Quaternion, Spherical, Vector3 } from "three";
import { eyeOf } from "./framing.ts";
import { PaintMaterial } from "./paint/material.ts";
import type { CameraPose, Insets, Subject } from "./types.ts";

export { eased, easeOut } from "./ease-out.ts";

/** A point of the car (metres) and the way it faces, away from the car. */
export type Spot = { at: Vector3; out: Vector3 };

/** How far from square on a spot may be looked at once the camera was brought to it, radians. */
const ASIDE = 0.6;
/** Seen from above, radians from straight down; and from the side. */
const ABOVE = 0.9;
const BESIDE = 1.3;
/** CSS px that a spot is clear of the edge of what is free. */
const CLEAR = 16;
const SAMPLES = 48;

type Screen = { width: number; height: number; insets: Insets };

function inView(pose: CameraPose, { at, out }: Spot, { width, height, insets }: Screen): boolean {
  const eye = eyeOf(pose, width / height);
  if (out.dot(eye.position.clone().sub(at)) <= 0) return false;
  const p = at.clone().project(eye);
  if (Math.abs(p.z) > 1) return false;
  // The picture is shifted to the middle of what is free.
  const x = ((p.x + 1) / 2) * width - (insets.right - insets.left) / 2;
  const y = ((1 - p.y) / 2) * height - (insets.bottom - insets.top) / 2;
  return (
    x > insets.left + CLEAR &&
    x < width - insets.right - CLEAR &&
    y > insets.top + CLEAR &&
    y < height - insets.bottom - CLEAR
  );
}

/**
 * The pose that brings one of the spots into view, turned no farther than it must be and as near as before; null where
 * one is in view already.
 */
export function poseThatShows(pose: CameraPose, spots: readonly Spot[], screen: Screen): CameraPose | null {
  if (spots.length === 0 || spots.some((spot) => inView(pose, spot, screen))) return null;
  const target = new Vector3(...pose.target);
  const offset = new Vector3(...pose.position).sub(target);
  const towards = ({ out }: Spot) => out.dot(offset);
  const spot = spots.reduce((best, one) => (towards(one) > towards(best) ? one : best));
  const turned = new Spherical().setFromVector3(offset);
  const { out } = spot;
  if (Math.hypot(out.x, out.z) > 0.35) {
    const facing = Math.atan2(out.x, out.z);
    const aside = Math.atan2(Math.sin(turned.theta - facing), Math.cos(turned.theta - facing));
    turned.theta = facing + MathUtils.clamp(aside, -ASIDE, ASIDE);
  }
  if (out.y > 0.8) turned.phi = Math.min(turned.phi, ABOVE);
  else if (turned.phi < ABOVE) turned.phi = BESIDE;
  const around = (at: Vector3): CameraPose => {
    const p = new Vector3().setFromSpherical(turned).add(at);
    return { position: [p.x, p.y, p.z], target: [at.x, at.y, at.z], fov: pose.fov };
  };
  const still = around(target);
  return inView(still, spot, screen) ? still : around(spot.at);
}

/** Away from the middle of the car, along the sides that a point stands nearest to; null inside it. */
function outwards(at: Vector3, bounds: Box3): Vector3 | null {
  const half = bounds.getSize(new Vector3()).divideScalar(2);
  const d = at.clone().sub(bounds.getCenter(new Vector3())).divide(half);
  const most = Math.max(Math.abs(d.x), Math.abs(d.y), Math.abs(d.z));
  if (most < 0.3) return null;
  // What is only a little off the middle says nothing of a side.
  const side = (x: number) => (Math.abs(x) < most * 0.6 ? 0 : x);
  return new Vector3(side(d.x), side(d.y), side(d.z)).normalize();
}

function ofZone(root: Object3D, zone: string, bounds: Box3): Spot[] {
  const meshes: Mesh[] = [];
  root.traverse((node) => {
    const { material } = node as Mesh;
    if (material instanceof PaintMaterial && material.zone === zone) meshes.push(node as Mesh);
  });
  const each = Math.max(1, Math.ceil(SAMPLES / Math.max(1, meshes.length)));
  const spots: Spot[] = [];
  for (const mesh of meshes) {
    const points = mesh.geometry.getAttribute("position");
    if (!points) continue;
    const step = Math.max(1, Math.floor(points.count / each));
    for (let i = 0; i < points.count; i += step) {
      const at = new Vector3().fromBufferAttribute(points, i).applyMatrix4(mesh.matrixWorld);
      const out = outwards(at, bounds);
      // The cabin is seen through the glass from anywhere.
      if (!out) return [];
      spots.push({ at, out });
    }
  }
  return spots;
}

function ofSticker(placement: Placement): Spot[] {
  const spot = (position: Placement["position"], rotation: Placement["rotation"]): Spot => ({
    at: new Vector3(...position),
    out: new Vector3(0, 0, 1).applyQuaternion(new Quaternion(...rotation)),
  });
  const { position, rotation } = placement;
  if (!placement.mirror) return [spot(position, rotation)];
  const twin = mirrorPose(position, rotation);
  return [spot(position, rotation), spot(twin.position, twin.rotation)];
}

/** Where on the car something is: the anchors of a slot, points of a zone, a sticker and its twin. */
export function spotsOf(
  subject: Subject,
  car: { root: Object3D; bounds: Box3 },
  slots: Manifest["slots"],
  find: (id: string) => Placement | undefined,
): Spot[] {
  if ("zone" in subject) return ofZone(car.root, subject.zone, car.bounds);
  if ("sticker" in subject) {
    const placement = find(subject.sticker);
    return placement ? ofSticker(placement) : [];
  }
  const anchors = slots.find(({ id }) => id === subject.slot)?.anchors ?? [];
  return anchors.flatMap(({ position }) => {
    const at = new Vector3(...position);
    const out = outwards(at, car.bounds);
    return out ? [{ at, out }] : [];
  });
}
