import type { Clients } from "@carloom/api-client";
import {
  OwnVinylsDocument,
  type OwnVinylsQuery,
  VinylChangeDocument,
  VinylForgetDocument,
  VinylKeepDocument,
  VinylShareDocument,
  VinylUnshareDocument,
} from "@carloom/api-client/threed";
import { createStore, type Store } from "../lib/store.ts";
import { type Problem, problemOf, problemOfType } from "../lib/problem.ts";
import type { Studio } from "../workspace/studio.ts";
import { changeKept, keptVinyls, MOST_KEPT } from "./kept.ts";
import type { Vinyl } from "./vinyl.ts";

export type Collection = { vinyls: readonly Vinyl[]; status: "empty" | "loading" | "ready" | "failed" };
type Here = Pick<Studio, "clients" | "visitor">;
export type Done = { ok: true; vinyl: Vinyl } | { ok: false; problem: Problem };
export type VinylChange = { title?: string; folder?: string; hash?: string; everywhere?: boolean };

const PAGE = 100;
/** What an account keeps at most. */
const MOST_OWNED = 500;
const all = new WeakMap<Clients, Map<string, Store<Collection>>>();

/** What is known of a person's vinyls in this page. */
export function collectionOf({ clients, visitor }: Here): Store<Collection> {
  const people = all.get(clients) ?? new Map<string, Store<Collection>>();
  all.set(clients, people);
  const person = visitor.user?.id ?? "";
  const found = people.get(person) ?? createStore<Collection>({ vinyls: [], status: "empty" });
  people.set(person, found);
  return found;
}

const failed = (problem: Problem): Done => ({ ok: false, problem });
type Answer = { vinyl: Vinyl | null; error: { type: string } | null };

/** Puts what the account or the browser answers into the list. */
function put(here: Here, vinyl: Vinyl): Done {
  const store = collectionOf(here);
  const { vinyls } = store.get();
  const isThere = vinyls.some(({ uuid }) => uuid === vinyl.uuid);
  store.set({ vinyls: isThere ? vinyls.map((one) => (one.uuid === vinyl.uuid ? vinyl : one)) : [vinyl, ...vinyls] });
  return { ok: true, vinyl };
}
async function answered(here: Here, ask: () => Promise<Answer>): Promise<Done> {
  try {
    const { vinyl, error } = await ask();
    return vinyl ? put(here, vinyl) : failed(problemOfType(error?.type));
  } catch (error) {
    return failed(problemOf(error));
  }
}

const inputOf = ({ uuid, title, folder, hash, from }: Vinyl) => ({
  uuid,
  title,
  folder,
  hash,
  ...(from && { code: from }),
});
const keep = async ({ clients }: Here, vinyl: Vinyl): Promise<Answer> => {
  const { vinylKeep } = await clients.threed.mutate(VinylKeepDocument, { input: inputOf(vinyl) });
  // a link that ended meanwhile takes the credit with it, not the vinyl
  if (vinylKeep.error?.type !== "NOT_FOUND" || !vinyl.from) return vinylKeep;
  const { from: _, ...own } = vinyl;
  return (await clients.threed.mutate(VinylKeepDocument, { input: inputOf(own) })).vinylKeep;
};

/** What a guest made here goes into the account; what cannot now stays for the next time. */
async function claim(here: Here): Promise<void> {
  for (const vinyl of (await keptVinyls()).toReversed()) {
    const { vinyl: kept, error } = await keep(here, vinyl);
    // what the service knows nothing of any more is nobody's to keep
    if (!kept && error?.type !== "NOT_FOUND") return;
    await changeKept((list) => list.filter(({ uuid }) => uuid !== vinyl.uuid));
  }
}

const loading = new WeakMap<Store<Collection>, Promise<void>>();

/** Asks for the whole collection; what only this browser has goes into the account first. */
export function loadCollection(here: Here): Promise<void> {
  const store = collectionOf(here);
  const before = loading.get(store);
  if (before) return before;
  const ask = async () => {
    const { clients, visitor } = here;
    store.set({ status: "loading" });
    try {
      if (visitor.status !== "signed-in") return store.set({ vinyls: await keptVinyls(), status: "ready" });
      await claim(here);
      const found: Vinyl[] = [];
      for (let after: string | null = null; ; ) {
        const { ownVinyls }: OwnVinylsQuery = await clients.threed.query(OwnVinylsDocument, { first: PAGE, after });
        found.push(...ownVinyls.edges.map(({ node }) => node));
        after = ownVinyls.pageInfo.endCursor ?? null;
        if (!ownVinyls.pageInfo.hasNextPage || !after) break;
      }
      store.set({ vinyls: found, status: "ready" });
    } catch {
      store.set({ status: "failed" });
    } finally {
      loading.delete(store);
    }
  };
  const promise = ask();
  loading.set(store, promise);
  return promise;
}

const isGuest = ({ visitor }: Here) => visitor.status !== "signed-in";
async function changeHere(here: Here, change: (list: readonly Vinyl[]) => readonly Vinyl[]): Promise<boolean> {
  try {
    collectionOf(here).set({ vinyls: await changeKept(change), status: "ready" });
    return true;
  } catch {
    return false;
  }
}

/** Whether there is no room for one more; a service refuses for other limits, too. */
export const isFull = (here: Here): boolean =>
  collectionOf(here).get().vinyls.length >= (isGuest(here) ? MOST_KEPT : MOST_OWNED);

/** Puts a new vinyl into the collection. */
export async function keepVinyl(here: Here, vinyl: Vinyl): Promise<Done> {
  if (!isGuest(here)) return answered(here, () => keep(here, vinyl));
  if (isFull(here)) return failed("limit");
  const add = (list: readonly Vinyl[]) => [vinyl, ...list.filter(({ uuid }) => uuid !== vinyl.uuid)];
  return (await changeHere(here, add)) ? { ok: true, vinyl } : failed("refused");
}

const MOST_REPLACED = 50;

/** As the service does it, for who has no account. */
function changed(vinyl: Vinyl, { everywhere, hash, ...change }: VinylChange): Vinyl {
  if (!hash || hash === vinyl.hash) return { ...vinyl, ...change };
  const before = vinyl.replaced.filter((one) => one !== hash && one !== vinyl.hash);
  const replaced = everywhere ? [...before, vinyl.hash].slice(-MOST_REPLACED) : [];
  return { ...vinyl, ...change, hash, replaced };
}

/** Names it anew, moves it, or gives it another content. `measures`: those of the content. */
export async function changeVinyl(
  here: Here,
  vinyl: Vinyl,
  change: VinylChange,
  measures: Partial<Pick<Vinyl, "width" | "height" | "pieces">> = {},
): Promise<Done> {
  if (!isGuest(here))
    return answered(here, async () => {
      const variables = { uuid: vinyl.uuid, input: change };
      return (await here.clients.threed.mutate(VinylChangeDocument, variables)).vinylChange;
    });
  const next = { ...changed(vinyl, change), ...measures };
  const swap = (list: readonly Vinyl[]) => list.map((one) => (one.uuid === vinyl.uuid ? next : one));
  return (await changeHere(here, swap)) ? { ok: true, vinyl: next } : failed("refused");
}

/** Takes it off the list; layers that show it stay. Null where that went well. */
export async function forgetVinyl(here: Here, { uuid }: Vinyl): Promise<Problem | null> {
  const without = (list: readonly Vinyl[]) => list.filter((one) => one.uuid !== uuid);
  if (isGuest(here)) return (await changeHere(here, without)) ? null : "refused";
  try {
    const { vinylForget } = await here.clients.threed.mutate(VinylForgetDocument, { uuid });
    if (!vinylForget.success && vinylForget.error?.type !== "NOT_FOUND") return problemOfType(vinylForget.error?.type);
    const store = collectionOf(here);
    store.set({ vinyls: without(store.get().vinyls) });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** Shows it to whoever has its link, with one's name or without, or ends that. Guests have none to be credited by. */
export const shareVinyl = (here: Here, { uuid }: Vinyl, named: boolean): Promise<Done> =>
  answered(here, async () => (await here.clients.threed.mutate(VinylShareDocument, { uuid, named })).vinylShare);
export const unshareVinyl = (here: Here, { uuid }: Vinyl): Promise<Done> =>
  answered(here, async () => (await here.clients.threed.mutate(VinylUnshareDocument, { uuid })).vinylUnshare);
