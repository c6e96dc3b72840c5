import { createStore, get, update } from "idb-keyval";
import type { Vinyl } from "./vinyl.ts";

/** Beside the drafts, not among them. */
let store: ReturnType<typeof createStore> | undefined;
const shelf = () => (store ??= createStore("carloom-vinyls", "kept"));
const SLOT = "vinyls";
/** What a guest keeps at most. */
export const MOST_KEPT = 200;

/** Vinyls that a guest keeps in this browser, the newest first; none where it keeps nothing. */
export async function keptVinyls(): Promise<readonly Vinyl[]> {
  try {
    return (await get<Vinyl[]>(SLOT, shelf())) ?? [];
  } catch {
    return [];
  }
}

/** Changes the list in one piece, so that tabs do not write over one another. @throws when the browser cannot store */
export async function changeKept(change: (vinyls: readonly Vinyl[]) => readonly Vinyl[]): Promise<readonly Vinyl[]> {
  let after: readonly Vinyl[] = [];
  await update<Vinyl[]>(SLOT, (kept = []) => [...(after = change(kept))], shelf());
  return after;
}
