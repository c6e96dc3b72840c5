import { type Clients, GraphQLRequestError } from "@carloom/api-client";
import { CheckoutDesignBuildsDocument } from "@carloom/api-client/commerce";
import type { BuildDocument } from "@carloom/build";
import { cartChannel } from "../shop/cart-channel.ts";

/** A design of the cart that is open for editing: it is put back in place of itself. */
export type CartEdit = {
  checkoutId: string;
  designId: string;
  title: string;
  build: BuildDocument;
  /** Slug of the channel that its cart is in. */
  channel: string;
};
export type CartEditAnswer =
  | { status: "open"; edit: CartEdit }
  /** Not in that cart any more, ordered, of another car, or somebody else's. */
  | { status: "gone" }
  | { status: "failed" };

/** What an address asks to edit: `?design={id}&checkout={id}`; null when it asks for nothing. */
export function cartEditOf(search: URLSearchParams): { designId: string; checkoutId: string } | null {
  const designId = search.get("design");
  const checkoutId = search.get("checkout");
  return designId && checkoutId ? { designId, checkoutId } : null;
}

/** The address without what it asked to edit. */
export function withoutCartEdit(href: string): string {
  const url = new URL(href);
  url.searchParams.delete("design");
  url.searchParams.delete("checkout");
  return url.pathname + url.search;
}

/** Reads the frozen build. The service gives it to whoever may use the cart, and to nobody else. */
export async function openCartEdit(
  clients: Clients,
  { designId, checkoutId }: { designId: string; checkoutId: string },
  templateSlug: string,
): Promise<CartEditAnswer> {
  try {
    const [{ checkoutDesigns }, cart] = await Promise.all([
      clients.commerce.query(CheckoutDesignBuildsDocument, { checkoutId }),
      cartChannel(clients, checkoutId),
    ]);
    const design = checkoutDesigns.find(({ id }) => id === designId);
    if (!cart || !design || design.templateSlug !== templateSlug) return { status: "gone" };
    const { parseBuild } = await import("@carloom/build/parse");
    const parsed = parseBuild(design.build);
    if (!parsed.ok) return { status: "gone" };
    return {
      status: "open",
      edit: { checkoutId, designId, title: design.title, build: parsed.value, channel: cart.slug },
    };
  } catch (error) {
    return { status: error instanceof GraphQLRequestError ? "gone" : "failed" };
  }
}
