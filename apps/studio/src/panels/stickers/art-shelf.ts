import type { UploadedArt } from "../../catalogue/catalogue.ts";

export type ShelfArt = UploadedArt & { name: string };

const KEY = "carloom_my_art";
const MOST = 60;

/** Art uploaded from this browser, newest first. */
export function shelf(): readonly ShelfArt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as ShelfArt[]) : [];
  } catch {
    return [];
  }
}

export function putOnShelf(art: ShelfArt): readonly ShelfArt[] {
  const next = [art, ...shelf().filter(({ uuid }) => uuid !== art.uuid)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the shelf lives as long as the panel.
  }
  return next;
}
