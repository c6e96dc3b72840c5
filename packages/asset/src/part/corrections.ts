import type { BoltPattern } from "@carloom/build";
import type { PartKind, PartSubstance, PartZone } from "./kinds.ts";

/** What a material of the file is on a wheel; `none`: left out. */
export const PART_ROLES = ["rim", "tyre", "other", "none"] as const;
export type PartRole = (typeof PART_ROLES)[number];
export const AXES = ["x", "y", "z"] as const;
export type Axis = (typeof AXES)[number];

/** What a person says of a part over what was proposed; absent is as proposed. Lengths in mm. */
export type PartCorrections = {
  kind?: PartKind | undefined;
  /** Degrees about x, then y, then z, after the proposed turn. */
  turn?: readonly [number, number, number] | undefined;
  /** A side as long as it truly is, after all turns. Of a wheel y is the diameter over everything, x the width. */
  size?: { axis: Axis; mm: number } | undefined;
  /** Where it is mounted, from the middle of its box, of a wheel from the middle of the rim: x is then its offset (ET). */
  anchor?: readonly [number, number, number] | undefined;
  /** What no geometry shows, or shows wrong. Inches of the rim. */
  bolts?: BoltPattern | undefined;
  bore?: number | undefined;
  rim?: { diameter: number; width: number } | undefined;
  /** Kind of place it sits on, and the measure across that. */
  interface?: string | undefined;
  span?: number | undefined;
  /** Rim and tyre are one closed surface: the radius tells them apart. */
  oneMesh?: boolean | undefined;
  substance?: PartSubstance | undefined;
  weightKg?: number | undefined;
  /** By the name of the material; null: not painted. */
  zones?: readonly (readonly [string, PartZone | null])[] | undefined;
  roles?: readonly (readonly [string, PartRole])[] | undefined;
  triangles?: number | undefined;
};
