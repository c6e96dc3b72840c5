import type { BuildDocument, Paint, Placement } from "@carloom/build";
import { sameJson } from "@carloom/build";
import { applySplice, type Splice, spliceBetween } from "./splice.ts";

/** What a value was and what it became; null is absent. */
export type Change<T> = { before: T | null; after: T | null };
type Changes<T> = Record<string, Change<T>>;

/** Parts of the document that are one value each. */
const WHOLE = ["asSold", "stance", "glass", "plate", "lights", "doors", "scene", "origin", "groups"] as const;
type Whole = (typeof WHOLE)[number];

/** A reversible difference between two build documents. Only what changed is in it; plain JSON. */
export type Diff = {
  paint?: Changes<Paint>;
  parts?: Changes<string>;
  stickers?: Changes<Placement>;
  /** Order of the sticker ids, where ids came, went or moved. */
  order?: Splice;
  whole?: { [K in Whole]?: Change<NonNullable<BuildDocument[K]>> };
};

function changesBetween<T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): Changes<T> | null {
  if (before === after) return null;
  const changes: Changes<T> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[key], after[key]];
    if (!sameJson(was, is)) changes[key] = { before: was ?? null, after: is ?? null };
  }
  return Object.keys(changes).length > 0 ? changes : null;
}

const byId = (stickers: readonly Placement[]): Record<string, Placement> =>
  Object.fromEntries(stickers.map((sticker) => [sticker.id, sticker]));
const ids = (stickers: readonly Placement[]): string[] => stickers.map((sticker) => sticker.id);

/** What changed from one document to the other; null when nothing did. */
export function diffDocuments(before: BuildDocument, after: BuildDocument): Diff | null {
  if (before === after) return null;
  const diff: Diff = {};
  const paint = changesBetween(before.paint, after.paint);
  if (paint) diff.paint = paint;
  const parts = changesBetween(before.parts, after.parts);
  if (parts) diff.parts = parts;
  if (before.stickers !== after.stickers) {
    const stickers = changesBetween(byId(before.stickers), byId(after.stickers));
    if (stickers) diff.stickers = stickers;
    const order = spliceBetween(ids(before.stickers), ids(after.stickers));
    if (order) diff.order = order;
  }
  const whole: Record<string, Change<unknown>> = {};
  for (const key of WHOLE) {
    if (!sameJson(before[key], after[key])) whole[key] = { before: before[key] ?? null, after: after[key] ?? null };
  }
  if (Object.keys(whole).length > 0) diff.whole = whole as Diff["whole"];
  return Object.keys(diff).length > 0 ? diff : null;
}

function applyChanges<T>(record: Readonly<Record<string, T>>, changes: Changes<T>): Record<string, T> {
  const next = { ...record };
  for (const [key, { after }] of Object.entries(changes)) {
    if (after === null) delete next[key];
    else next[key] = after;
  }
  return next;
}

/**
 * The document after a difference; untouched parts stay the same objects.
 * @throws Error when the difference was made from another document
 */
export function applyDiff(document: BuildDocument, diff: Diff): BuildDocument {
  const next: BuildDocument = { ...document };
  if (diff.paint) next.paint = applyChanges(document.paint, diff.paint);
  if (diff.parts) next.parts = applyChanges(document.parts, diff.parts);
  if (diff.stickers || diff.order) {
    const records = applyChanges(byId(document.stickers), diff.stickers ?? {});
    const order = diff.order ? applySplice(ids(document.stickers), diff.order) : ids(document.stickers);
    next.stickers = order.map((id) => {
      const sticker = records[id];
      if (!sticker) throw new Error(`A step of the history names sticker ${id}, which is not there.`);
      return sticker;
    });
  }
  for (const [key, change] of Object.entries(diff.whole ?? {})) {
    if (change.after === null) delete next[key as Whole];
    else Object.assign(next, { [key]: change.after });
  }
  return next;
}

function invertChanges<T>(changes: Changes<T>): Changes<T> {
  return Object.fromEntries(Object.entries(changes).map(([key, c]) => [key, { before: c.after, after: c.before }]));
}

/** The difference that takes the step back. */
export function invertDiff(diff: Diff): Diff {
  const inverse: Diff = {};
  if (diff.paint) inverse.paint = invertChanges(diff.paint);
  if (diff.parts) inverse.parts = invertChanges(diff.parts);
  if (diff.stickers) inverse.stickers = invertChanges(diff.stickers);
  if (diff.order) inverse.order = { at: diff.order.at, before: diff.order.after, after: diff.order.before };
  if (diff.whole) inverse.whole = invertChanges(diff.whole as Changes<unknown>) as Diff["whole"];
  return inverse;
}
