import { type Clients, parseCookies, TransportError } from "@carloom/api-client";
import { CheckoutCreateDocument, CheckoutDesignAddDocument } from "@carloom/api-client/commerce";
import type { BuildDocument } from "@carloom/build";

export const CHECKOUT_COOKIE = "carloom_checkout";
const THIRTY_DAYS = 30 * 24 * 3600;

export type CartResult =
  | { ok: true; checkoutId: string }
  | { ok: false; reason: "offline" | "refused"; message: string };
export type CartDesign = { templateSlug: string; title: string; build: BuildDocument; thumbnail: string | null };

const storedCheckout = (): string | null => parseCookies(document.cookie).get(CHECKOUT_COOKIE) ?? null;
function storeCheckout(id: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint: the Cookie Store API is not everywhere
  document.cookie = `${CHECKOUT_COOKIE}=${encodeURIComponent(id)}; path=/; max-age=${THIRTY_DAYS}; samesite=lax${secure}`;
}

async function createCheckout(clients: Clients, channel: string): Promise<CartResult> {
  const { checkoutCreate } = await clients.commerce.mutate(CheckoutCreateDocument, { input: { channel, lines: [] } });
  const id = checkoutCreate?.checkout?.id;
  if (!id) return { ok: false, reason: "refused", message: checkoutCreate?.errors[0]?.message ?? "" };
  storeCheckout(id);
  return { ok: true, checkoutId: id };
}

/** Puts a frozen snapshot of the build in the cart: the one that the cookie names, or a new one when that is gone. */
export async function addToCart(clients: Clients, channel: string, design: CartDesign): Promise<CartResult> {
  try {
    const held = storedCheckout();
    let cart: CartResult = held ? { ok: true, checkoutId: held } : await createCheckout(clients, channel);
    for (let attempt = 0; cart.ok; attempt++) {
      const { checkoutId } = cart;
      const { checkoutDesignAdd } = await clients.commerce.mutate(CheckoutDesignAddDocument, { checkoutId, design });
      const error = checkoutDesignAdd?.errors[0];
      if (!error && checkoutDesignAdd?.design) return cart;
      const gone = error?.code === "NOT_FOUND" || error?.field === "checkoutId";
      if (!gone || attempt > 0 || !held) return { ok: false, reason: "refused", message: error?.message ?? "" };
      cart = await createCheckout(clients, channel);
    }
    return cart;
  } catch (error) {
    const offline = error instanceof TransportError;
    return { ok: false, reason: offline ? "offline" : "refused", message: offline ? "" : (error as Error).message };
  }
}
