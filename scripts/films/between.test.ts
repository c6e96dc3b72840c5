import type { CameraPose, Vec3 } from "@carloom/stage";
import { expect, it } from "vitest";
import { between, roughly } from "./between.ts";

const SIZE = { width: 160, height: 90 };
const BODY = roughly(4.48, 1.29);
const orbit = (degrees: number): CameraPose => {
  const angle = (degrees * Math.PI) / 180;
  return { position: [7 * Math.sin(angle), 1.4, 7 * Math.cos(angle)], target: [0, 0.6, 0], fov: 27 };
};

/** Where a pose sees a place of car space, px; by the angles to it, without a matrix. */
function seen({ position, target, fov }: CameraPose, place: Vec3): [number, number] {
  const flat = (a: Vec3, b: Vec3) => [b[0] - a[0], b[2] - a[2]] as const;
  const [[fx, fz], [px, pz]] = [flat(position, target), flat(position, place)];
  const yaw = Math.atan2(px * -fz + pz * fx, px * fx + pz * fz);
  const away = Math.hypot(px, pz);
  const pitch = Math.atan2(target[1] - position[1], Math.hypot(fx, fz));
  const [ahead, side, up] = [away * Math.cos(yaw), away * Math.sin(yaw), place[1] - position[1]];
  const depth = ahead * Math.cos(pitch) + up * Math.sin(pitch);
  const scale = SIZE.height / 2 / Math.tan((fov * Math.PI) / 360);
  const lift = up * Math.cos(pitch) - ahead * Math.sin(pitch);
  return [SIZE.width / 2 + (side / depth) * scale, SIZE.height / 2 - (lift / depth) * scale];
}

/** A dark picture with a bright spot at a place. */
function spotted(pose: CameraPose, place: Vec3): Buffer {
  const [x, y] = seen(pose, place);
  const picture = Buffer.alloc(SIZE.width * SIZE.height * 3, 20);
  for (let row = 0; row < SIZE.height; row++)
    for (let column = 0; column < SIZE.width; column++)
      if (Math.hypot(column - x, row - y) < 2.2)
        picture.fill(220, 3 * (row * SIZE.width + column), 3 * (row * SIZE.width + column) + 3);
  return picture;
}
/** Middle of what is bright, and how wide that is, px. */
function spot(picture: Buffer): { x: number; y: number; wide: number } {
  const bright: [number, number][] = [];
  for (let at = 0; at < picture.length; at += 3)
    if ((picture[at] ?? 0) > 110) bright.push([(at / 3) % SIZE.width, Math.floor(at / 3 / SIZE.width)]);
  const [xs, ys] = [bright.map(([x]) => x), bright.map(([, y]) => y)];
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return { x: mean(xs), y: mean(ys), wide: Math.max(...xs) - Math.min(...xs) + 1 };
}

it.each<[string, Vec3]>([
  ["the nose", [0.3, 0.5, 2.29]],
  ["the floor beside the car", [1.3, 0, 1.2]],
])("a spot on %s is one spot between two views, where it is seen from there", (_, place) => {
  const [one, other] = [orbit(20), orbit(26)];
  for (const share of [0.25, 0.5, 0.75]) {
    const pose = orbit(20 + 6 * share);
    const made = between(
      { picture: spotted(one, place), pose: one },
      { picture: spotted(other, place), pose: other },
      pose,
      share,
      SIZE,
      BODY,
    );
    const [x, y] = seen(pose, place);
    const found = spot(made);
    expect(Math.abs(found.x - x)).toBeLessThan(0.8);
    expect(Math.abs(found.y - y)).toBeLessThan(0.8);
    expect(found.wide).toBeLessThanOrEqual(6);
  }
});
it("the wall, which has no places, stays as it is", () => {
  const wall = Buffer.alloc(SIZE.width * SIZE.height * 3, 37);
  const made = between({ picture: wall, pose: orbit(0) }, { picture: wall, pose: orbit(5) }, orbit(2), 0.4, SIZE, BODY);
  expect(made.every((value) => Math.abs(value - 37) <= 1)).toBe(true);
});
