import type { BoltPattern } from "@carloom/build";
import type { Confidence } from "../propose/found.ts";
import type { PartRole } from "./corrections.ts";
import type { PartKind, PartSubstance } from "./kinds.ts";

/** A wheel as it was measured; mm, but for `inches`. */
export type FoundWheel = {
  /** Bead seat to bead seat, and between the flanges. */
  diameter: number;
  width: number;
  /** Over everything. */
  over: number;
  /** ET: the mounting plane from the middle of the rim, outwards. */
  offset: number;
  /** As wheels are sold. */
  inches: { diameter: number; width: number };
  bore: number | null;
  bolts: BoltPattern | null;
  tyre: { diameter: number; width: number } | null;
  /** The bead seats are drawn, and were measured. */
  isSeen: boolean;
};

/** Brakes as they were measured; mm. A file of one corner is for both axles. */
export type FoundBrake = {
  discFront: number;
  discRear: number;
  /** The disc with its bell. */
  thick: number;
  /** Circle that the larger caliper needs free inside the rim. */
  swept: number;
  bore: number | null;
  bolts: BoltPattern | null;
  /** Both axles are drawn. */
  isPair: boolean;
};

/** What an import took a part for. Lengths in mm. */
export type PartFound = {
  kind: PartKind;
  /** Of the kind. */
  confidence: Confidence;
  /** Across the car, up, along it. */
  size: [number, number, number];
  wheel: FoundWheel | null;
  brake: FoundBrake | null;
  /** What it is mounted by, and across stands where it has any. */
  mount: { interface: string; span: number; feet: number | null } | null;
  /** From the middle of the box, of the rim or of the disc: where it is mounted. */
  anchor: [number, number, number];
  /** How the file was multiplied to come to metres. */
  factor: number;
  /** m², litres, kg. */
  area: number;
  litres: number;
  isClosed: boolean;
  weightKg: number;
  substance: PartSubstance;
  materials: {
    name: string;
    color: string;
    triangles: number;
    role: PartRole;
    zone: string | null;
    confidence: Confidence;
  }[];
};
