import type { StaffProductQuery } from "@carloom/api-client/commerce";

/** A product as its page reads it. */
export type ShelfProduct = NonNullable<StaffProductQuery["shelfProduct"]>;
export type ShelfVariant = ShelfProduct["variants"][number];
