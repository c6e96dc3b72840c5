import { z } from "zod";
import { MAX_DOCUMENT_BYTES } from "./constants.ts";
import { BuildDocument, Doors, Glass, Lights, Origin, Paint, Placement, Scene, Stance } from "./document.ts";

/** A preset as the wire carries it: parts and stickers are the truth, `setting` holds the rest. */
export type PresetInput = { partModelUuids: readonly string[]; stickers: readonly unknown[]; setting: unknown };

export const PresetSetting = z.strictObject({
  version: z.literal(1).default(1),
  paint: z.record(z.string(), Paint).default({}),
  /** Slot → uuid out of `partModelUuids`; absent means every part takes the slots it was made for. */
  slots: z.record(z.string(), z.uuid()).optional(),
  stance: Stance.optional(),
  glass: Glass.optional(),
  lights: Lights.optional(),
  doors: Doors.optional(),
  scene: Scene.optional(),
  origin: Origin.optional(),
});
export type PresetSetting = z.infer<typeof PresetSetting>;

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

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

function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "The document is not valid.";
  const path = issue.path.join(".");
  return path ? `${path}: ${issue.message}` : issue.message;
}

/** Parses a build document from an object or JSON string; `{}` is the empty build. */
export function parseBuild(input: unknown): Parsed<BuildDocument> {
  const json = readJson(input);
  if (!json.ok) return json;
  const result = BuildDocument.safeParse(json.value ?? {});
  if (!result.success) return { ok: false, message: explain(result.error) };
  if (JSON.stringify(result.data).length > MAX_DOCUMENT_BYTES)
    return { ok: false, message: "The document is larger than 1 MB." };
  return { ok: true, value: result.data };
}

/**
 * Joins the three arguments of a preset to one build document.
 * @param slotsOf the slots that a part model was made for and that the template has
 */
export function presetToBuild(input: PresetInput, slotsOf: (uuid: string) => readonly string[]): Parsed<BuildDocument> {
  const json = readJson(input.setting);
  if (!json.ok) return json;
  const setting = PresetSetting.safeParse(json.value ?? {});
  if (!setting.success) return { ok: false, message: `setting.${explain(setting.error)}` };
  const stickers: Placement[] = [];
  for (const [index, raw] of input.stickers.entries()) {
    const item = readJson(raw);
    if (!item.ok) return item;
    const placement = Placement.safeParse(item.value);
    if (!placement.success) return { ok: false, message: `stickers.${index}.${explain(placement.error)}` };
    stickers.push(placement.data);
  }
  const { slots, ...rest } = setting.data;
  const parts: Record<string, string> = {};
  if (slots) {
    const named = new Set(Object.values(slots));
    const given = new Set(input.partModelUuids);
    if (named.size !== given.size || [...named].some((uuid) => !given.has(uuid))) {
      return { ok: false, message: "setting.slots names other parts than partModelUuids." };
    }
    Object.assign(parts, slots);
  } else {
    for (const uuid of input.partModelUuids) for (const slot of slotsOf(uuid)) parts[slot] = uuid;
  }
  return parseBuild({ ...rest, parts, stickers });
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
