import { type BuildDocument, MAX_STICKERS } from "@carloom/build";
import { parseBuild } from "@carloom/build/parse";
import type { CarBoxes } from "@carloom/editor";

const KIND = "carloom-build";
/** Characters of a file that are read at all. */
export const MOST_TEXT = 2_000_000;
/** The same of a file, which brings its vinyls along. */
export const MOST_FILE = 24_000_000;

/** How large the car was, and the panel that each sticker lay on: what finds the same place on another car. */
export type MadeOn = { boxes: CarBoxes; on: Readonly<Record<string, string>> };
export type BuildFile = {
  template: string;
  build: BuildDocument;
  madeOn: MadeOn | null;
  /** Contents of the build's vinyls by hash, not read yet. */
  vinyls?: Readonly<Record<string, unknown>>;
};

/** A build as text: what it is, the template it was made for, the document. Clipboard and files have the same. */
export function writeBuildText(template: string, build: BuildDocument, madeOn: MadeOn | null = null): string {
  return JSON.stringify({ kind: KIND, template, ...(madeOn && { madeOn }), build }, null, 2);
}

/** As a file, which outlives the service that it came from: what its vinyls are goes along. */
export function writeBuildFile(
  template: string,
  build: BuildDocument,
  madeOn: MadeOn | null = null,
  vinyls: NonNullable<BuildFile["vinyls"]> = {},
): Blob {
  const text = writeBuildText(template, build, madeOn);
  const brought =
    Object.keys(vinyls).length > 0 ? `${text.slice(0, -2)},\n  "vinyls": ${JSON.stringify(vinyls)}\n}` : text;
  return new Blob([brought], { type: "application/json" });
}

type Refusal = { reason: "not-a-build" | "newer" | "too-large" } | { reason: "too-many-stickers"; count: number };
export type ReadText = ({ ok: true } & BuildFile) | ({ ok: false } & Refusal);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPoint = (value: unknown) =>
  Array.isArray(value) && value.length === 3 && value.every((n) => typeof n === "number" && Math.abs(n) <= 30);
const isBox = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isPoint);

/** What is said of the car is a help alone: where it is not as it should be, places are found without it. */
function madeOnOf(value: unknown): MadeOn | null {
  if (!isRecord(value) || !isRecord(value.boxes) || !isRecord(value.on)) return null;
  const { body, panels } = value.boxes;
  if (!isBox(body) || !isRecord(panels) || !Object.values(panels).every(isBox)) return null;
  return Object.values(value.on).every((panel) => typeof panel === "string") ? (value as MadeOn) : null;
}

/** Reads such a text, of whatever template; the document is checked like one from the server. */
export function readBuildText(text: string, most = MOST_TEXT): ReadText {
  if (text.length > most) return { ok: false, reason: "too-large" };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, reason: "not-a-build" };
  }
  if (!isRecord(file) || file.kind !== KIND || typeof file.template !== "string")
    return { ok: false, reason: "not-a-build" };
  const { stickers } = (file.build ?? {}) as { stickers?: unknown };
  if (Array.isArray(stickers) && stickers.length > MAX_STICKERS)
    return { ok: false, reason: "too-many-stickers", count: stickers.length };
  const parsed = parseBuild(file.build);
  if (!parsed.ok) return { ok: false, reason: parsed.newer ? "newer" : "not-a-build" };
  return {
    ok: true,
    template: file.template,
    build: parsed.value,
    madeOn: madeOnOf(file.madeOn),
    ...(isRecord(file.vinyls) && { vinyls: file.vinyls }),
  };
}
