import { createStore, get, update } from "idb-keyval";
import type { OwnFont } from "./font.ts";

let store: ReturnType<typeof createStore> | undefined;
const shelf = () => (store ??= createStore("carloom-fonts", "kept"));
const SLOT = "fonts";

/** Fonts that a guest brought in this browser, the newest first; none where it keeps nothing. */
export async function keptFonts(): Promise<readonly OwnFont[]> {
  try {
    return (await get<OwnFont[]>(SLOT, shelf())) ?? [];
  } catch {
    return [];
  }
}

/** Changes the list in one piece, so that tabs do not write over one another. @throws when the browser cannot store */
export async function changeKept(
  change: (fonts: readonly OwnFont[]) => readonly OwnFont[],
): Promise<readonly OwnFont[]> {
  let after: readonly OwnFont[] = [];
  await update<OwnFont[]>(SLOT, (kept = []) => [...(after = change(kept))], shelf());
  return after;
}
