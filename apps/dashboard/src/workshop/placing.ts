import { applyPoint, type Frame, toFile } from "@carloom/asset/pieces";
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { readSentManifest } from "@carloom/build";
import type { Draft } from "./draft.ts";
import type { Point } from "./handles.tsx";

type Wheel = Draft["wheels"][number];
type Hinge = Draft["hinges"][number];

export const CORNERS = ["front.left", "front.right", "rear.left", "rear.right"] as const;

const three = (list: readonly number[]): Point => [list[0] ?? 0, list[1] ?? 0, list[2] ?? 0];
/** Metres of the car for a place of the file, and back. */
export const toCar = (frame: Frame, at: readonly number[]): Point => applyPoint(frame, ...three(at));
export const fromCar = (frame: Frame, at: Point): number[] => [...toFile(frame, [...at])];
export const scaleOf = (frame: Frame): number => Math.hypot(...three(frame)) || 1;

export type ShownWheel = { corner: string; at: Point; radius: number; width: number; isStated: boolean };

export const manifestOf = (of: WorkshopCarFragment) => {
  const reading = readSentManifest(of.option);
  return reading.status === "ok" ? reading.value : null;
};

/** The four wheels as they were set, were found, or usually stand. Metres. */
export function wheelsOf(of: WorkshopCarFragment, { wheels }: Pick<Draft, "wheels">): ShownWheel[] {
  const size = manifestOf(of)?.dimensions ?? { width: 1.8, wheelbase: 2.6 };
  const scale = scaleOf(of.frame);
  return CORNERS.map((corner) => {
    const set = wheels.find((wheel) => wheel.corner === corner);
    if (set)
      return {
        corner,
        at: toCar(of.frame, set.at),
        radius: set.radius * scale,
        width: set.width * scale,
        isStated: true,
      };
    const found = of.wheels.find((wheel) => wheel.corner === corner);
    if (found)
      return {
        corner,
        at: [found.x / 1000, found.y / 1000, found.z / 1000],
        radius: found.diameter / 2000,
        width: found.width / 1000,
        isStated: false,
      };
    const [x, z] = [corner.endsWith("left") ? 1 : -1, corner.startsWith("front") ? 1 : -1];
    return {
      corner,
      at: [x * size.width * 0.43, 0.33, (z * size.wheelbase) / 2],
      radius: 0.33,
      width: 0.22,
      isStated: false,
    };
  });
}

const OTHER = { left: "right", right: "left" } as const;
const opposite = (corner: string) => corner.replace(/left|right/, (side) => OTHER[side as keyof typeof OTHER]);

/** Wheels with one changed, and the one opposite with it. Where none were found, all four are set: together they are cut loose. */
export function withWheel(of: WorkshopCarFragment, draft: Draft, changed: ShownWheel, isPaired: boolean): Wheel[] {
  const scale = scaleOf(of.frame);
  const next = wheelsOf(of, draft).map((wheel): ShownWheel => {
    if (wheel.corner === changed.corner) return { ...changed, isStated: true };
    if (!isPaired || wheel.corner !== opposite(changed.corner)) return wheel;
    return { ...changed, corner: wheel.corner, at: [-changed.at[0], changed.at[1], changed.at[2]], isStated: true };
  });
  return next
    .filter(({ isStated }) => isStated || of.wheels.length === 0)
    .map(({ corner, at, radius, width }) => ({
      corner,
      at: fromCar(of.frame, at),
      radius: radius / scale,
      width: width / scale,
    }));
}

/** How a hinge usually lies on a car of this size, as it opens. */
export function usualHinge(of: WorkshopCarFragment, id: string): Hinge {
  const manifest = manifestOf(of);
  const { width, height, wheelbase } = manifest?.dimensions ?? { width: 1.8, height: 1.4, wheelbase: 2.6 };
  const panels = (manifest?.panels ?? []).map((panel) => panel.id);
  const side = id.endsWith("right") ? -1 : 1;
  const isRear = id.includes("rear");
  const [at, axis, angle, own]: [Point, Point, number, readonly string[]] =
    id === "hood"
      ? [[0, height * 0.7, wheelbase * 0.28], [1, 0, 0], -52, ["hood"]]
      : id === "trunk"
        ? [[0, height * 0.75, -wheelbase * 0.42], [1, 0, 0], 55, ["trunk"]]
        : [
            [(side * width) / 2 - side * 0.06, height * 0.45, isRear ? -wheelbase * 0.05 : wheelbase * 0.27],
            [0, 1, 0],
            -64 * side,
            isRear ? [id] : [id, id.replace("door.", "door.front.")],
          ];
  return {
    id,
    // what is of another paint on the same door swings with it
    panels: panels.filter((panel) => own.some((id) => panel === id || panel.startsWith(`${id}.`))),
    at: fromCar(of.frame, at),
    axis: [...toFile(of.frame, [...axis], true)],
    angle,
  };
}

export const panelsOf = (of: WorkshopCarFragment) => manifestOf(of)?.panels ?? [];
export const viewsOf = (of: WorkshopCarFragment) => manifestOf(of)?.cameras ?? [];

/** A hinge's axis in the car. */
export function axisIn(frame: Frame, axis: readonly number[]): Point {
  const [end, start] = [toCar(frame, axis), toCar(frame, [0, 0, 0])];
  const turned = end.map((value, k) => value - (start[k] ?? 0));
  const length = Math.hypot(...turned) || 1;
  return three(turned.map((value) => value / length));
}
