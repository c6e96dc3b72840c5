import { type Editor, sameJson } from "@carloom/editor";
import type { Store } from "../lib/store.ts";
import { type Conflict, draftConflict } from "./conflict.ts";
import { branchSlot, type Draft, emptyPlace, forgetDraft, loadDraft, writeBranch, writeDraft } from "./draft.ts";
import type { Line } from "./line.ts";
import type { SaveState } from "./state.ts";
import type { Tabs } from "./tabs.ts";
import { Unreadable } from "./unreadable.ts";

type Options = {
  editor: Editor;
  key: string;
  autosave: boolean;
  tabs: Tabs;
  state: Store<SaveState>;
  line: Line;
  ask(conflict: Conflict): void;
  /** Another tab's work was taken over. */
  onTaken(): void;
  /** The draft is of a later version of the studio. */
  onNewer(): void;
};

const isFull = (error: unknown) => (error as { name?: string } | null)?.name === "QuotaExceededError";

/** The draft of this browser: one for all tabs; a tab whose work differs from it keeps its own beside it. */
export function createLocal({ editor, key, autosave, tabs, state, line, ask, onTaken, onNewer }: Options) {
  const slot = branchSlot(key, tabs.id);
  let queue: Promise<void> = Promise.resolve();
  let branched = false;
  let taking = false;

  const draft = (): Draft => ({
    version: 1,
    ...editor.snapshot(),
    project: line.base,
    dirty: line.dirty,
    ...(line.keepReplaced ? { keepReplaced: true } : {}),
    ...(line.sent ? { sent: line.sent } : {}),
    savedAt: Date.now(),
    revision: line.revision,
  });
  /** Nothing was done here since the draft was stored. */
  const untouched = () =>
    line.stored !== null && editor.state.open === null && sameJson(editor.state.document, line.stored);

  const take = (other: Draft) => {
    taking = true;
    if (!sameJson(other.document, editor.state.document)) editor.open(other.document, other.history);
    taking = false;
    Object.assign(line, {
      revision: other.revision,
      base: other.project,
      seen: other.dirty ? null : other.document,
      dirty: other.dirty,
      sent: other.sent ?? null,
      keepReplaced: other.keepReplaced ?? false,
      stored: editor.state.document,
    });
    const { project } = state.get();
    state.set({
      status: !autosave ? "local" : other.dirty ? "pending" : "saved",
      edits: other.dirty ? 1 : 0,
      project: project && other.project ? { ...project, version: other.project.version } : project,
    });
    // Its own tab saves it; this one would if that were gone.
    if (other.dirty) onTaken();
  };
  /** The question that is open is about the draft. */
  const againstDraft = () => (state.get().conflict?.revision ?? null) !== null;
  const branch = async () => {
    await writeBranch(slot, draft());
    branched = true;
  };
  const empty = async () => {
    for (const place of line.taken.splice(0)) await emptyPlace(place);
  };

  const store = async () => {
    const { conflict } = state.get();
    // Not decided yet: the draft is the other tab's, this tab's work lies beside it.
    if (againstDraft()) {
      await branch();
      return empty();
    }
    const mine = draft();
    const result = await writeDraft(key, mine);
    if (result.ok) {
      line.revision = result.revision;
      line.stored = mine.document;
      tabs.written();
      if (branched && !againstDraft()) {
        await forgetDraft(slot);
        branched = false;
      }
      return empty();
    }
    const { other } = result;
    if (untouched()) return take(other);
    if (sameJson(other.document, editor.state.document)) {
      // The same in both: what one of them saved counts for both.
      const behind = other.project !== null && (line.base === null || other.project.version > line.base.version);
      if (behind) {
        line.base = other.project;
        line.seen = other.dirty ? null : other.document;
        line.dirty = line.dirty && other.dirty;
        if (!line.dirty && !conflict) state.set({ status: autosave ? "saved" : "local", edits: 0 });
      }
      line.revision = other.revision;
      return store();
    }
    // A question that is open already is answered first; meanwhile this tab's work lies beside the draft.
    if (conflict === null) ask(draftConflict(other));
    return branch();
  };
  const write = (): Promise<void> => {
    queue = queue.then(store).then(
      () => state.set({ storage: "ok", storedAt: Date.now() }),
      async (error: unknown) => {
        if (!(error instanceof Unreadable)) return state.set({ storage: isFull(error) ? "full" : "off" });
        // Another tab runs a later version and wrote the draft: this tab's work lies beside it.
        if (line.dirty || !untouched()) await branch().catch(() => undefined);
        onNewer();
      },
    );
    return queue;
  };

  return {
    TAKEN_DELAY: 6000,
    write,
    taking: () => taking,
    /** The person chose: the next write is the draft, and nothing of this tab lies beside it any more. */
    decided() {
      line.stored = null;
    },
    /** Takes over what another tab has written, unless something was done here. */
    look(): Promise<void> {
      queue = queue.then(async () => {
        if (state.get().conflict || !untouched()) return;
        const other = await loadDraft(key).catch(() => {
          onNewer();
          return null;
        });
        if (other && other.revision !== line.revision && untouched() && !state.get().conflict) take(other);
      });
      return queue;
    },
    /** Runs after what is being written; what fails leaves everything where it is. */
    after(work: () => Promise<void>): Promise<void> {
      queue = queue.then(work).catch((error: unknown) => state.set({ storage: isFull(error) ? "full" : "off" }));
      return queue;
    },
  };
}
