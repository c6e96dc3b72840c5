import type { BuildDocument } from "@carloom/build";
import { createStore, type Store } from "../../lib/store.ts";

/** What somebody likes and used last, by uuid, in this browser. */
export type Shelf = { favourites: readonly string[]; recent: readonly string[] };

const KEY = "carloom_library";
const MOST = { favourites: 200, recent: 24 };

const list = (value: unknown, most: number): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string").slice(0, most) : [];

function stored(): Shelf {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Shelf, unknown>>;
    return { favourites: list(value.favourites, MOST.favourites), recent: list(value.recent, MOST.recent) };
  } catch {
    return { favourites: [], recent: [] };
  }
}

export const libraryShelf: Store<Shelf> = createStore(stored());

function keep(patch: Partial<Shelf>): void {
  libraryShelf.set(patch);
  try {
    localStorage.setItem(KEY, JSON.stringify(libraryShelf.get()));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function toggleFavourite(uuid: string): void {
  const { favourites } = libraryShelf.get();
  const others = favourites.filter((one) => one !== uuid);
  keep({
    favourites: others.length < favourites.length ? others : [uuid, ...favourites].slice(0, MOST.favourites),
  });
}

export const rememberUse = (uuid: string): void =>
  keep({ recent: [uuid, ...libraryShelf.get().recent.filter((one) => one !== uuid)].slice(0, MOST.recent) });

/** Library art that lies on the car, the topmost first. */
export const usedHere = ({ stickers }: Pick<BuildDocument, "stickers">): string[] => [
  ...new Set(stickers.toReversed().flatMap(({ art }) => (art.kind === "library" ? [art.uuid] : []))),
];

/** Lists of one's own, beside the types of the shop. */
export const SHELVES = ["favourites", "recent", "used"] as const;
export type ShelfId = (typeof SHELVES)[number];
