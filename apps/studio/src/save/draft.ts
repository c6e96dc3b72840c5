import type { BuildDocument } from "@carloom/build";
import { type History, restoreHistory } from "@carloom/editor";
import { del, get, update } from "idb-keyval";

/** What a browser keeps of a build, with everything that can be undone. */
export type Draft = {
  version: 1;
  document: BuildDocument;
  history: History;
  /** The project and the version of it that this draft was made from; null before there is one. */
  project: { uuid: string; version: number } | null;
  /** It holds edits that the server does not have. */
  dirty: boolean;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Counts writes, so that a second tab notices that it is not alone. */
  revision: number;
};

export const GUEST = "guest";
export const draftKey = (slug: string, owner: string): string => `draft:1:${owner}:${slug}`;

/** A stored value as a draft whose document is valid; anything else is no draft. */
export async function readDraft(stored: unknown): Promise<Draft | null> {
  const draft = stored as Draft | null | undefined;
  if (!draft || draft.version !== 1) return null;
  // The validator is only loaded where there is something to validate.
  const { parseBuild } = await import("@carloom/build/parse");
  const document = parseBuild(draft.document);
  if (!document.ok) return null;
  return { ...draft, document: document.value, history: restoreHistory(draft.history, document.value) };
}

/** Null when there is none or the browser keeps nothing (private windows, full disk). */
export async function loadDraft(key: string): Promise<Draft | null> {
  try {
    return await readDraft(await get(key));
  } catch {
    return null;
  }
}

export type DraftWrite = { ok: true; revision: number } | { ok: false; other: Draft };

/**
 * Stores a draft in one transaction. When somebody else wrote since `draft.revision`, nothing is stored and their
 * draft comes back. @throws when the browser cannot store
 */
export async function writeDraft(key: string, draft: Draft, force: boolean): Promise<DraftWrite> {
  let result: { ok: true; revision: number } | { ok: false; stored: Draft } = {
    ok: true,
    revision: draft.revision + 1,
  };
  await update<Draft>(key, (stored) => {
    if (!force && stored && stored.revision !== draft.revision) {
      result = { ok: false, stored };
      return stored;
    }
    const revision = Math.max(draft.revision, stored?.revision ?? 0) + 1;
    result = { ok: true, revision };
    return { ...draft, revision };
  });
  const settled = result as { ok: true; revision: number } | { ok: false; stored: Draft };
  if (settled.ok) return settled;
  const other = await readDraft(settled.stored);
  // What cannot be read is nobody's work.
  return other ? { ok: false, other } : writeDraft(key, draft, true);
}

export async function forgetDraft(key: string): Promise<void> {
  try {
    await del(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
