import { createHash } from "node:crypto";
import { type BuildDocument, type Manifest, parseBuild, STICKER_FINISHES } from "@carloom/build";
import { dpiState } from "@carloom/build/film";
import { readPrintMap } from "@carloom/build/print-map";
import type { Language } from "@carloom/i18n";
import { builtCar, coverOf, drawSides, looksOf, type Mounted } from "@carloom/asset";
import { outlinedText } from "@carloom/platform/print";
import {
  type Assembly,
  assemblyOf,
  gamutOf,
  makeProduction,
  type Mounting,
  outsideOf,
  pieceDrawing,
  PROFILE,
  type Production,
  type ShopProfile,
  sidePng,
  type Wheel,
} from "@carloom/production";
import { type ArtSource, artsOf } from "./art.ts";
import { cutApart, threadsFor } from "./cut-apart.ts";
import type { ProductionReport } from "../port.ts";
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
  /** The car as it is built, for its pictures and for what lies under mounted parts; absent: the sheet of its assembly has no pictures. */
  car?: CarModels;
  wheels?: readonly Wheel[];
  /** Address of a sheet's page for staff, `{film}/{number}` follows; absent: sheets carry no code. */
  link?: string;
};

/**
 * A car's own model and those of the parts that it is built with. `missing`: slots whose part cannot be had any more, so that
 * the car is drawn without it.
 */
export type CarModels = {
  model: Uint8Array;
  parts: readonly Mounted[];
  missing: readonly string[];
  slots: Pick<Manifest["slots"][number], "id" | "label">[];
  dressed: Pick<Manifest, "zones" | "lights">;
};

/** A name of all that goes in: the same order asks for the same files. */
export function idOf(task: ProductionTask): string {
  const hash = createHash("sha256");
  const { map, art, profile, car: _, wheels: __, ...rest } = task;
  const { output, ...set } = profile;
  hash.update(JSON.stringify({ ...rest, profile: { ...set, output: output?.condition } })).update(map);
  if (output) hash.update(output.icc);
  for (const [uuid, { bytes }] of [...art].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(uuid).update(bytes);
  return hash.digest("hex").slice(0, 32);
}

export function buildOf(input: unknown): BuildDocument {
  const parsed = parseBuild(input);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/**
 * Makes all files of a build: seconds of a core, so the server does it in a process of its own, see `isolated.ts`.
 * @param threads that cut it, 0: this one; as many as it is worth where nobody says
 */
export async function produce(task: ProductionTask, threads?: number): Promise<Production> {
  const map = readPrintMap(task.map);
  const build = buildOf(task.build);
  const profile: ShopProfile = { ...PROFILE, language: task.language, ...task.profile };
  const words = wordsOf(task.title, task.panels, task.language, profile.white);
  const lettering = await outlinedText(charactersOf(words, map.surface.panels, STICKER_FINISHES), task.language);
  const artOf = await artsOf(build, task.art);
  const { link } = task;
  const cutting = { map, build, artOf, profile };
  const many = threads ?? threadsFor(build);
  return makeProduction({
    ...cutting,
    ...(many > 0 && { pieces: await cutApart(cutting, task.map, many) }),
    words,
    lettering,
    date: new Date(task.date),
    id: idOf(task),
    ...(link !== undefined && { link: (film, sheet) => `${link}/${film}/${sheet}` }),
  });
}

/**
 * An archive of all files, one of a drawing of each piece for screens, one of how its pieces go on the car, and what is told
 * of them.
 */
export type Packed = { bytes: Uint8Array; drawings: Uint8Array; assembly: Uint8Array; report: ProductionReport };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const tenth = (value: number) => Math.round(value * 10) / 10;
const hundredth = (value: number) => Math.round(value * 100) / 100;
const share = (value: number) => Math.round(value * 1e4) / 1e4;

/** Where each piece is printed: its film, and its sheets in that film's file. */
function placesOf(runs: Production["runs"]): Map<number, { film: string; sheets: number[] }> {
  const places = new Map<number, { film: string; sheets: number[] }>();
  for (const { name, sheets } of runs)
    for (const [i, { placed }] of sheets.entries())
      for (const { piece } of placed) {
        const known = places.get(piece.number) ?? { film: name, sheets: [] };
        if (!known.sheets.includes(i + 1)) known.sheets.push(i + 1);
        places.set(piece.number, known);
      }
  return places;
}

/** @param looks by the piece's number, a hash of how it looks */
export function reportOf(
  { pieces, runs }: Production,
  nameOf: (panel: string) => string,
  looks: ReadonlyMap<number, string>,
  { output, ...rules }: Pick<ShopProfile, "output" | "dpi"> = PROFILE,
): ProductionReport {
  const gamut = output && gamutOf(output.icc);
  const outside = gamut && outsideOf(gamut);
  const places = placesOf(runs);
  return {
    pieces: pieces.map((piece) => {
      const { number, panel, kind, layers, dpi, narrow, thin, stretch, flattened } = piece;
      const [x0, y0, x1, y1] = piece.cutBox;
      return {
        ...places.get(number),
        look: looks.get(number),
        number,
        panel: nameOf(panel),
        kind,
        layers,
        width: tenth(x1 - x0),
        height: tenth(y1 - y0),
        dpi: dpi === null ? null : Math.round(dpi),
        isCoarse: dpi !== null && dpiState(dpi, kind, rules) !== "pass",
        ...(narrow !== null && { narrow: hundredth(narrow) }),
        ...(thin !== null && { thin: hundredth(thin) }),
        ...(outside && { outside: outside(piece) }),
        stretch: { mean: share(stretch.mean), most: share(stretch.max) },
        flattened,
      };
    }),
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

/** The car as it is built; null where a model cannot be read: what is printed waits for no picture of it. */
async function builtFor({ car, build }: ProductionTask) {
  if (!car) return null;
  const document = buildOf(build);
  const built = await builtCar(car.model, car.parts, document.stance).catch(() => null);
  return built && { built, looks: looksOf(car.dressed, document), car };
}
type Built = NonNullable<Awaited<ReturnType<typeof builtFor>>>;

const mountingOf = ({ built }: Built): Mounting => ({
  inPlaceOf: (panel) => built.replaced.get(panel) ?? null,
  over: coverOf(built),
});

/** How the pieces go on, with what panels and slots are called in every language, and a picture of each side that is needed. */
function assemblyFiles(task: ProductionTask, assembly: Assembly, shown: Built | null): Record<string, Uint8Array> {
  const labels = Object.fromEntries(task.panels.map(({ id, label }) => [id, label]));
  const sides = [...new Set(assembly.steps.map(({ side }) => side))];
  const drawings = shown
    ? drawSides(
        shown.built.pieces.map(({ piece }) => piece),
        shown.looks,
        sides,
      )
    : [];
  const views = drawings.map(({ side, box }) => ({ side, box: box.map((metres) => Math.round(metres * 10_000) / 10) }));
  const slots = Object.fromEntries((shown?.car.slots ?? []).map(({ id, label }) => [id, label]));
  const mounted = shown?.car.parts.map(({ slot }) => slot) ?? [];
  const missing = shown?.car.missing ?? [];
  const overlap = task.profile.overlap ?? PROFILE.overlap;
  const told = { ...assembly, labels, views, slots, mounted, missing, overlap };
  return {
    "assembly.json": new TextEncoder().encode(JSON.stringify(told)),
    ...Object.fromEntries(
      drawings.map(({ side, cover, rgb, width, height }) => [`${side}.png`, sidePng(cover, rgb, width, height)]),
    ),
  };
}

/** All that is told and kept of what was made, but for how it goes on the car. What was made itself ends with it. */
async function printed(
  task: ProductionTask,
): Promise<Omit<Packed, "assembly"> & { how: Assembly; shown: Built | null }> {
  const made = await produce(task);
  const { zipSync } = await import("fflate");
  // what a PDF holds is compressed already
  const pictures = new Map();
  const drawings = made.pieces.map((piece) => [piece.number, pieceDrawing(piece, pictures)] as const);
  const looks = new Map(drawings.map(([number, text]) => [number, hashOf(text)]));
  const files = made.files.map(({ name, bytes }) => [name, [bytes, { level: name.endsWith(".pdf") ? 0 : 3 }]] as const);
  const own = {
    bytes: zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0], { mtime: NO_DATE }),
    drawings: zipSync(
      Object.fromEntries(drawings.map(([number, text]) => [`${number}.svg`, new TextEncoder().encode(text)])),
      { level: 3, mtime: NO_DATE },
    ),
    report: reportOf(made, wordsOf(task.title, task.panels, task.language).panel, looks, {
      ...PROFILE,
      ...task.profile,
    }),
  };
  const shown = await builtFor(task);
  const how = assemblyOf(readPrintMap(task.map), made, task.wheels ?? [], shown && mountingOf(shown));
  return { ...own, how, shown };
}

/** The same as archives. The same task makes the same bytes. */
export async function packed(task: ProductionTask): Promise<Packed> {
  const { how, shown, ...files } = await printed(task);
  const { zipSync } = await import("fflate");
  // pictures of the car take as much memory as what is printed: one after the other
  const assembly = Object.entries(assemblyFiles(task, how, shown)).map(
    ([name, bytes]) => [name, [bytes, { level: name.endsWith(".png") ? 0 : 6 }]] as const,
  );
  return {
    ...files,
    assembly: zipSync(Object.fromEntries(assembly) as Parameters<typeof zipSync>[0], { mtime: NO_DATE }),
  };
}
