import type { PublicSettings } from "@carloom/settings";
import type { Session } from "../auth/session.ts";
import { CheckoutCustomerAttachDocument } from "../generated/commerce/cart-attach.ts";
import { heldCart, holdCart } from "./cart-cookie.ts";

/**
 * `own`: the cart of this browser is the visitor's (or there is none, or nobody is signed in); `attaching`: it is being
 * made theirs; `failed`: it could not be, and is still a guest's.
 */
export type CartOwner = "own" | "attaching" | "failed";

export type CartOwnerStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartOwner;
  /** Tries now: after a failure, and after a cart was made. */
  attach: () => Promise<CartOwner>;
};

/** Milliseconds before the second and the third try. */
const PAUSES = [1000, 4000];

/**
 * Makes a guest's cart the customer's wherever they land first after signing in: every application follows its session
 * with this. What was attached is remembered, so that a page asks once for each cart and person.
 */
export function followCart(
  session: Session,
  settings: Pick<PublicSettings, "origin" | "cookieDomain" | "cookiePrefix">,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): CartOwnerStore {
  const key = `carloom_${settings.cookiePrefix}_cart_owner`;
  const listeners = new Set<() => void>();
  let state: CartOwner = "own";
  let running: Promise<CartOwner> | null = null;

  const publish = (next: CartOwner): CartOwner => {
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
    return next;
  };
  const mark = (value?: string): string | null => {
    try {
      if (value !== undefined) localStorage.setItem(key, value);
      return localStorage.getItem(key);
    } catch {
      // Without storage the service is asked on every page, which changes nothing.
      return null;
    }
  };
  const work = async (): Promise<CartOwner> => {
    const user = session.getSnapshot().user?.id;
    const id = heldCart();
    if (!user || !id || mark() === `${user} ${id}`) return publish("own");
    publish("attaching");
    for (let attempt = 0; ; attempt++) {
      try {
        const { checkoutCustomerAttach } = await session.clients.commerce.mutate(CheckoutCustomerAttachDocument, {
          id,
        });
        const refused = checkoutCustomerAttach?.errors[0]?.code;
        // Somebody else's, ordered or expired: no cart of this visitor any more.
        if (refused === "NOT_FOUND") holdCart(null, settings);
        else if (refused || !checkoutCustomerAttach) return publish("failed");
        else mark(`${user} ${id}`);
        return publish("own");
      } catch (error) {
        const wait = PAUSES[attempt];
        if (wait === undefined) {
          console.error("The cart could not be attached:", error);
          return publish("failed");
        }
        await pause(wait);
      }
    }
  };
  const attach = (): Promise<CartOwner> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };

  session.subscribe(() => {
    if (session.getSnapshot().status === "signed-in") void attach();
    else publish("own");
  });
  if (session.getSnapshot().status === "signed-in") void attach();
  if (typeof window !== "undefined") window.addEventListener("online", () => state === "failed" && void attach());
  return {
    attach,
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
