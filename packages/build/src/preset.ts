import { z } from "zod";
import { DOCUMENT_VERSION, MAX_DOCUMENT_BYTES } from "./constants.ts";
import { BuildDocument, type Placement } from "./document.ts";
import { explain } from "./explain.ts";
import { VERSIONS } from "./versions/index.ts";
import { type Line, readOf } from "./versions/line.ts";

/** A preset as the wire carries it: parts and stickers are the truth, `setting` holds the rest. */
export type PresetInput = { partModelUuids: readonly string[]; stickers: readonly unknown[]; setting: unknown };

/** What a preset's `setting` holds: the document without its stickers, and the slots of its parts. */
export type PresetSetting = Omit<BuildDocument, "parts" | "stickers"> & {
  /** Slot → uuid out of `partModelUuids`; absent means every part takes the slots it was made for. */
  slots?: Record<string, string>;
};
const Slots = z.record(z.string(), z.uuid()).optional();

/** `newer`: what it says is of a version that this code does not know yet. It is whole, and not for us to touch. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string; newer?: true };

/** Accepts an object or a JSON string of at most 1 MB. */
export function readJson(value: unknown): Parsed<unknown> {
  if (typeof value !== "string") return { ok: true, value };
  if (value.length > MAX_DOCUMENT_BYTES) return { ok: false, message: "The document is larger than 1 MB." };
  try {
    return { ok: true, value: JSON.parse(value) };
  } catch {
    return { ok: false, message: "The text is not valid JSON." };
  }
}

/**
 * A build as it lies somewhere (an object or JSON string), of whatever version.
 * `ok`: brought up to today's version; `version` is the one that it had. `newer`: written by later code; nobody who gets
 * this answer writes, prices or orders it. `broken`: no build document; never taken for an empty one.
 */
export type BuildReading =
  | { status: "ok"; build: BuildDocument; version: number }
  | { status: "newer"; version: number }
  | { status: "broken"; message: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const LINE: Line<BuildDocument> = {
  name: "A build",
  today: DOCUMENT_VERSION,
  versions: VERSIONS,
  check(stored) {
    const result = BuildDocument.safeParse(stored);
    if (!result.success) return { ok: false, message: explain(result.error) };
    if (JSON.stringify(result.data).length > MAX_DOCUMENT_BYTES)
      return { ok: false, message: "The document is larger than 1 MB." };
    return { ok: true, value: result.data };
  },
};

/** Reads a build document; `{}` is the empty build, and one without a version is of today's. */
export function readBuild(input: unknown): BuildReading {
  const json = readJson(input);
  if (!json.ok) return { status: "broken", message: json.message };
  const reading = readOf(LINE, json.value ?? {}, DOCUMENT_VERSION);
  return reading.status === "ok" ? { status: "ok", build: reading.value, version: reading.version } : reading;
}

const NEWER = "This build was made by a newer version. Reload the page.";

/** The same for who only asks whether it can be read. */
export function parseBuild(input: unknown): Parsed<BuildDocument> {
  const reading = readBuild(input);
  if (reading.status === "ok") return { ok: true, value: reading.build };
  if (reading.status === "newer") return { ok: false, message: NEWER, newer: true };
  return { ok: false, message: reading.message };
}

/** Errors of a joined document by the argument that they came with. */
const ofArgument = (message: string): string =>
  /^(stickers|parts)\b|^The document/.test(message) ? message : `setting.${message}`;

/**
 * Joins the three arguments of a preset to one build document; the version is the setting's.
 * @param slotsOf the slots that a part model was made for and that the template has
 */
export function presetToBuild(input: PresetInput, slotsOf: (uuid: string) => readonly string[]): Parsed<BuildDocument> {
  const json = readJson(input.setting);
  if (!json.ok) return json;
  const setting = json.value ?? {};
  if (!isObject(setting)) return { ok: false, message: "setting: a setting is an object." };
  for (const field of ["parts", "stickers"])
    if (field in setting) return { ok: false, message: `setting.${field}: this has an argument of its own.` };
  const stickers: unknown[] = [];
  for (const raw of input.stickers) {
    const item = readJson(raw);
    if (!item.ok) return item;
    stickers.push(item.value);
  }
  const { slots: named, ...rest } = setting;
  const slots = Slots.safeParse(named);
  if (!slots.success) return { ok: false, message: `setting.slots.${explain(slots.error)}` };
  const parts: Record<string, string> = {};
  if (slots.data) {
    const uuids = new Set(Object.values(slots.data));
    const given = new Set(input.partModelUuids);
    if (uuids.size !== given.size || [...uuids].some((uuid) => !given.has(uuid))) {
      return { ok: false, message: "setting.slots names other parts than partModelUuids." };
    }
    Object.assign(parts, slots.data);
  } else {
    for (const uuid of input.partModelUuids) for (const slot of slotsOf(uuid)) parts[slot] = uuid;
  }
  const parsed = parseBuild({ ...rest, parts, stickers });
  return parsed.ok || parsed.newer ? parsed : { ...parsed, message: ofArgument(parsed.message) };
}

/** The inverse of {@link presetToBuild}. */
export function buildToPreset(build: BuildDocument): {
  partModelUuids: string[];
  stickers: Placement[];
  setting: PresetSetting;
} {
  const { parts, stickers, ...rest } = build;
  return { partModelUuids: [...new Set(Object.values(parts))], stickers, setting: { ...rest, slots: parts } };
}
