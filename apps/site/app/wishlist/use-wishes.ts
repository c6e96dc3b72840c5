import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../site-context.tsx";
import type { Wishes, WishStore } from "./store.ts";

const UNKNOWN: Wishes = { ids: null, own: false };
const unknown = () => UNKNOWN;
const never = () => () => {};

/**
 * What the visitor wishes for, and how to change it. Nothing is known on the server and while hydrating; the store's
 * script comes after the page, which knows no visitor anyway.
 */
export function useWishes(): Wishes & Partial<Pick<WishStore, "set">> {
  const { session } = useSite();
  const [store, setStore] = useState<WishStore | null>(null);
  useEffect(() => {
    if (session) import("./store.ts").then(({ storeOf }) => setStore(storeOf(session)), console.error);
  }, [session]);
  const wishes = useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? unknown, unknown);
  return { ...wishes, ...(store && { set: store.set }) };
}
