import type { OrderContactQuery } from "@carloom/api-client/commerce";

export { OrderContactDocument } from "@carloom/api-client/commerce";
export type OrderContact = NonNullable<OrderContactQuery["orderContact"]>;
