import { createHash } from "node:crypto";
import { type BuildDocument, type Manifest, parseBuild, STICKER_FINISHES } from "@carloom/build";
import { readPrintMap } from "@carloom/build/print-map";
import type { Language } from "@carloom/i18n";
import { outlinedText } from "@carloom/platform";
import { makeProduction, PROFILE, type Production, type ShopProfile } from "@carloom/production";
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
