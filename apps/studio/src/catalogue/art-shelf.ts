import { createStore, type Store } from "../lib/store.ts";

export type ShelfArt = {
  uuid: string;
  url: string;
  width: number;
  height: number;
  name: string;
  /** Id of who uploaded it here; absent for a guest. */
  owner?: string;
  /** Who made it, where a machine did: `rules`, or a provider's name. */
  generatedBy?: string | null;
  /** Width in mm that it is made for. */
  widthMm?: number | null;
  /** Their account has it, too. */
  kept?: boolean;
};

const KEY = "carloom_my_art";
const MOST = 60;

function stored(): readonly ShelfArt[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? (value as ShelfArt[]) : [];
  } catch {
    return [];
  }
}

/** Art uploaded from this browser, newest first. */
export const shelf: Store<{ art: readonly ShelfArt[] }> = createStore({ art: stored() });

function keep(art: readonly ShelfArt[]): void {
  shelf.set({ art });
  try {
    localStorage.setItem(KEY, JSON.stringify(art));
  } catch {
    // Without storage the shelf lives as long as the page.
  }
}

export const putOnShelf = (art: ShelfArt): void =>
  keep([art, ...shelf.get().art.filter(({ uuid }) => uuid !== art.uuid)].slice(0, MOST));

/** Takes art off the shelf; stickers that show it stay as they are. */
export const takeOffShelf = (uuid: string): void => keep(shelf.get().art.filter((art) => art.uuid !== uuid));

/** The account of a person has it now: what was a guest's is theirs. */
export const noteKept = (uuid: string, owner: string): void =>
  keep(shelf.get().art.map((art) => (art.uuid === uuid ? { ...art, owner, kept: true } : art)));

/** What this browser shows to a person, or to a guest: their own, and what was uploaded before anybody signed in. */
export const shelfOf = (art: readonly ShelfArt[], person: string | null): readonly ShelfArt[] =>
  art.filter(({ owner }) => owner === undefined || owner === person);
