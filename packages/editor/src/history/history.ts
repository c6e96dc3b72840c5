import type { BuildDocument } from "@carloom/build";
import { applyDiff, type Diff, invertDiff } from "./diff.ts";
import { sameJson } from "@carloom/build";

/** Message key of a step and the ids that fill it; the interface turns ids into names. */
export type StepLabel = { key: string; values?: Record<string, string | number> };

/** One thing that undo takes back. */
export type Step = {
  label: StepLabel;
  /** Milliseconds since 1970. */
  at: number;
  diff: Diff;
  /** Ids of the stickers that were selected before and after. */
  selection: { before: string[]; after: string[] };
};

/** `done` oldest first, `undone` in the order in which redo takes them from its end. Plain JSON. */
export type History = { version: 1; done: Step[]; undone: Step[] };

export const MAX_STEPS = 500;

export const emptyHistory = (): History => ({ version: 1, done: [], undone: [] });

/** Adds a step; what was undone is gone, and so is the oldest step above {@link MAX_STEPS}. */
export function pushStep(history: History, step: Step): History {
  return { version: 1, done: [...history.done, step].slice(-MAX_STEPS), undone: [] };
}

export type Travel = { document: BuildDocument; history: History; step: Step };

export function undoStep(document: BuildDocument, history: History): Travel | null {
  const step = history.done.at(-1);
  if (!step) return null;
  return {
    document: applyDiff(document, invertDiff(step.diff)),
    history: { version: 1, done: history.done.slice(0, -1), undone: [...history.undone, step] },
    step,
  };
}

export function redoStep(document: BuildDocument, history: History): Travel | null {
  const step = history.undone.at(-1);
  if (!step) return null;
  return {
    document: applyDiff(document, step.diff),
    history: { version: 1, done: [...history.done, step], undone: history.undone.slice(0, -1) },
    step,
  };
}

/**
 * A stored history that is proven to belong to the document: it is walked to both ends and back. Anything else is
 * the empty history, since a wrong undo is worse than none.
 */
export function restoreHistory(stored: unknown, document: BuildDocument): History {
  const history = stored as History;
  if (typeof stored !== "object" || stored === null || history.version !== 1) return emptyHistory();
  if (!Array.isArray(history.done) || !Array.isArray(history.undone)) return emptyHistory();
  try {
    let back: Travel | null = null;
    let at = { document, history };
    while ((back = undoStep(at.document, at.history))) at = back;
    while ((back = redoStep(at.document, at.history))) {
      at = back;
      if (at.history.done.length === history.done.length && !sameJson(at.document, document)) return emptyHistory();
    }
    return history;
  } catch {
    return emptyHistory();
  }
}
