// Apart from the index: only who sets, makes or draws the boards of a car loads it.
import { uprightAxes } from "./printed/upright.ts";

/** Where on a car a number plate hangs. */
export const PLATE_SIDES = ["front", "rear"] as const;
export type PlateSide = (typeof PLATE_SIDES)[number];

/** The node of a board that a person set; its name says so, whatever it is made of. */
export const plateNode = (side: PlateSide): string => `plate.${side}`;

type Vec3 = readonly [number, number, number];

/** A plate that a person sets on a car. */
export type PlacedPlate = {
  side: PlateSide;
  /** Its middle, on the surface; metres of the car. */
  at: Vec3;
  /** Millimetres, whatever unit the file of the car has. */
  width: number;
  height: number;
  /** Degrees: how far it looks up, and how far to the car's left. */
  tilt: number;
  turn: number;
};

/** Millimetres and degrees. Somewhat less than what the stage takes for a plate, so that what is set is always one. */
export const PLATE_LIMITS = { width: [220, 620], height: [70, 330], tilt: [-30, 30], turn: [-20, 20] } as const;
export type PlateMeasure = keyof typeof PLATE_LIMITS;
const MEASURES = Object.keys(PLATE_LIMITS) as PlateMeasure[];

/** Sizes that are usual, mm, and where. */
export const PLATE_SIZES = [
  { id: "long", width: 520, height: 110 },
  { id: "short", width: 440, height: 120 },
  { id: "twoLines", width: 340, height: 200 },
  { id: "korea", width: 335, height: 155 },
  { id: "koreaOld", width: 335, height: 170 },
  { id: "japan", width: 330, height: 165 },
  { id: "america", width: 305, height: 152 },
] as const;

/** `off`: it is not at this end of the car, or hangs over its outline. */
export type PlateProblem = PlateMeasure | "off";

/** So far before nose and tail somebody may set one, metres: neither is told exactly by the length of a car. */
const BEFORE_END = 0.4;

/** What is against a plate on a car of these dimensions (m); null: nothing. Absent dimensions are not asked. */
export function plateProblem(
  { side, at: [x, y, z], ...plate }: PlacedPlate,
  car: { length: number; width: number; height: number } | null,
): PlateProblem | null {
  const wrong = MEASURES.find((one) => !(plate[one] >= PLATE_LIMITS[one][0] && plate[one] <= PLATE_LIMITS[one][1]));
  if (wrong) return wrong;
  if (![x, y, z].every(Number.isFinite)) return "off";
  if (!car) return null;
  const [half, up] = [plate.width / 2000, plate.height / 2000];
  const ahead = side === "front" ? z : -z;
  const isOn =
    Math.abs(x) + half <= car.width / 2 &&
    y - up >= 0 &&
    y + up <= car.height &&
    ahead > 0 &&
    ahead <= car.length / 2 + BEFORE_END;
  return isOn ? null : "off";
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Unit vectors: where it looks, and right and up as somebody sees it who stands before it. Right is level. */
export function plateAxes({ side, tilt, turn }: Pick<PlacedPlate, "side" | "tilt" | "turn">): {
  normal: Vec3;
  right: Vec3;
  up: Vec3;
} {
  const ahead = side === "front" ? 1 : -1;
  const [lean, aside] = [radians(tilt), radians(turn)];
  const normal: Vec3 = [Math.sin(aside) * Math.cos(lean), Math.sin(lean), ahead * Math.cos(aside) * Math.cos(lean)];
  const { x: right, y: up } = uprightAxes(normal);
  return { normal, right, up };
}

/** Tilt and turn of what looks along a unit vector, in whole half degrees and within the limits; null where that is neither nose nor tail. */
export function plateAngles(side: PlateSide, [x, y, z]: Vec3): { tilt: number; turn: number } | null {
  const ahead = side === "front" ? z : -z;
  // what looks aside or up carries no plate, however it is turned
  if (ahead < 0.5) return null;
  const within = (angle: number, [least, most]: readonly [number, number]) =>
    Math.min(most, Math.max(least, Math.round((angle * 360) / Math.PI) / 2));
  return {
    tilt: within(Math.asin(Math.min(1, Math.max(-1, y))), PLATE_LIMITS.tilt),
    turn: within(Math.atan2(x, ahead), PLATE_LIMITS.turn),
  };
}

/** Its corners, low left, low right, high right and high left as somebody sees them who stands before it. @param before metres before the surface */
export function plateCorners(plate: PlacedPlate, before: number): [Vec3, Vec3, Vec3, Vec3] {
  const { normal, right, up } = plateAxes(plate);
  const [half, high] = [plate.width / 2000, plate.height / 2000];
  const at = (u: number, v: number): Vec3 => {
    const [x = 0, y = 0, z = 0] = plate.at.map(
      (value, k) => value + (right[k] ?? 0) * u * half + (up[k] ?? 0) * v * high + (normal[k] ?? 0) * before,
    );
    return [x, y, z];
  };
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}
