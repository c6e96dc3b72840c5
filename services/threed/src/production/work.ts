import { createHash } from "node:crypto";
import { type BuildDocument, type Manifest, parseBuild, STICKER_FINISHES } from "@carloom/build";
import { readPrintMap } from "@carloom/build/print-map";
import type { Language } from "@carloom/i18n";
import { outlinedText } from "@carloom/platform";
import { makeProduction, PROFILE, type Production, type ShopProfile } from "@carloom/production";
import type { ProductionReport } from "../port.ts";
import { type ArtSource, artsOf } from "./art.ts";
import { charactersOf, wordsOf } from "./words.ts";

export type ProductionTask = {
  map: Uint8Array;
  panels: Manifest["panels"];
  build: unknown;
  art: ReadonlyMap<string, ArtSource>;
  title: string;
  language: Language;
  /** What differs from the shop's usual way. */
  profile: Partial<ShopProfile>;
  /** ISO; of what was ordered, as files have no other date. */
  date: string;
};

/** A name of all that goes in: the same order asks for the same files. */
export function idOf(task: ProductionTask): string {
  const hash = createHash("sha256");
  const { map, art, ...rest } = task;
  hash.update(JSON.stringify(rest)).update(map);
  for (const [uuid, { bytes }] of [...art].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(uuid).update(bytes);
  return hash.digest("hex").slice(0, 32);
}

export function buildOf(input: unknown): BuildDocument {
  const parsed = parseBuild(input);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/** Makes all files of a build: seconds of a core, so the server does it in a process of its own, see `isolated.ts`. */
export async function produce(task: ProductionTask): Promise<Production> {
  const map = readPrintMap(task.map);
  const build = buildOf(task.build);
  const profile: ShopProfile = { ...PROFILE, language: task.language, ...task.profile };
  const words = wordsOf(task.title, task.panels, task.language);
  const lettering = await outlinedText(charactersOf(words, map.surface.panels, STICKER_FINISHES), task.language);
  const artOf = await artsOf(build, task.art);
  return makeProduction({ map, build, artOf, profile, words, lettering, date: new Date(task.date), id: idOf(task) });
}

export type Packed = { bytes: Uint8Array; report: ProductionReport };

const tenth = (value: number) => Math.round(value * 10) / 10;
const share = (value: number) => Math.round(value * 1e4) / 1e4;

export function reportOf({ pieces, runs }: Production, nameOf: (panel: string) => string): ProductionReport {
  return {
    pieces: pieces.map(({ number, panel, kind, layers, cutBox: [x0, y0, x1, y1], dpi, stretch, flattened }) => ({
      number,
      panel: nameOf(panel),
      kind,
      layers,
      width: tenth(x1 - x0),
      height: tenth(y1 - y0),
      dpi: dpi === null ? null : Math.round(dpi),
      stretch: { mean: share(stretch.mean), most: share(stretch.max) },
      flattened,
    })),
    films: runs.map(({ name, sheets }) => {
      const length = sheets.reduce((sum, sheet) => sum + sheet.length, 0);
      const waste = sheets.reduce((sum, sheet) => sum + sheet.waste * sheet.length, 0);
      return {
        name,
        sheets: sheets.length,
        length: share(length / 1000),
        waste: length > 0 ? share(waste / length) : 0,
      };
    }),
  };
}

/** The first day that a file in an archive can have, by whatever clock this machine goes. */
const NO_DATE = new Date(1980, 0, 1);

/** The same as one archive. The same task makes the same bytes. */
export async function packed(task: ProductionTask): Promise<Packed> {
  const made = await produce(task);
  const { zipSync } = await import("fflate");
  // what a PDF holds is compressed already
  const files = made.files.map(({ name, bytes }) => [name, [bytes, { level: name.endsWith(".pdf") ? 0 : 6 }]] as const);
  return {
    bytes: zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0], { mtime: NO_DATE }),
    report: reportOf(made, wordsOf(task.title, task.panels, task.language).panel),
  };
}
