import type { ColumnType, Generated } from "kysely";

export const REDIRECT_KINDS = ["PRODUCT", "CATEGORY", "COLLECTION"] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** Addresses of goods and shelves that lead elsewhere. */
export type RedirectTables = {
  "commerce.address_redirect": {
    id: Generated<number>;
    kind: RedirectKind;
    from_slug: string;
    product_id: number | null;
    category_id: number | null;
    collection_id: number | null;
    is_by_hand: Generated<boolean>;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
};
