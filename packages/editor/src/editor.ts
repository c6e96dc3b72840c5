import type { BuildDocument } from "@carloom/build";
import { asStored } from "./history/as-stored.ts";
import { type Diff, diffDocuments } from "./history/diff.ts";
import {
  emptyHistory,
  type History,
  pushStep,
  redoStep,
  type StepLabel,
  type Travel,
  undoStep,
} from "./history/history.ts";
import { existing, NOTHING_SELECTED, type Selection } from "./selection.ts";

export type Mutation = (document: BuildDocument) => BuildDocument;

export type EditorState = {
  readonly document: BuildDocument;
  readonly history: History;
  readonly selection: Selection;
  /** Shown instead of the document while somebody hovers; never stored. */
  readonly preview: BuildDocument | null;
  /** Label of the step that is being made (a slider held, a key held); null between steps. */
  readonly open: StepLabel | null;
};

export interface Editor {
  readonly state: EditorState;
  subscribe(listener: (state: EditorState, before: EditorState) => void): () => void;
  /** One step, or part of the open one. A mutation that changes nothing leaves no step. `selection` is what it selects. */
  edit(label: StepLabel, mutation: Mutation, selection?: Partial<Selection>): void;
  /** Everything edited until {@link commit} is one step. An open step of another label is closed first. */
  begin(label: StepLabel): void;
  commit(): void;
  /** Takes the open step back as if it had not begun. */
  cancel(): void;
  /**
   * Something is dragged: it is shown outside the document and becomes a step when it is let go. Until then the step is
   * open; whatever else is done first ends the drag by calling `ended`, and then happens to the document as it stands.
   * @returns how the holder lets go, before it makes its step
   */
  hold(label: StepLabel, ended: () => void): () => void;
  /** What becomes of every edit from now on, such as twins on the other side; null leaves edits as they are. */
  through(rule: Rule | null): void;
  undo(): StepLabel | null;
  redo(): StepLabel | null;
  select(selection: Partial<Selection>): void;
  preview(mutation: Mutation | null): void;
  /** What to store: the document with a history that proves it, an open step counted as done. */
  snapshot(): { document: BuildDocument; history: History };
  /** Another document with its own history (a draft or project was opened); not a step. */
  open(document: BuildDocument, history?: History): void;
}

/** What is made of an edit before it is a step. */
export type Rule = (next: BuildDocument, before: BuildDocument, label: StepLabel) => BuildDocument;

type Mark = { label: StepLabel; document: BuildDocument; selection: Selection };

/** @param now clock for the steps' times, milliseconds since 1970 */
export function createEditor(document: BuildDocument, history: History = emptyHistory(), now = Date.now): Editor {
  let state: EditorState = { document, history, selection: NOTHING_SELECTED, preview: null, open: null };
  let mark: Mark | null = null;
  let held: (() => void) | null = null;
  let rule: Rule | null = null;
  const listeners = new Set<(state: EditorState, before: EditorState) => void>();

  const set = (patch: Partial<EditorState>) => {
    const before = state;
    state = { ...state, ...patch };
    if (state.document !== before.document) state = { ...state, selection: existing(state.selection, state.document) };
    for (const listener of Array.from(listeners)) listener(state, before);
  };
  const pushed = (since: Mark, diff: Diff, selected: Selection): History =>
    pushStep(state.history, {
      label: since.label,
      at: now(),
      diff,
      selection: { before: [...since.selection.stickers], after: [...selected.stickers] },
    });
  /** Ends a drag that something else interrupts. */
  const interrupt = () => {
    const ended = held;
    if (!ended) return;
    held = null;
    set({ open: null });
    ended();
  };
  const commit = () => {
    interrupt();
    if (!mark) return;
    const closed = mark;
    mark = null;
    const diff = diffDocuments(closed.document, state.document);
    set({ history: diff ? pushed(closed, diff, state.selection) : state.history, open: null });
  };
  const travel = (move: (document: BuildDocument, history: History) => Travel | null, side: "before" | "after") => {
    commit();
    const result = move(state.document, state.history);
    if (!result) return null;
    const stickers = result.step.selection[side];
    set({
      document: result.document,
      history: result.history,
      preview: null,
      selection: { ...state.selection, stickers },
    });
    return result.step.label;
  };

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(label, mutation, selection) {
      interrupt();
      const made = mutation(state.document);
      if (made === state.document) return;
      const next = asStored(rule ? rule(made, state.document, label) : made, state.document);
      const selected = existing({ ...state.selection, ...selection }, next);
      if (mark) return set({ document: next, selection: selected, preview: null });
      const diff = diffDocuments(state.document, next);
      if (!diff) return;
      const since = { label, document: state.document, selection: state.selection };
      set({ document: next, selection: selected, preview: null, history: pushed(since, diff, selected) });
    },
    begin(label) {
      interrupt();
      if (mark && mark.label.key === label.key) return;
      commit();
      mark = { label, document: state.document, selection: state.selection };
      set({ open: label });
    },
    commit,
    hold(label, ended) {
      commit();
      held = ended;
      set({ open: label });
      return () => {
        if (held !== ended) return;
        held = null;
        set({ open: null });
      };
    },
    cancel() {
      interrupt();
      if (!mark) return;
      const { document: was, selection } = mark;
      mark = null;
      set({ document: was, selection, open: null });
    },
    through(next) {
      rule = next;
    },
    undo: () => travel(undoStep, "before"),
    redo: () => travel(redoStep, "after"),
    select(selection) {
      set({ selection: existing({ ...state.selection, ...selection }, state.document) });
    },
    preview(mutation) {
      const next = mutation ? mutation(state.document) : null;
      if (next !== state.preview) set({ preview: next === state.document ? null : next });
    },
    snapshot() {
      const diff = mark && diffDocuments(mark.document, state.document);
      const history = mark && diff ? pushed(mark, diff, state.selection) : state.history;
      return { document: state.document, history };
    },
    open(next, stored = emptyHistory()) {
      interrupt();
      mark = null;
      set({ document: next, history: stored, preview: null, open: null });
    },
  };
}
