import type { Manifest } from "@carloom/build";
import type { PlacedPlate } from "@carloom/build/plate-place";
import type { Matrix, Vec3 } from "./geometry/piece.ts";
import { applyPoint } from "./geometry/transform.ts";
import type { Corrections, FilePoint } from "./propose/corrections.ts";
import type { StatedWheels } from "./propose/stated-wheels.ts";
import type { Notes } from "./report.ts";
import type { PlannedHinge } from "./write/scene.ts";

const CORNER = /^(front|rear)\.(left|right)$/;
const mm = (point: Vec3) => point.map((value) => Number(value.toFixed(3))) as Vec3;
const placed = (frame: Matrix, [x, y, z]: FilePoint) => applyPoint(frame, x, y, z);

/** How long a unit of the file is in metres of the car. */
const scaleOf = (frame: Matrix) => Math.hypot(frame[0] as number, frame[1] as number, frame[2] as number);

/** @param frame from the file's space to the car's; what a person set is kept in the file's, which no correction moves */
export function statedWheels({ wheels = [] }: Corrections, frame: Matrix): StatedWheels {
  const scale = scaleOf(frame);
  return new Map(
    wheels
      .filter(({ corner }) => CORNER.test(corner))
      .map(({ corner, at, radius, width }) => [
        corner,
        { centre: placed(frame, at), radius: radius * scale, width: width * scale },
      ]),
  );
}

export const statedAnchors = ({ anchors = [] }: Corrections, frame: Matrix): ReadonlyMap<string, Vec3> =>
  new Map(anchors.map(({ node, at }) => [node, mm(placed(frame, at))]));

export const statedViews = ({ views = [] }: Corrections, frame: Matrix): Manifest["cameras"] =>
  views.map(({ id, position, target, fov }) => ({
    id,
    position: mm(placed(frame, position)),
    target: mm(placed(frame, target)),
    fov,
  }));

export const statedPlates = ({ plates = [] }: Corrections, frame: Matrix): PlacedPlate[] =>
  plates.map((plate) => ({ ...plate, at: placed(frame, plate.at) }));

/** Hinges whose panels, or faces that were said to go with them, are there. */
export function statedHinges(
  { hinges = [], faces = [] }: Corrections,
  frame: Matrix,
  panels: readonly string[],
  notes: Notes,
): PlannedHinge[] {
  const origin = placed(frame, [0, 0, 0]);
  return hinges.flatMap(({ id, panels: wanted, at, axis, angle }) => {
    const own = wanted.filter((panel) => panels.includes(panel));
    if (own.length === 0 && !faces.some(({ as }) => as === `hinge:${id}`)) {
      notes.add("warning", "hinge-empty", { name: id });
      return [];
    }
    const turned = placed(frame, axis).map((value, k) => value - (origin[k] as number)) as Vec3;
    const length = Math.hypot(...turned);
    if (!(length > 0)) return [];
    notes.add("done", "hinge-made", { name: id, panels: own.join(", ") || "–" });
    const direction = turned.map((value) => value / length) as Vec3;
    return [{ id, panels: own, at: mm(placed(frame, at)), axis: direction, angle }];
  });
}
