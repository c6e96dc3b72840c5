import { cutDxf } from "./cut/dxf.ts";
import { cutLinesOf } from "./cut/lines.ts";
import { cutSvg } from "./cut/svg.ts";
import { beginPdf } from "./pdf/file.ts";
import type { Piece } from "./piece/piece.ts";
import { type CutInput, piecesOf } from "./piece/pieces.ts";
import { drawSheet } from "./sheet/draw-sheet.ts";
import { letterer } from "./sheet/letters.ts";
import { nested, type Sheet, tilesOf } from "./sheet/nest.ts";
import type { Lettering, Words } from "./words.ts";

export type ProductionInput = CutInput & {
  /** Where they are cut already. */
  pieces?: Piece[];
  words: Words;
  lettering: Lettering;
  /** Of the order: what is made has no other. */
  date: Date;
  /** 32 hexadecimal digits of what goes in. */
  id: string;
  /** Where the code on each sheet leads; absent: sheets have none. */
  link?(film: string, sheet: number): string;
};
export type MadeFile = { name: string; bytes: Uint8Array };
/** One film of one roll: its sheets, and the files for printer and plotter. */
export type FilmRun = {
  name: string;
  finish: string;
  clear: boolean;
  kind: Piece["kind"];
  mirrored: boolean;
  sheets: readonly Sheet[];
};
export type Production = { files: MadeFile[]; pieces: Piece[]; runs: FilmRun[] };

const runOf = ({ kind, finish, clear, mirrored }: Piece) =>
  [kind, finish, ...(clear ? ["clear"] : []), ...(mirrored ? ["inside"] : [])].join("-");

/** Everything that a print shop makes an order's stickers and wraps from. The same input makes the same bytes. */
export function makeProduction(input: ProductionInput): Production {
  const { profile, words, pieces = piecesOf(input) } = input;
  const byRun = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const name = runOf(piece);
    byRun.set(name, [...(byRun.get(name) ?? []), piece]);
  }
  const files: MadeFile[] = [];
  const runs = [...byRun].map(([name, list]): FilmRun => {
    const [first] = list as [Piece];
    const sheets = nested(
      list.flatMap((piece) => tilesOf(piece, profile)),
      profile,
    );
    const { inks, onLayer, finish } = beginPdf();
    const drawer = { inks, letters: letterer(inks, input.lettering), words, profile, onLayer };
    const film = words.film(first.finish, first.clear);
    const pages = function* () {
      for (const [i, sheet] of sheets.entries())
        yield drawSheet(sheet, i + 1, sheets.length, film, drawer, input.link?.(name, i + 1));
    };
    const head = { title: `${words.title} · ${film}`, date: input.date, output: profile.output, id: input.id };
    files.push({ name: `${name}.pdf`, bytes: finish(head, pages()) });
    for (const [i, sheet] of sheets.entries()) {
      const lines = cutLinesOf(sheet, profile);
      const base = sheets.length === 1 ? name : `${name}-${i + 1}`;
      const text = new TextEncoder();
      files.push({ name: `${base}.svg`, bytes: text.encode(cutSvg(sheet, lines, profile)) });
      files.push({ name: `${base}.dxf`, bytes: text.encode(cutDxf(lines, profile)) });
    }
    const { finish: filmFinish, clear, kind, mirrored } = first;
    return { name, finish: filmFinish, clear, kind, mirrored, sheets };
  });
  return { files, pieces, runs };
}
