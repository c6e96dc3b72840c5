import type { Patch } from "../faces/patch.ts";
import type { Fix } from "../fix/fixes.ts";
import type { Corner } from "./part.ts";
import type { PlacedPlate } from "@carloom/build/plate-place";

/** A point of the file's own space. */
export type FilePoint = readonly [number, number, number];

export type StatedHinge = {
  /** `door.left`, `hood`, `trunk`: as the studio opens it. */
  id: string;
  /** Panels that swing. */
  panels: readonly string[];
  at: FilePoint;
  axis: FilePoint;
  /** Degrees when open. */
  angle: number;
};

/** What a person knows of an axle's hubs; rims in inches, the rest in millimetres. */
export type StatedHub = {
  axle: "front" | "rear";
  boltCount: number;
  boltPcd: number;
  centreBore: number;
  diameterMin: number;
  diameterStock: number;
  diameterMax: number;
  widthMin: number;
  widthStock: number;
  widthMax: number;
  offsetMin: number;
  offsetStock: number;
  offsetMax: number;
  /** What the brake needs free inside the rim, and what the wheels that the car is sold with leave free; null: unknown. */
  brakeDiameter: number | null;
  clearDiameter: number | null;
};

/** A number plate for a side without one: its place in the file's own space, its size in millimetres and its angles in degrees of the car. */
export type StatedPlate = Omit<PlacedPlate, "at"> & { at: FilePoint };

/** What a person said otherwise than it was proposed, by names in the file; `unnamed` stands for what has none. */
export type Corrections = {
  /** Material and its zone; null: not painted. */
  zones?: readonly (readonly [material: string, zone: string | null])[];
  /** Node and its slot; null: a part of the car itself. */
  slots?: readonly (readonly [node: string, slot: string | null])[];
  /** Nodes that are not part of the car, and such as are though they look like a prop. */
  dropped?: readonly string[];
  kept?: readonly string[];
  fixes?: readonly Fix[];
  faces?: readonly Patch[];
  /** Materials whose picture is divided by colour; with `-` before it such as is not, though most of the car shares it. */
  split?: readonly string[];
  /** Lengths in units of the file. */
  wheels?: readonly { corner: Corner; at: FilePoint; radius: number; width: number }[];
  hubs?: readonly StatedHub[];
  /** Where a slot's node stands. */
  anchors?: readonly { node: string; at: FilePoint }[];
  hinges?: readonly StatedHinge[];
  /** One for each side at the most. */
  plates?: readonly StatedPlate[];
  views?: readonly { id: string; position: FilePoint; target: FilePoint; fov: number }[];
};
