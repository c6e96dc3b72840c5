import type { Manifest } from "@carloom/build";
import type { Box, Vec3 } from "../geometry/piece.ts";
import type { Wheel } from "../propose/wheels.ts";

type Camera = Manifest["cameras"][number];

const FOV = 30;
const ASPECT = 16 / 9;

const round = (v: readonly number[]) => v.map((value) => Number(value.toFixed(3))) as Vec3;

/** A view from a direction (unit, towards the camera) far enough that the whole box is in a 16:9 picture with a margin. */
function view(id: string, box: Box, towards: Vec3, margin = 1.04): Camera {
  const target: Vec3 = [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2, (box.min[2] + box.max[2]) / 2];
  const length = Math.hypot(...towards);
  const w = towards.map((value) => value / length) as Vec3;
  const flat = Math.hypot(w[0], w[2]);
  const right: Vec3 = flat < 1e-3 ? [0, 0, 1] : [w[2] / flat, 0, -w[0] / flat];
  const up: Vec3 = [
    w[1] * right[2] - w[2] * right[1],
    w[2] * right[0] - w[0] * right[2],
    w[0] * right[1] - w[1] * right[0],
  ];
  const tangent = Math.tan(((FOV / 2) * Math.PI) / 180);
  let distance = 0;
  for (let corner = 0; corner < 8; corner++) {
    const p = [0, 1, 2].map(
      (k) => ((corner >> k) & 1 ? (box.max[k] as number) : (box.min[k] as number)) - (target[k] as number),
    );
    const along = (axis: Vec3) => (p[0] as number) * axis[0] + (p[1] as number) * axis[1] + (p[2] as number) * axis[2];
    distance = Math.max(
      distance,
      along(w) + (Math.max(Math.abs(along(up)), Math.abs(along(right)) / ASPECT) * margin) / tangent,
    );
  }
  return {
    id,
    position: round(target.map((value, k) => value + (w[k] as number) * distance)),
    target: round(target),
    fov: FOV,
  };
}

/** Ids of the presets, in the order in which they are offered. */
export const VIEW_IDS = ["front34", "side-left", "side-right", "rear34", "front", "rear", "top", "wheel"] as const;

/** The camera presets of a car: around it, above it, and close to a front wheel. */
export function camerasFor(box: Box, wheels: readonly Wheel[]): Camera[] {
  const cameras = [
    view("front34", box, [0.72, 0.3, 1]),
    view("side-left", box, [1, 0.08, 0]),
    view("side-right", box, [-1, 0.08, 0]),
    view("rear34", box, [-0.72, 0.32, -1]),
    view("front", box, [0, 0.12, 1]),
    view("rear", box, [0, 0.14, -1]),
    view("top", box, [0.0001, 1, 0]),
  ];
  const wheel = wheels.find((one) => one.corner === "front.left");
  if (wheel) {
    const reach = wheel.radius * 1.1;
    const [x, y, z] = wheel.centre;
    cameras.push(
      view("wheel", { min: [x - 0.1, y - reach, z - reach], max: [x + 0.1, y + reach, z + reach] }, [1, 0.12, 0.35]),
    );
  }
  return cameras;
}
