import { create, type Font, type Glyph } from "fontkit";

/** The reader looks for a box even of a glyph without an outline; when the last of a file is one, it reads past its end. */
const TAIL = Buffer.alloc(16);

/** @throws on what is no font, or a broken one */
export function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.concat([bytes, TAIL]));
  const { unitsPerEm } = font;
  if (!Number.isInteger(unitsPerEm) || unitsPerEm < 16 || unitsPerEm > 16_384) throw new Error("It has no em.");
  return font;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const LETTERS: Readonly<Record<string, string>> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** An outline as path data in units of the font, y up; empty where it has none. @throws on a broken one */
export function pathOf(glyph: Glyph): string {
  let path = "";
  for (const { command, args } of glyph.path.commands) {
    if (!args.every((value) => Number.isFinite(value) && Math.abs(value) < 1e5)) throw new Error("It leaves the page.");
    path += LETTERS[command] + args.map(short).join(" ");
  }
  return path;
}
