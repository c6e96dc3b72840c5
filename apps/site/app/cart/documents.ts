import { typedDocument } from "@carloom/api-client";

export type CartInShort = { id: string; quantity: number; channel: { slug: string; currencyCode: string } };

/** The header needs a number, and the channel that the cart's page is in. */
export const CartStateDocument = typedDocument<{ checkout: CartInShort | null }, { id: string }>(
  "cartState",
  "query",
  `query cartState($id: ID!) {
  checkout(id: $id) {
    id
    quantity
    channel {
      slug
      currencyCode
    }
  }
}`,
);

/** Whether prices are shown with their tax: the channel's basis, which the studio's price follows too. */
export const CartBasisDocument = typedDocument<
  { checkout: { id: string; displayGrossPrices: boolean } | null },
  { id: string }
>("cartBasis", "query", "query cartBasis($id: ID!) {\n  checkout(id: $id) {\n    id\n    displayGrossPrices\n  }\n}");
