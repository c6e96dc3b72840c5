import type { LayerName, PdfPage } from "../pdf/file.ts";
import { fixed } from "../pdf/objects.ts";
import type { Inks } from "../pdf/inks.ts";
import type { Piece } from "../piece/piece.ts";
import type { ShopProfile } from "../profile.ts";
import type { Words } from "../words.ts";
import { CODE, codeContent } from "./code.ts";
import { cellContent } from "./draw-piece.ts";
import type { Letterer } from "./letters.ts";
import { marksOf } from "./marks.ts";
import { END, LABEL, type Placed, roomOf, type Sheet } from "./nest.ts";

export type Drawer = {
  inks: Inks;
  letters: Letterer;
  words: Words;
  profile: ShopProfile;
  onLayer(name: LayerName, content: string): string;
};

const millimetres = (value: number) => String(Math.round(value * 10) / 10);

/** What is written of a piece, the fullest first; the first that has room is taken. */
export function labelsOf(piece: Piece, tile: Placed["tile"], words: Words): string[] {
  const [x0, y0, x1, y1] = piece.cutBox;
  const size = `${millimetres(x1 - x0)} × ${millimetres(y1 - y0)} mm`;
  const where = [words.panel(piece.panel), ...(piece.twin ? [words.twin] : [])].join(", ");
  const part = tile ? [words.tile(tile.number, tile.of)] : [];
  const dpi = piece.dpi === null ? [] : [`${Math.round(piece.dpi)} dpi`];
  const stretch = words.stretch(piece.stretch.mean, piece.stretch.max, piece.stretch.even);
  const mirrored = piece.mirrored ? [words.mirrored] : [];
  const number = String(piece.number);
  return [
    [number, where, ...part, size, ...dpi, stretch, ...mirrored],
    [number, where, ...part, size, ...dpi, ...mirrored],
    [number, where, ...part, ...mirrored],
    [number, ...part],
    [number],
  ].map((parts) => parts.join(" · "));
}

/** An arrow in a box of so many mm. */
function arrow([dx, dy]: readonly [number, number], x: number, y: number, size: number, both: boolean): string {
  const half = size / 2;
  const at = (along: number, across: number) =>
    `${fixed(x + dx * along - dy * across)} ${fixed(y + dy * along + dx * across)}`;
  const head = (end: number) => {
    const back = end - Math.sign(end) * half * 0.6;
    return `${at(back, half * 0.45)} m ${at(end, 0)} l ${at(back, -half * 0.45)} l S\n`;
  };
  return `${at(-half, 0)} m ${at(half, 0)} l S\n${head(half)}${both ? head(-half) : ""}`;
}

function notesOf(cell: Placed, at: readonly [number, number], { letters, words, profile }: Drawer): string {
  const { piece, tile } = cell;
  const wide = piece.kind === "wrap";
  const size = wide ? 4.5 : 2.2;
  const high = LABEL[piece.kind];
  const base = at[1] - profile.weed - high + (high - size) / 2 + size * 0.15;
  const middle = base + size * 0.35;
  const room = roomOf(cell, profile).width - profile.weed;
  const arrows = size * 3.2;
  const labels = labelsOf(piece, tile, words);
  const fits = labels.find((label) => letters.widthOf(label, { size }) + arrows <= room);
  const text = fits ?? labels.at(-1) ?? "";
  const drawn = `0 0 0 scn 0 0 0 SCN ${fixed(size * 0.09)} w\n`;
  if (!fits) return `${drawn}${letters.text(text, at[0], base, { size })}`;
  const left = at[0] + size * 0.6;
  return `${drawn}${arrow(piece.up, left, middle, size * 1.1, false)}${arrow(piece.grain, left + size * 1.5, middle, size * 1.1, true)}${letters.text(text, at[0] + arrows, base, { size })}`;
}

/** @param link what the code at the sheet's head opens; absent: there is none */
export function drawSheet(
  sheet: Sheet,
  number: number,
  of: number,
  film: string,
  drawer: Drawer,
  link?: string,
): PdfPage {
  const { letters, words, profile, onLayer } = drawer;
  const { margin } = profile.media;
  const marks = profile.marks[sheet.placed[0]?.piece.kind ?? "sticker"];
  const content = { White: "", Print: "", "Kiss cut": "", "Through cut": "", Marks: "", Notes: "" };
  for (const cell of sheet.placed) {
    const at = [
      margin + cell.x + profile.weed,
      sheet.length - END - cell.y - profile.weed - (cell.window[3] - cell.window[1]),
    ] as const;
    const drawn = cellContent(drawer.inks, cell, at, profile);
    for (const layer of ["White", "Print", "Kiss cut", "Through cut"] as const) content[layer] += drawn[layer];
    content.Notes += notesOf(cell, at, drawer);
  }
  const field = [margin, END, sheet.width - margin, sheet.length - END] as const;
  const frame =
    marks === "plain" ? field : ([margin / 2, END / 2, sheet.width - margin / 2, sheet.length - END / 2] as const);
  content.Marks = `q /CsP cs 0 0 0 scn /CsP CS 0 0 0 SCN\n${marksOf(marks, frame)}Q\n`;
  const head = [words.title, film, words.sheet(number, of), words.roll, words.waste(sheet.waste * 100)].join(" · ");
  const size = Math.min(
    4,
    (sheet.width - 2 * margin - 30 - (link ? CODE + 6 : 0)) /
      Math.max(1, letters.widthOf(head, { size: 1, weight: "bold" })),
  );
  const foot = arrowFoot(sheet, drawer);
  const code = link ? codeContent(link, sheet.width - margin - 14 - CODE, sheet.length - END + (END - CODE) / 2) : "";
  content.Notes = `q /CsP cs 0 0 0 scn /CsP CS 0 0 0 SCN\n${content.Notes}${letters.text(head, margin + 14, sheet.length - END / 2 - size / 3, { size, weight: "bold" })}${foot}${code}Q\n`;
  const order: LayerName[] = ["Print", "White", "Marks", "Notes", "Kiss cut", "Through cut"];
  return {
    width: sheet.width,
    height: sheet.length,
    trim: field,
    bleed: [0, 0, sheet.width, sheet.length],
    content: order.map((layer) => onLayer(layer, content[layer])).join(""),
  };
}

/** A square of 100 mm's side to check the print by, as a ruler at the sheet's foot, and the way that the roll runs. */
function arrowFoot(sheet: Sheet, { letters, words, profile }: Drawer): string {
  const [x, y] = [profile.media.margin + 14, END / 2 - 2];
  const ticks = Array.from(
    { length: 11 },
    (_, i) => `${fixed(x + i * 10)} ${y} m ${fixed(x + i * 10)} ${fixed(y + (i % 5 === 0 ? 4 : 2))} l S\n`,
  );
  const label = letters.text("100 mm", x + 104, y, { size: 3 });
  const roll = sheet.width - profile.media.margin - 14;
  const text = words.grain;
  const left = roll - 8 - letters.widthOf(text, { size: 3 });
  return `0.25 w\n${fixed(x)} ${y} m ${fixed(x + 100)} ${y} l S\n${ticks.join("")}${label}${letters.text(text, left, y, { size: 3 })}${arrow([0, 1], roll - 2, y + 1.5, 8, true)}`;
}
