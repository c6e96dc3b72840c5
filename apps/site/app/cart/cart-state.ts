import { heldCart } from "@carloom/api-client";
import { CartStateDocument } from "@carloom/api-client/commerce";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "../site-context.tsx";

/** What the header needs to know of the visitor's cart. */
export type CartState = {
  /** Pieces; null on the server, and until it was asked. */
  count: number | null;
  /** The channel that it was begun in; null while there is none with anything in it. */
  channel: string | null;
};

const listeners = new Set<() => void>();
const UNKNOWN: CartState = { count: null, channel: null };
let state: CartState = UNKNOWN;

/** Says what the cart holds now: after a page changed it. Null when there is none. */
export function setCartState(cart: { quantity: number; channel: { slug: string } } | null): void {
  state = { count: cart?.quantity ?? 0, channel: cart && cart.quantity > 0 ? cart.channel.slug : null };
  for (const listener of listeners) listener();
}

/** How many pieces are in the cart, as far as it is known. */
export const cartCount = (): number | null => state.count;

/** Calls back when what is known of the cart changes. @returns ends it */
export const subscribeCart = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The visitor's cart, as far as it is known. Asks nothing without a cart. */
export function useCartState(): CartState {
  const { session } = useSite();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!session || asked) return;
    setAsked(true);
    const id = heldCart();
    if (!id) return;
    void session.clients.commerce
      .tryQuery(CartStateDocument, { id })
      .then((answer) => setCartState(answer?.checkout ?? null));
  }, [session, asked]);
  return useSyncExternalStore(
    subscribeCart,
    () => state,
    () => UNKNOWN,
  );
}
