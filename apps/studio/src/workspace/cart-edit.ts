import type { BuildDocument } from "@carloom/build";

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
