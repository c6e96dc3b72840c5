import type { SizedPicture } from "@carloom/settings";
import { sizedName } from "@carloom/settings";
import sharp from "sharp";
import { inTurn } from "../upload/decode-queue.ts";
import { madeOnce } from "./made-once.ts";

/** Bytes of made pictures kept in memory. */
const pictures = madeOnce(48 * 1024 * 1024);
/** Most pictures that are waited for at a time; who comes then gets the picture as it is. */
const MOST_WAITING = 60;
const SECONDS = 20;

async function make(bytes: Uint8Array, { width, format }: SizedPicture, pixels: number): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: pixels, failOn: "error" })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
  return format === "avif"
    ? picture.avif({ quality: 54, effort: 2 }).toBuffer()
    : picture.webp({ quality: 80 }).toBuffer();
}

/**
 * A stored picture in one of its sizes: made once however many ask, two at a time with the pictures that people send.
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
  const made = async () => {
    const bytes = await read();
    if (!bytes) throw new Error("The picture is gone.");
    return make(bytes, wanted, pixels);
  };
  return Promise.resolve(known ?? pictures.make(name, () => inTurn(made))).catch(() => null);
}
