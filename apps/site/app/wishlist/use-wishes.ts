import type { Session } from "@carloom/api-client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../site-context.tsx";
import type { Wishes, WishStore } from "./store.ts";

const UNKNOWN: Wishes = { ids: null, own: false };
const stores = new WeakMap<Session, Promise<WishStore>>();

/** One for a page; its script comes after the page, which knows no visitor anyway. */
function storeOf(session: Session): Promise<WishStore> {
  let store = stores.get(session);
  if (!store) {
    store = import("./store.ts").then(({ createWishStore }) => createWishStore(session, localStorage));
    stores.set(session, store);
  }
  return store;
}

const never = () => () => {};

/** What the visitor wishes for, and how to change it. Nothing is known on the server and while hydrating. */
export function useWishes(): Wishes & Partial<Pick<WishStore, "set">> {
  const { session } = useSite();
  const [store, setStore] = useState<WishStore | null>(null);
  useEffect(() => {
    if (!session) return;
    let current = true;
    storeOf(session).then(
      (found) => current && setStore(found),
      (error: unknown) => {
        stores.delete(session);
        console.error("The wishlist could not be loaded:", error);
      },
    );
    return () => {
      current = false;
    };
  }, [session]);
  const wishes = useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? (() => UNKNOWN), () => UNKNOWN);
  return { ...wishes, ...(store && { set: store.set }) };
}
