import { type Clients, heldCart, holdCart, TransportError } from "@carloom/api-client";
import { CheckoutCreateDocument, CheckoutDesignAddDocument } from "@carloom/api-client/commerce";
import type { BuildDocument } from "@carloom/build";
import { settings } from "../boot/settings.ts";

export type CartResult =
  | { ok: true; checkoutId: string }
  | { ok: false; reason: "offline" | "refused"; message: string };
export type CartDesign = { templateSlug: string; title: string; build: BuildDocument; thumbnail: string | null };

async function createCheckout(clients: Clients, channel: string): Promise<CartResult> {
  const { checkoutCreate } = await clients.commerce.mutate(CheckoutCreateDocument, { input: { channel, lines: [] } });
  const id = checkoutCreate?.checkout?.id;
  if (!id) return { ok: false, reason: "refused", message: checkoutCreate?.errors[0]?.message ?? "" };
  holdCart(id, settings);
  return { ok: true, checkoutId: id };
}

/** Puts the edited design back into its cart, in place of the old one: both or neither. */
export async function replaceInCart(
  clients: Clients,
  { checkoutId, designId }: { checkoutId: string; designId: string },
  design: CartDesign,
): Promise<CartResult> {
  try {
    const variables = { checkoutId, design, replaces: designId };
    const { checkoutDesignAdd } = await clients.commerce.mutate(CheckoutDesignAddDocument, variables);
    if (checkoutDesignAdd?.design) return { ok: true, checkoutId };
    return { ok: false, reason: "refused", message: checkoutDesignAdd?.errors[0]?.message ?? "" };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): CartResult {
  const offline = error instanceof TransportError;
  return { ok: false, reason: offline ? "offline" : "refused", message: offline ? "" : (error as Error).message };
}

/** Puts a frozen snapshot of the build in the cart: the one that the cookie names, or a new one when that is gone. */
export async function addToCart(clients: Clients, channel: string, design: CartDesign): Promise<CartResult> {
  try {
    const held = heldCart();
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
    return failure(error);
  }
}
