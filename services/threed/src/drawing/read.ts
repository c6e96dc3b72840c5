import { DrawingStopped, drawing, QueueFull } from "./drawing.ts";
import type { PictureLimits, PictureResult, PictureUse } from "./picture.ts";

/**
 * Reads somebody's picture in a process of its own, see `readPicture`.
 * @param who whose it is: one person's files never delay another's
 */
export async function readStrangers(
  who: string,
  bytes: Uint8Array,
  limits: PictureLimits,
  use: PictureUse,
  xmp?: string,
): Promise<PictureResult> {
  try {
    return await drawing.draw<"read">(who, async () => ({ kind: "read", bytes, limits, use, xmp }));
  } catch (error) {
    if (error instanceof QueueFull)
      return {
        ok: false,
        code: "picture-waiting",
        message: "Many pictures are waiting already. Please try again in a moment.",
      };
    if (error instanceof DrawingStopped)
      return {
        ok: false,
        code: "picture-slow",
        message: "The picture takes too long to draw. Simplify it and save it again.",
      };
    throw error;
  }
}
