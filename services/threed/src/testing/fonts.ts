// reads: nothing
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import subset from "subset-font";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("@fontsource/bebas-neue/package.json"));
const file = (format: "woff" | "woff2") => readFileSync(join(folder, "files", `bebas-neue-latin-400-normal.${format}`));

/** A font as it is sold for websites. */
export const webFont = file;

/** A TTF of some letters. */
export const plainFont = async (letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789"): Promise<Buffer> =>
  Buffer.from(await subset(file("woff2"), letters, { targetFormat: "sfnt" }));

type Table = { entry: number; offset: number; length: number };

function tableOf(font: Buffer, tag: string): Table {
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const entry = 12 + i * 16;
    if (font.toString("latin1", entry, entry + 4) === tag)
      return { entry, offset: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
  }
  throw new Error(`No ${tag}.`);
}

/** The same font with other bits of embedding (`fsType`). */
export function withRights(font: Buffer, bits: number): Buffer {
  const made = Buffer.from(font);
  made.writeUInt16BE(bits, tableOf(made, "OS/2").offset + 8);
  return made;
}

/** The same font without a table. */
export function without(font: Buffer, tag: string): Buffer {
  const made = Buffer.from(font);
  made.write("none", tableOf(made, tag).entry, "latin1");
  return made;
}

/** The same font with a table that says to be as long as a file can be. */
export function withGiant(font: Buffer, tag: string): Buffer {
  const made = Buffer.from(font);
  made.writeUInt32BE(0xffffffff, tableOf(made, tag).entry + 12);
  return made;
}

/** Every glyph consists of glyphs: of itself, or twice of the one before. */
export function composed(font: Buffer, how: "loop" | "doubling"): Buffer {
  const made = Buffer.from(font);
  const long = made.readInt16BE(tableOf(made, "head").offset + 50) === 1;
  const loca = tableOf(made, "loca").offset;
  const glyf = tableOf(made, "glyf").offset;
  const at = (glyph: number) =>
    glyf + (long ? made.readUInt32BE(loca + glyph * 4) : made.readUInt16BE(loca + glyph * 2) * 2);
  const count = made.readUInt16BE(tableOf(made, "maxp").offset + 4);
  let before = how === "loop" ? null : 0;
  for (let glyph = 1; glyph < count; glyph++) {
    const [from, to] = [at(glyph), at(glyph + 1)];
    if (to - from < 22) continue;
    made.writeInt16BE(-1, from);
    const parts = how === "loop" ? [glyph] : [before ?? 0, before ?? 0];
    for (const [i, part] of parts.entries()) {
      // offsets of a byte each, and whether one more follows
      made.writeUInt16BE(0x0002 | (i < parts.length - 1 ? 0x0020 : 0), from + 10 + i * 6);
      made.writeUInt16BE(part, from + 12 + i * 6);
      made.writeUInt16BE(0, from + 14 + i * 6);
    }
    before = glyph;
  }
  return made;
}

/** A cmap that maps every number there is. */
export function everyLetter(font: Buffer): Buffer {
  const made = Buffer.from(font);
  const { entry } = tableOf(made, "cmap");
  const cmap = Buffer.alloc(12 + 16 + 12);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(28, 16);
  cmap.writeUInt32BE(1, 24);
  cmap.writeUInt32BE(0, 28);
  cmap.writeUInt32BE(0xfffffff0, 32);
  cmap.writeUInt32BE(1, 36);
  made.writeUInt32BE(made.length, entry + 8);
  made.writeUInt32BE(cmap.length, entry + 12);
  return Buffer.concat([made, cmap]);
}

/** A small WOFF2 that unpacks to this many bytes, whatever its head says. */
export function bomb(bytes: number): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(bytes), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  const base128: number[] = [];
  for (let rest = bytes; rest > 0 || base128.length === 0; rest >>>= 7)
    base128.unshift((rest & 0x7f) | (base128.length > 0 ? 0x80 : 0));
  const head = Buffer.alloc(48);
  head.write("wOF2", 0, "latin1");
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(1000, 16);
  head.writeUInt32BE(packed.length, 20);
  const font = Buffer.concat([head, Buffer.from([0x01, ...base128]), packed]);
  font.writeUInt32BE(font.length, 8);
  return font;
}
