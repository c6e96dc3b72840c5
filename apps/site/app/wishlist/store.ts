import type { Session } from "@carloom/api-client";
import { MyWishesDocument, WishlistAddDocument, WishlistRemoveDocument } from "@carloom/api-client/commerce";

/** Whoever is not signed in keeps their wishes in the browser, by id of the variant. */
const KEY = "carloom_wishes";
/** As many as an account holds. */
const MOST = 200;

export type Wishes = {
  /** Null until it is known what is wished for. */
  ids: ReadonlySet<string> | null;
  /** Kept on the account, not only in this browser. */
  own: boolean;
};
export type WishStore = {
  getSnapshot: () => Wishes;
  subscribe: (listener: () => void) => () => void;
  /** Adds or takes away. False when it could not be kept: then nothing has changed. */
  set: (ids: readonly string[], wished: boolean) => Promise<boolean>;
};

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const UNKNOWN: Wishes = { ids: null, own: false };

function read(kept: Kept): string[] {
  try {
    const list: unknown = JSON.parse(kept.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/**
 * The visitor's wishes: in the browser until they sign in, on their account afterwards, where those of the browser join
 * them. What the account does not take stays in the browser.
 */
export function createWishStore(
  session: Pick<Session, "clients" | "getSnapshot" | "subscribe">,
  kept: Kept,
): WishStore {
  const { commerce } = session.clients;
  const listeners = new Set<() => void>();
  let wishes: Wishes = UNKNOWN;
  /** Whose wishes are shown: an account's id, `null` for the browser's; `undefined` before the first check. */
  let whose: string | null | undefined;

  const publish = (next: Wishes) => {
    wishes = next;
    for (const listener of listeners) listener();
  };
  const change = async (id: string, wished: boolean): Promise<boolean> => {
    try {
      const { errors } = wished
        ? (await commerce.mutate(WishlistAddDocument, { variantId: id })).wishlistAdd
        : (await commerce.mutate(WishlistRemoveDocument, { variantId: id })).wishlistRemove;
      // what is sold no more is wished for no more
      return errors.every(({ code }) => code === "NOT_FOUND");
    } catch {
      return false;
    }
  };
  async function join(user: string): Promise<void> {
    const local = read(kept);
    const done = await Promise.all(local.map((id) => change(id, true)));
    const left = local.filter((_, index) => !done[index]);
    if (left.length === 0) kept.removeItem(KEY);
    else kept.setItem(KEY, JSON.stringify(left));
    commerce.invalidate();
    const answer = await commerce.tryQuery(MyWishesDocument, {});
    // another person may have come in the meantime
    if (whose !== user || !answer) return;
    publish({ ids: new Set(answer.myWishlist.map(({ variantId }) => variantId)), own: true });
  }
  const follow = () => {
    const visitor = session.getSnapshot();
    if (visitor.status === "checking") return;
    const now = visitor.status === "signed-in" ? visitor.user.id : null;
    if (now === whose) return;
    whose = now;
    if (now === null) return publish({ ids: new Set(read(kept)), own: false });
    publish({ ids: null, own: true });
    void join(now);
  };
  session.subscribe(follow);
  follow();

  return {
    getSnapshot: () => wishes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async set(ids, wished) {
      const { ids: before, own } = wishes;
      if (!before) return false;
      const next = new Set(before);
      for (const id of ids)
        if (wished) next.add(id);
        else next.delete(id);
      if (next.size > MOST) return false;
      publish({ ids: next, own });
      let done = true;
      if (own) done = (await Promise.all(ids.map((id) => change(id, wished)))).every(Boolean);
      else {
        try {
          kept.setItem(KEY, JSON.stringify([...next]));
        } catch {
          done = false;
        }
      }
      if (!done && wishes.ids === next) publish({ ids: before, own });
      return done;
    },
  };
}

const stores = new WeakMap<Session, WishStore>();

/** The one of a page. */
export function storeOf(session: Session): WishStore {
  let store = stores.get(session);
  if (!store) stores.set(session, (store = createWishStore(session, localStorage)));
  return store;
}
