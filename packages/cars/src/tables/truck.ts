import type { V3 } from "../geometry/mesh.ts";

/** Mouldings around the arches: how far they reach over the body, how proud they stand, where they end below. */
export type FlareTable = {
  width: number;
  proud: number;
  bottom: { front: number; rear: number };
  /** Bolts that hold one moulding. */
  bolts: number;
};

/** The load bed inside the rails: front and rear x, half width, rim and floor height. */
export type BedTable = {
  x0: number;
  x1: number;
  half: number;
  radius: number;
  rim: number;
  floor: number;
  /** Ribs along the floor. */
  ribs: { count: number; half: number; height: number };
  /** Boxes over the rear wheels. */
  wheel: { x0: number; x1: number; inner: number; height: number; radius: number };
  /** Slit to the cab: x of its two walls, and the heights of the walls. */
  gap: { x0: number; x1: number; y0: number; y1: number; half: number };
  /** Inner face of the tailgate: where it lies when shut, its foot and half width. */
  gate: { x: number; y0: number; y1: number; half: number };
  /** Lashing eyes along each wall. */
  eyes: readonly number[];
};

/** A step bumper behind the bed: its plan as [x, z, radius] from the centre line to the side, and its section. */
export type StepBumperTable = {
  plan: readonly (readonly [number, number, number])[];
  top: number;
  bottom: number;
  /** Half width of the recess with step, hitch and number plate, and its depth. */
  recess: { half: number; depth: number };
  plate: { y: number; half: readonly [number, number] };
};

/** Rock rails with a tread below the doors. */
export type StepTable = { x0: number; x1: number; y: number; z: number; width: number };

/** Skid plate, tow hooks and driving lamps of the nose. */
export type NoseGearTable = {
  /** Its line as [x, y, half width], from the nose under the engine. */
  skid: readonly (readonly [number, number, number])[];
  hooks: V3;
  /** Centre of the left lamp, its half size across and up. */
  lamp: { at: V3; half: readonly [number, number]; yaw: number };
};

/** Bar handles on the doors: their middles and half length; the third brake lamp on the cab's edge: middle x, y, half width. */
export type PullTable = { front: V3; rear: V3; half: number; brakeLamp: V3 };

/** Ladder frame, live rear axle on leaf springs, spare wheel and silencer. */
export type ChassisTable = { rail: { z: number; y: number; x0: number; x1: number }; diff: number; tips: V3 };
