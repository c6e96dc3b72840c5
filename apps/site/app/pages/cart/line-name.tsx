import type { Checkout } from "../../cart/use-checkout.ts";

/** Size and number of what is bought; goods of one variant repeat no name. */
export const variantNote = (product: string, variant: string | null | undefined, sku: string | null | undefined) =>
  [...new Set([variant, sku])].filter((text) => text && text !== product).join(", ");

export function LineName({ line, title }: { line: Pick<Checkout["lines"][number], "variant">; title: string }) {
  const { product, name, sku } = line.variant;
  return (
    <span className="cart-name">
      <span className="cart-thumb">
        {product.thumbnail ? <img src={product.thumbnail.url} alt="" width="64" height="64" loading="lazy" /> : null}
      </span>
      <span>
        <b>{title}</b>
        <span className="ui-small cart-variant">{variantNote(product.name, name, sku)}</span>
      </span>
    </span>
  );
}
