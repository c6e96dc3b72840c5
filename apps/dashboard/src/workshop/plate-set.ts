import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import type { PanelSurface } from "@carloom/build";
import {
  type PlacedPlate,
  PLATE_LIMITS,
  PLATE_SIDES,
  PLATE_SIZES,
  plateAngles,
  plateAxes,
  plateCorners,
  type PlateProblem,
  plateProblem,
  type PlateSide,
} from "@carloom/build/plate-place";
import type { useT } from "@carloom/ui";
import type { Draft } from "./draft.ts";
import type { Point } from "./handles.tsx";
import { fromCar, manifestOf, toCar } from "./placing.ts";

/** Where a click is meant for the middle of the car, metres. */
const MIDDLE = 0.04;
/** What stands out so far before the middle of a plate carries it, metres; what stands out more is beside a recess. */
const STANDS_OUT = 0.04;
/** As the import lays it before the surface, metres. */
const BEFORE = 0.002;

const sideOf = (side: string): PlateSide => PLATE_SIDES.find((one) => one === side) ?? "front";

/** The plates that are set, where they are on the car. */
export const platesOf = (of: Pick<WorkshopCarFragment, "frame">, { plates }: Pick<Draft, "plates">): PlacedPlate[] =>
  plates.map((plate) => ({ ...plate, side: sideOf(plate.side), at: toCar(of.frame, plate.at) }));

/** The draft with another plate on one side; null takes it away. */
export const withPlate = (
  of: Pick<WorkshopCarFragment, "frame">,
  draft: Draft,
  side: PlateSide,
  plate: PlacedPlate | null,
): Draft => ({
  ...draft,
  plates: [
    ...draft.plates.filter((one) => one.side !== side),
    ...(plate ? [{ ...plate, at: fromCar(of.frame, plate.at) }] : []),
  ],
});

type Wrong = { side: PlateSide; problem: PlateProblem };

/** What is against the plates that are set. */
export function plateProblems(of: WorkshopCarFragment, draft: Pick<Draft, "plates">): Wrong[] {
  if (draft.plates.length === 0) return [];
  const dimensions = manifestOf(of)?.dimensions ?? null;
  return platesOf(of, draft).flatMap((plate) => {
    const problem = plateProblem(plate, dimensions);
    return problem ? [{ side: plate.side, problem }] : [];
  });
}

export function plateProblemText(t: ReturnType<typeof useT>, { side, problem }: Wrong): string {
  const [min, max] = problem === "off" ? [0, 0] : PLATE_LIMITS[problem];
  const name = t(`dashboard.workshop.plate.${side}`);
  return t(`dashboard.workshop.plate.problem.${problem}`, { name, min, max });
}

/** How far panels stand out before the middle of a plate, within its outline; metres. */
function standsOut(plate: PlacedPlate, surface: PanelSurface | null): number {
  const { normal, right, up } = plateAxes(plate);
  const [half, high] = [plate.width / 2000, plate.height / 2000];
  const positions = surface?.positions ?? [];
  let out = 0;
  for (let i = 0; i + 2 < positions.length; i += 3) {
    const along = (axis: Point) =>
      axis.reduce((sum, value, k) => sum + value * ((positions[i + k] as number) - (plate.at[k] as number)), 0);
    const before = along(normal);
    if (before <= out || before > STANDS_OUT) continue;
    if (Math.abs(along(right)) <= half && Math.abs(along(up)) <= high) out = before;
  }
  return out;
}

/** A plate that lies on a point of the car, as large as it was; null where that looks to neither nose nor tail. */
export function plateAt(
  point: Point,
  normal: Point,
  before: PlacedPlate | undefined,
  surface: PanelSurface | null,
): PlacedPlate | null {
  const side: PlateSide = point[2] >= 0 ? "front" : "rear";
  const angles = plateAngles(side, normal);
  if (!angles) return null;
  const isMiddle = Math.abs(point[0]) <= MIDDLE;
  const { width, height } = before ?? PLATE_SIZES[0];
  const plate: PlacedPlate = {
    side,
    at: isMiddle ? [0, point[1], point[2]] : point,
    width,
    height,
    tilt: angles.tilt,
    turn: isMiddle ? 0 : angles.turn,
  };
  const out = standsOut(plate, surface);
  const at = plate.at.map((value, k) => value + (plateAxes(plate).normal[k] ?? 0) * out);
  return { ...plate, at: [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0] };
}

/** Where a plate usually hangs on a car of this size, whatever its surface is there. */
export function usualPlate(of: WorkshopCarFragment, side: PlateSide): { point: Point; normal: Point } {
  const { length, height } = manifestOf(of)?.dimensions ?? { length: 4.4, height: 1.4 };
  const ahead = side === "front" ? 1 : -1;
  return { point: [0, height * (side === "front" ? 0.33 : 0.5), (ahead * length) / 2], normal: [0, 0, ahead] };
}

/** Plates as triangles that are laid over the car; metres. */
export const plateTriangles = (plates: readonly PlacedPlate[]): Float32Array =>
  Float32Array.from(
    plates.flatMap((plate) => {
      const [a, b, c, d] = plateCorners(plate, BEFORE);
      return [a, b, c, a, c, d].flat();
    }),
  );
