import { typedDocument } from "@carloom/api-client";

/** The header needs one number. */
export const CartCountDocument = typedDocument<{ checkout: { id: string; quantity: number } | null }, { id: string }>(
  "cartCount",
  "query",
  "query cartCount($id: ID!) {\n  checkout(id: $id) {\n    id\n    quantity\n  }\n}",
);
