import type { BuildDocument } from "@carloom/build";
import { type History, restoreHistory } from "@carloom/editor";
import { del, get, keys, set, update } from "idb-keyval";
import { storedBuild, Unreadable } from "./unreadable.ts";

/** A project on the server and the version of it that something was made from. */
export type Base = { uuid: string; version: number };

/** What a browser keeps of a build, with everything that can be undone. */
export type Draft = {
  version: 1;
  document: BuildDocument;
  history: History;
  /** What this draft was made from; null before there is a project. */
  project: Base | null;
  /** It holds edits that the server does not have. */
  dirty: boolean;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What it replaces on the server was decided against: the server shall keep it. */
  keepReplaced?: boolean;
  /** What was sent to the server as the version after `project`, and not answered yet. */
  sent?: BuildDocument;
  /** Grows with every write, so that a second tab notices that it is not alone. */
  revision: number;
};

export const GUEST = "guest";
export const draftKey = (slug: string, owner: string): string => `draft:1:${owner}:${slug}`;
/** Where a tab puts its work beside the draft that another tab has written meanwhile. */
export const branchSlot = (key: string, tab: string): string => `${key}#${tab}`;
export const tabOf = (slot: string): string => slot.slice(slot.lastIndexOf("#") + 1);

/**
 * A stored value as a draft whose document is valid; null where there is none.
 * @throws Unreadable for one of a later version of the studio, and for what is no draft
 */
export async function readDraft(stored: unknown): Promise<Draft | null> {
  if (stored === null || stored === undefined) return null;
  const { version, ...draft } = stored as Draft;
  if (version !== 1)
    throw new Unreadable(Number(version) > 1 ? "newer" : "broken", "The draft is of another version of the studio.");
  const document = await storedBuild(draft.document);
  const sent = draft.sent && (await storedBuild(draft.sent));
  return { ...draft, version, document, ...(sent && { sent }), history: restoreHistory(draft.history, document) };
}

/**
 * Null when there is none, when what lies there is no draft (it is kept aside before anything is written), or when the
 * browser keeps nothing (private windows, full disk). @throws Unreadable for one of a later version of the studio
 */
export async function loadDraft(slot: string): Promise<Draft | null> {
  try {
    return await readDraft(await get(slot));
  } catch (error) {
    if (error instanceof Unreadable && error.why === "newer") throw error;
    return null;
  }
}

/** A draft that was emptied and begun again must not meet a number that another tab still holds: so chance is in it. */
const after = (revision: number): number => revision + 1 + Math.floor(Math.random() * 2 ** 30);

export type DraftWrite = { ok: true; revision: number } | { ok: false; other: Draft };

/**
 * Stores a draft in one transaction. When somebody else wrote since `draft.revision`, nothing is stored and their
 * draft comes back. @throws when the browser cannot store, Unreadable where a later version of the studio wrote
 */
export async function writeDraft(key: string, draft: Draft): Promise<DraftWrite> {
  let result: { revision: number } | { stored: Draft } = { revision: draft.revision };
  const write = (force: boolean) =>
    update<Draft>(key, (stored) => {
      if (!force && stored && stored.revision !== draft.revision) {
        result = { stored };
        return stored;
      }
      const revision = after(Math.max(draft.revision, stored?.revision ?? 0));
      result = { revision };
      return { ...draft, revision };
    });
  await write(false);
  const first = result as { revision: number } | { stored: Draft };
  if ("revision" in first) return { ok: true, revision: first.revision };
  try {
    const other = await readDraft(first.stored);
    if (other) return { ok: false, other };
  } catch (error) {
    if (!(error instanceof Unreadable) || error.why === "newer") throw error;
    // Somebody's work all the same: it is kept where nothing is ever written over.
    await set(`unread:${key}:${Date.now()}`, first.stored);
  }
  await write(true);
  return { ok: true, revision: (result as unknown as { revision: number }).revision };
}

/** @throws when the browser cannot store */
export const writeBranch = (slot: string, draft: Draft): Promise<void> => set(slot, draft);

/** Work that lies beside a draft, the newest first. */
export async function branchesOf(key: string): Promise<{ slot: string; draft: Draft }[]> {
  try {
    const slots = (await keys()).map(String).filter((slot) => slot.startsWith(`${key}#`));
    // what a later version left there is for that version to ask about
    const read = await Promise.all(
      slots.map(async (slot) => ({ slot, draft: await loadDraft(slot).catch(() => null) })),
    );
    return read
      .flatMap(({ slot, draft }) => (draft ? [{ slot, draft }] : []))
      .sort((a, b) => b.draft.savedAt - a.draft.savedAt);
  } catch {
    return [];
  }
}

/** A place, and what was found there. */
export type Place = { slot: string; stamp: string };
export const placeOf = (slot: string, { revision, savedAt }: Draft): Place => ({
  slot,
  stamp: `${revision}:${savedAt}`,
});

/** Empties a place if it still holds what was found there; what came since is somebody's work. */
export async function emptyPlace({ slot, stamp }: Place): Promise<void> {
  let held = true;
  await update<Draft | null>(slot, (stored) => {
    held = !!stored && placeOf(slot, stored).stamp !== stamp;
    return held ? (stored ?? null) : null;
  });
  // A place of a tab that is gone is nobody's any more; a draft's own place may be written at any time.
  if (!held && slot.includes("#")) await del(slot);
}

export async function forgetDraft(slot: string): Promise<void> {
  try {
    await del(slot);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
