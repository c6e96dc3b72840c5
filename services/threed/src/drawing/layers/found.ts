import type { Blend } from "@carloom/build/film";
import type { Picture } from "../picture.ts";

/** Why a file with layers is not taken; the studio has words for each. */
export const LAYER_REFUSALS = [
  /** None of SVG, PSD, PDF and AI with a PDF in it. */
  "kind",
  /** Damaged, or not what it begins as. */
  "broken",
  /** Behind a password. */
  "locked",
  /** Colours or depths that are not read: anything but 8 bit RGB and grey. */
  "colors",
  "size",
  "layers",
  "pixels",
  /** Took longer, or more memory, than a file may. */
  "slow",
  /** Too many files wait, or came in a short time. */
  "busy",
  /** Nothing to see is in it. */
  "empty",
  /** It acts, or reaches for what lies outside of it. */
  "unsafe",
] as const;
export type LayerRefusal = (typeof LAYER_REFUSALS)[number];

export class LayersRefused extends Error {
  override name = "LayersRefused";
  readonly why: LayerRefusal;
  constructor(why: LayerRefusal) {
    super(why);
    this.why = why;
  }
}

export type LayerLimits = {
  bytes: number;
  /** Of all layers together, decoded. */
  pixels: number;
  layers: number;
};

/** A layer of a file as art of its own. */
export type FoundLayer = {
  name: string;
  /** The outermost group that it lies in. */
  group: string | null;
  picture: Picture;
  /** Left, top, width and height in mm, from the file's upper left corner. */
  box: readonly [number, number, number, number];
  opacity: number;
  /** None: as paint mixes. */
  blend: Blend | null;
  hidden: boolean;
};

export type FoundLayers = {
  kind: "svg" | "psd" | "pdf";
  /** mm. */
  width: number;
  height: number;
  /** Lowest first, as they are printed. */
  layers: FoundLayer[];
  /** Of a PDF; 1 of others. */
  pages: number;
  /** Dots per inch of what was drawn as pixels; null where everything is curves. */
  dpi: number | null;
  /** Names of layers that hold nothing that can be printed: adjustments, empty ones. */
  left: string[];
  /** Names of layers that look otherwise than in their program: something of them is neither drawn nor told to a build. */
  simplified: string[];
  /** The file tells layers apart, and they came as one. */
  merged: boolean;
};

const LONGEST = 80;
/** A name as layers of a build have it: without control characters, short. */
export const layerName = (text: string | undefined, otherwise: string): string =>
  [...(text ?? "").replace(/\p{Cc}+/gu, " ").trim()].slice(0, LONGEST).join("") || otherwise;
