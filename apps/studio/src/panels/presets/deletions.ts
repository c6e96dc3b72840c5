import { createStore, type Store } from "../../lib/store.ts";
import type { Studio } from "../../workspace/studio.ts";
import { deletePreset, type Outcome, type Preset } from "./preset-api.ts";

/** Milliseconds in which a deleted preset can be taken back. */
export const UNDO_MS = 20_000;

export type DeletionState = {
  /** Deleted as far as the person sees; the server still has them. */
  pending: ReadonlySet<string>;
  /** The server has deleted them. */
  gone: ReadonlySet<string>;
  failed: ReadonlyMap<string, Extract<Outcome, { ok: false }>>;
};

export interface Deletions {
  readonly state: Store<DeletionState>;
  remove(preset: Preset): void;
  undo(uuid: string): void;
}

/** Its request has to outlive the page: it may be left as it begins, or before the answer. */
type Remove = (uuid: string) => Promise<Outcome>;

/** Deletes after a while in which it can be undone, or when the page is left. */
export function createDeletions(remove: Remove, page: EventTarget = window): Deletions {
  const state = createStore<DeletionState>({ pending: new Set(), gone: new Set(), failed: new Map() });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const without = (uuid: string) => new Set([...state.get().pending].filter((one) => one !== uuid));

  const execute = async (uuid: string) => {
    clearTimeout(timers.get(uuid));
    timers.delete(uuid);
    const result = await remove(uuid);
    const { gone, failed } = state.get();
    if (result.ok) state.set({ pending: without(uuid), gone: new Set([...gone, uuid]) });
    else state.set({ pending: without(uuid), failed: new Map([...failed, [uuid, result]]) });
  };
  page.addEventListener("pagehide", () => {
    for (const uuid of timers.keys()) void execute(uuid);
  });
  return {
    state,
    remove({ uuid }) {
      if (timers.has(uuid)) return;
      const failed = new Map(state.get().failed);
      failed.delete(uuid);
      state.set({ pending: new Set([...state.get().pending, uuid]), failed });
      timers.set(
        uuid,
        setTimeout(() => void execute(uuid), UNDO_MS),
      );
    },
    undo(uuid) {
      // What is on its way already cannot be called back.
      if (!timers.has(uuid)) return;
      clearTimeout(timers.get(uuid));
      timers.delete(uuid);
      state.set({ pending: without(uuid) });
    },
  };
}

const all = new WeakMap<Studio, Deletions>();

/** The deletions of a studio: they go on while its panel is closed. */
export function deletionsOf(studio: Studio): Deletions {
  let found = all.get(studio);
  if (!found) {
    found = createDeletions((uuid) => deletePreset(studio.clients, uuid));
    all.set(studio, found);
  }
  return found;
}
