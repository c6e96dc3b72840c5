import type { Paint } from "@carloom/build";
import type { PicturePalette } from "@carloom/build/picture-palette";

import { distance } from "@carloom/build/oklch";
import { paintOf } from "./paint.ts";

/** Paints of zones out of a picture: its first colour is the body, what stands farthest from it the accents. */
export function fromPalette({ colors, gloss }: PicturePalette, attempt: number): { zone: string; paint: Paint }[] {
  if (colors.length === 0) return [];
  const turn = attempt % Math.min(3, colors.length);
  const ordered = [...colors.slice(turn), ...colors.slice(0, turn)];
  const [body] = ordered;
  if (!body) return [];
  const finish = gloss > 0.6 ? "metallic" : gloss < 0.3 ? "matte" : "solid";
  const others = ordered.slice(1).sort((a, b) => distance(b.hex, body.hex) - distance(a.hex, body.hex));
  const [far, near] = [others[0], others.at(-1)];
  return [
    { zone: "body", paint: paintOf(body.hex, finish) },
    ...(far
      ? [
          { zone: "roof", paint: paintOf(far.hex, "solid") },
          { zone: "mirrors", paint: paintOf(far.hex, "solid") },
          { zone: "calipers", paint: paintOf(far.hex, "solid") },
        ]
      : []),
    ...(near && near !== far ? [{ zone: "wheels", paint: paintOf(near.hex, "satin") }] : []),
  ];
}
