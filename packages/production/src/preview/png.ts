import { zlibSync } from "fflate";
import type { Pixels } from "../art/art.ts";

/** Pixels across at the most: a drawing of a piece is for screens. */
const MOST = 480;

/** Of 255: lines of a drawing that something lies over stand back. */
const DARK = 190;

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

function chunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + body.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(body, 8);
  view.setUint32(8 + body.length, crc(out.subarray(4, 8 + body.length)));
  return out;
}

/** A picture as a small PNG, each pixel the mean of those that it stands for. */
export function smallPng({ width, height, rgb, alpha }: Pixels): Uint8Array {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / MOST));
  const [w, h] = [Math.max(1, Math.floor(width / step)), Math.max(1, Math.floor(height / step))];
  const rows = new Uint8Array(h * (1 + w * 4));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sum = [0, 0, 0, 0];
      let count = 0;
      for (let j = y * step; j < Math.min(height, (y + 1) * step); j++)
        for (let i = x * step; i < Math.min(width, (x + 1) * step); i++) {
          const at = j * width + i;
          const covers = alpha ? (alpha[at] ?? 255) : 255;
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (rgb[at * 3 + c] ?? 0) * covers;
          sum[3] = (sum[3] ?? 0) + covers;
          count++;
        }
      const to = y * (1 + w * 4) + 1 + x * 4;
      const covered = sum[3] ?? 0;
      for (let c = 0; c < 3; c++) rows[to + c] = covered > 0 ? Math.round((sum[c] ?? 0) / covered) : 0;
      rows[to + 3] = Math.round(covered / Math.max(1, count));
    }
  return png(w, h, 6, rows);
}

/** @param kind of pixel as PNG counts: 2 is color, 6 color and alpha @param rows each with a leading 0 */
function png(w: number, h: number, kind: 2 | 6, rows: Uint8Array, level: 3 | 6 = 6): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, w);
  view.setUint32(4, h);
  head.set([8, kind, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk("IHDR", head),
    chunk("IDAT", zlibSync(rows, { level })),
    chunk("IEND", new Uint8Array()),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Dark lines over colors as PNG. @param cover of each pixel, 255 where a line is whole @param rgb three bytes a pixel */
export function sidePng(cover: Uint8Array, rgb: Uint8Array, width: number, height: number): Uint8Array {
  const row = 1 + width * 3;
  const rows = new Uint8Array(height * row);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const dark = Math.round(((cover[at] ?? 0) * DARK) / 255);
      for (let k = 0; k < 3; k++)
        rows[y * row + 1 + x * 3 + k] = Math.round(((rgb[at * 3 + k] ?? 255) * (255 - dark)) / 255);
    }
  // long runs of one color, which a quick look finds as well
  return png(width, height, 2, rows, 3);
}

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
