import type { Clients } from "@carloom/api-client";
import { ArtForgetDocument, ArtKeepDocument, OwnArtDocument } from "@carloom/api-client/threed";
import { createStore, type Store } from "../lib/store.ts";
import type { Studio } from "../workspace/studio.ts";
import { noteKept, type ShelfArt, shelf, shelfOf, takeOffShelf } from "../catalogue/art-shelf.ts";

export type OwnArt = {
  /** What the account has, as far as it was asked for, newest first; null until it answers. */
  art: readonly ShelfArt[] | null;
  /** Where the next page begins; null when there is none. */
  next: string | null;
  status: "loading" | "ready" | "failed";
};

const PAGE = 60;
const accounts = new WeakMap<Clients, Map<string, Store<OwnArt>>>();

/** What is known of a person's art in this page. */
export function ownArt({ clients, visitor }: Pick<Studio, "clients" | "visitor">): Store<OwnArt> {
  const all = accounts.get(clients) ?? new Map<string, Store<OwnArt>>();
  accounts.set(clients, all);
  const person = visitor.user?.id ?? "";
  const known = all.get(person) ?? createStore<OwnArt>({ art: null, next: null, status: "ready" });
  all.set(person, known);
  return known;
}

type Node = {
  uuid: string;
  title: string;
  url: string;
  width: number;
  height: number;
  generatedBy: string | null;
  widthMm: number | null;
};
const artOf = (owner: string, { title, ...image }: Node): ShelfArt => ({ ...image, name: title, owner, kept: true });
const merged = (first: readonly ShelfArt[], second: readonly ShelfArt[]): ShelfArt[] => [
  ...first,
  ...second.filter(({ uuid }) => !first.some((one) => one.uuid === uuid)),
];

/** Puts art into the person's account, so that their other devices show it. False: it stays in this browser alone. */
export async function keepInAccount(studio: Pick<Studio, "clients" | "visitor">, art: ShelfArt): Promise<boolean> {
  const { clients, visitor } = studio;
  if (visitor.status !== "signed-in") return false;
  try {
    const variables = { uuid: art.uuid, title: art.name.trim().slice(0, 120) || "–" };
    const { artKeep } = await clients.threed.mutate(ArtKeepDocument, variables);
    if (!artKeep.art) return false;
    noteKept(art.uuid, visitor.user.id);
    const own = ownArt(studio);
    own.set({ art: merged([artOf(visitor.user.id, artKeep.art)], own.get().art ?? []) });
    return true;
  } catch {
    return false;
  }
}

/** Asks the account for its art, or for the next page of it; what only this browser has goes there first. */
export async function loadOwnArt(studio: Pick<Studio, "clients" | "visitor">, more = false): Promise<void> {
  const { clients, visitor } = studio;
  if (visitor.status !== "signed-in") return;
  const own = ownArt(studio);
  const { next, status, art } = own.get();
  if (status === "loading") return;
  own.set({ status: "loading" });
  const person = visitor.user.id;
  try {
    if (!more)
      for (const one of shelfOf(shelf.get().art, person)
        .filter(({ kept }) => !kept)
        .toReversed())
        await keepInAccount(studio, one);
    const { ownArt: page } = await clients.threed.query(OwnArtDocument, { first: PAGE, after: more ? next : null });
    const found = page.edges.map(({ node }) => artOf(person, node));
    own.set({
      art: more ? merged(art ?? [], found) : found,
      next: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
      status: "ready",
    });
  } catch {
    own.set({ status: "failed" });
  }
}

/** What is shown: the account's, and before it what only this browser has. Where the account does not answer, the browser's. */
export function shownArt(local: readonly ShelfArt[], account: OwnArt, person: string | null): readonly ShelfArt[] {
  const mine = shelfOf(local, person);
  if (person === null || account.art === null) return mine;
  return merged(
    mine.filter(({ kept }) => !kept),
    account.art,
  );
}

/** Takes art off, here and in the account; stickers that show it stay. False: the account did not answer, and it stays. */
export async function forgetArt(studio: Pick<Studio, "clients" | "visitor">, art: ShelfArt): Promise<boolean> {
  if (art.kept && studio.visitor.status === "signed-in") {
    try {
      const { artForget } = await studio.clients.threed.mutate(ArtForgetDocument, { uuid: art.uuid });
      if (!artForget.success && artForget.error?.type !== "NOT_FOUND") return false;
    } catch {
      return false;
    }
    const own = ownArt(studio);
    own.set({ art: own.get().art?.filter(({ uuid }) => uuid !== art.uuid) ?? null });
  }
  takeOffShelf(art.uuid);
  return true;
}
