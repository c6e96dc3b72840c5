import { type Clients, heldCart, holdCart } from "@carloom/api-client";
import { CheckoutCreateDocument, CheckoutDesignAddDocument } from "@carloom/api-client/commerce";
import type { BuildDocument } from "@carloom/build";
import { settings } from "../boot/settings.ts";
import { type Problem, problemOf, problemOfType } from "../lib/problem.ts";
import { cartChannel } from "../shop/cart-channel.ts";

/** Why the shop does not take a design, beside what any request can come to. */
export type CartProblem =
  | Problem
  | "blocked-fitment"
  | "not-sold"
  | "out-of-stock"
  | "too-coarse"
  | "empty"
  | "full"
  | "other-channel";
/** `reference`: the slot or sticker that it is about, where it is about one; the currency of a cart of another channel. */
export type CartFailure = { ok: false; problem: CartProblem; reference: string | null };
export type CartResult = { ok: true; checkoutId: string } | CartFailure;
export type CartDesign = { templateSlug: string; title: string; build: BuildDocument; thumbnail: string | null };
/** What goes into a cart: a build as it is, or a preset as the service has it. */
export type CartItem = { design: CartDesign } | { presetUuid: string };

type Refused = { code: string; field?: string | null };
const OF_CODE: Readonly<Record<string, CartProblem>> = {
  BLOCKED_FITMENT: "blocked-fitment",
  NOT_SOLD: "not-sold",
  OUT_OF_STOCK: "out-of-stock",
  TOO_COARSE: "too-coarse",
  NO_LINES: "empty",
};
function refused(error: Refused | undefined): CartFailure {
  const problem = error?.code ? OF_CODE[error.code] : undefined;
  if (problem) return { ok: false, problem, reference: error?.field ?? null };
  // the one thing about a cart itself that is refused as invalid is how much lies in it
  const full = error?.code === "INVALID" && error.field === "checkoutId";
  return { ok: false, problem: full ? "full" : problemOfType(error?.code), reference: null };
}
const failure = (error: unknown): CartFailure => ({ ok: false, problem: problemOf(error), reference: null });

async function createCheckout(clients: Clients, channel: string): Promise<CartResult> {
  const { checkoutCreate } = await clients.commerce.mutate(CheckoutCreateDocument, { input: { channel, lines: [] } });
  const id = checkoutCreate?.checkout?.id;
  if (!id) return refused(checkoutCreate?.errors[0]);
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
    return refused(checkoutDesignAdd?.errors[0]);
  } catch (error) {
    return failure(error);
  }
}

/** Says on the window that something was put in the cart. */
export const FILLED = "carloom-cart-filled";

/** Puts a frozen snapshot in the cart: the one that the cookie names, or a new one when that is gone. */
export async function addToCart(clients: Clients, channel: string, item: CartItem): Promise<CartResult> {
  try {
    const held = heldCart();
    const lying = held ? await cartChannel(clients, held) : null;
    const other = lying !== null && lying.slug !== channel;
    // A cart has one currency: what lies in one of another is never mixed, nor lost from sight unasked.
    if (other && lying.count > 0) return { ok: false, problem: "other-channel", reference: lying.currency };
    const usable = held && lying && !other;
    let cart: CartResult = usable ? { ok: true, checkoutId: held } : await createCheckout(clients, channel);
    for (let attempt = 0; cart.ok; attempt++) {
      const { checkoutId } = cart;
      const { checkoutDesignAdd } = await clients.commerce.mutate(CheckoutDesignAddDocument, { checkoutId, ...item });
      const error = checkoutDesignAdd?.errors[0];
      if (!error && checkoutDesignAdd?.design) {
        globalThis.dispatchEvent?.(new Event(FILLED));
        return cart;
      }
      const gone = error?.code === "NOT_FOUND" && error.field !== "presetUuid";
      if (!gone || attempt > 0 || !usable) return refused(error);
      cart = await createCheckout(clients, channel);
    }
    return cart;
  } catch (error) {
    return failure(error);
  }
}
