import { heldCart } from "@carloom/api-client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../site-context.tsx";
import { CartCountDocument } from "./documents.ts";

const listeners = new Set<() => void>();
let count: number | null = null;

/** Says how many pieces the cart holds now: after a page changed it. */
export function setCartCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Pieces in the visitor's cart; null on the server, and until it was asked. Asks nothing without a cart. */
export function useCartCount(): number | null {
  const { session } = useSite();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!session || asked) return;
    setAsked(true);
    const id = heldCart();
    if (!id) return;
    session.clients.commerce
      .tryQuery(CartCountDocument, { id })
      .then((answer) => setCartCount(answer?.checkout?.quantity ?? 0));
  }, [session, asked]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => null,
  );
}
