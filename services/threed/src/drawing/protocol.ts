import type { Cutout } from "./generated.ts";
import type { FontResult, LettersResult } from "./fonts/found.ts";
import type { LayerLimits } from "./layers/found.ts";
import type { LayersResult } from "./layers/read-layers.ts";
import type { PictureLimits, PictureResult, PictureUse } from "./picture.ts";

/** Said once its code is loaded, which is no time of a file. */
export const READY = "ready";

/** What the drawing process is asked for. */
export type DrawingTask =
  | { kind: "read"; bytes: Uint8Array; limits: PictureLimits; use: PictureUse; xmp?: string | undefined }
  | { kind: "jpeg"; bytes: Uint8Array; width: number }
  | { kind: "sized"; bytes: Uint8Array; width: number; format: "avif" | "webp"; pixels: number }
  | { kind: "png"; bytes: Uint8Array; width: number; height: number; xmp: string }
  | { kind: "cutout"; bytes: Uint8Array; edge: number; pixels: number }
  | { kind: "trace"; bytes: Uint8Array; edge: number; pixels: number }
  | { kind: "layers"; bytes: Uint8Array; page: number; limits: LayerLimits }
  | { kind: "font"; bytes: Uint8Array }
  /** `name` is that of the stored file. */
  | { kind: "letters"; name: string; bytes: Uint8Array; text: string };

/** What it answers to each. */
export type DrawingAnswers = {
  read: PictureResult;
  jpeg: Uint8Array;
  sized: Uint8Array;
  png: Uint8Array;
  cutout: Cutout;
  /** Null where it is no flat art. */
  trace: string | null;
  layers: LayersResult;
  font: FontResult;
  letters: LettersResult;
};

export type DrawingReply = { ok: true; answer: DrawingAnswers[keyof DrawingAnswers] } | { ok: false; message: string };
