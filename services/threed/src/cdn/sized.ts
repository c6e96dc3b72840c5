import type { SizedPicture } from "@carloom/settings";
import { sizedName } from "@carloom/settings";
import { drawing } from "../drawing/drawing.ts";
import { SHOP } from "../drawing/fair-queue.ts";
import { madeOnce } from "./made-once.ts";

/** Bytes of made pictures kept in memory. */
const pictures = madeOnce(48 * 1024 * 1024);
/** Most pictures that are waited for at a time; who comes then gets the picture as it is. */
const MOST_WAITING = 60;
/**
 * A stored picture in one of its sizes: made once however many ask, beside the pictures that people send.
 * Null when the picture cannot be made, or too much is waited for: the picture as it is will do.
 *
 * @param read the stored picture; asked for only when it must be made
 * @param pixels the most that are decoded
 */
export async function sizedPicture(
  wanted: SizedPicture,
  read: () => Promise<Uint8Array | null>,
  pixels: number,
): Promise<Uint8Array | null> {
  const name = sizedName(wanted);
  const known = pictures.find(name);
  if (!known && pictures.waiting() >= MOST_WAITING) return null;
  const { width, format } = wanted;
  const made = () =>
    drawing.draw<"sized">(SHOP, async () => {
      const bytes = await read();
      if (!bytes) throw new Error("The picture is gone.");
      return { kind: "sized", bytes, width, format, pixels };
    });
  return Promise.resolve(known ?? pictures.make(name, made)).catch(() => null);
}
