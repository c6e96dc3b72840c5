import { type Clients, GraphQLRequestError } from "@carloom/api-client";
import { CheckoutDesignBuildsDocument } from "@carloom/api-client/commerce";
import { parseBuild } from "@carloom/build/parse";
import { cartChannel } from "../shop/cart-channel.ts";
import type { CartEditAnswer } from "../workspace/cart-edit.ts";

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
