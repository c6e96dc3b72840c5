import type { Cutout } from "./generated.ts";
import type { PictureLimits, PictureResult, PictureUse } from "./picture.ts";

/** Said once its code is loaded, which is no time of a file. */
export const READY = "ready";

/** What the drawing process is asked for. */
export type DrawingTask =
  | { kind: "read"; bytes: Uint8Array; limits: PictureLimits; use: PictureUse; xmp?: string | undefined }
  | { kind: "jpeg"; bytes: Uint8Array; width: number }
  | { kind: "sized"; bytes: Uint8Array; width: number; format: "avif" | "webp"; pixels: number }
  | { kind: "png"; bytes: Uint8Array; width: number; height: number; xmp: string }
  | { kind: "cutout"; bytes: Uint8Array; edge: number; pixels: number };

/** What it answers to each. */
export type DrawingAnswers = {
  read: PictureResult;
  jpeg: Uint8Array;
  sized: Uint8Array;
  png: Uint8Array;
  cutout: Cutout;
};

export type DrawingReply = { ok: true; answer: PictureResult | Uint8Array | Cutout } | { ok: false; message: string };
