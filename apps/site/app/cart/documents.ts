import { typedDocument } from "@carloom/api-client";

/** The header needs one number. */
export const CartCountDocument = typedDocument<{ checkout: { id: string; quantity: number } | null }, { id: string }>(
  "cartCount",
  "query",
  "query cartCount($id: ID!) {\n  checkout(id: $id) {\n    id\n    quantity\n  }\n}",
);

/** Whether prices are shown with their tax: the channel's basis, which the studio's price follows too. */
export const CartBasisDocument = typedDocument<
  { checkout: { id: string; displayGrossPrices: boolean } | null },
  { id: string }
>("cartBasis", "query", "query cartBasis($id: ID!) {\n  checkout(id: $id) {\n    id\n    displayGrossPrices\n  }\n}");
