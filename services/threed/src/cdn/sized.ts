import type { SizedPicture } from "@carloom/settings";
import { sizedName } from "@carloom/settings";
import sharp from "sharp";
import { inTurn } from "../upload/decode-queue.ts";

/** Bytes of made pictures kept in memory; the least recently asked for goes first. */
const CAPACITY = 48 * 1024 * 1024;
/** Most pictures that are waited for at a time; who comes then gets the picture as it is. */
const MOST_WAITING = 60;
const SECONDS = 20;

const kept = new Map<string, Uint8Array>();
const running = new Map<string, Promise<Uint8Array>>();
let size = 0;

function keep(name: string, bytes: Uint8Array): void {
  kept.set(name, bytes);
  size += bytes.byteLength;
  for (const [oldest, old] of kept) {
    if (size <= CAPACITY) break;
    kept.delete(oldest);
    size -= old.byteLength;
  }
}

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
  const known = kept.get(name);
  if (known) {
    kept.delete(name);
    kept.set(name, known);
    return known;
  }
  let work = running.get(name);
  if (!work) {
    if (running.size >= MOST_WAITING) return null;
    work = inTurn(async () => {
      const bytes = await read();
      if (!bytes) throw new Error("The picture is gone.");
      const made = await make(bytes, wanted, pixels);
      keep(name, made);
      return made;
    }).finally(() => running.delete(name));
    running.set(name, work);
  }
  return work.catch(() => null);
}
