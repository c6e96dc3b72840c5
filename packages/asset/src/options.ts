import type { Manifest } from "@carloom/build";
import type { NoseOption } from "./normalise/orient.ts";
import type { Corrections } from "./propose/corrections.ts";

/** What a wheel's hub demands, as far as it is known; mm. */
export type HubOptions = {
  boltPattern?: { count: number; pcd: number };
  centreBore?: number;
  /** ET. */
  offset?: number;
};

export type ImportOptions = {
  title?: string;
  /** Lower-case letters, digits and dashes. */
  slug?: string;
  brand?: string;
  model?: string;
  years?: [number, number];
  bodyStyle?: Manifest["bodyStyle"];
  /** Who made the file and under what licence; the file's own copyright line by default. */
  credits?: string;
  /** True length in metres, when known. */
  length?: number;
  /** Axis of the file that the nose points to, when known. */
  nose?: NoseOption;
  hub?: HubOptions;
  corrections?: Corrections;
  /** Triangles aimed at. */
  triangles?: number;
  /** Longest edge of a texture, px. */
  textureSize?: number;
  /** Nothing is reduced, whatever that weighs: what the usual result is compared with. */
  exact?: boolean;
  /** Asks for every face of the file as well, so that faces can be named. */
  pieces?: boolean;
  signal?: AbortSignal;
  /** Called as work goes on: `step` keys a message, `done` is 0…1 over the whole import. */
  progress?: (step: ImportStep, done: number) => void;
};

export const IMPORT_STEPS = [
  "check",
  "validate",
  "read",
  "normalise",
  "simplify",
  "propose",
  "panels",
  "unwrap",
  "write",
  "verify",
] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];
