import type { ColumnType, Generated } from "kysely";

export const REDIRECT_KINDS = ["PRODUCT", "CATEGORY", "COLLECTION", "CAR"] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];
/** What has a table here. */
export type ShelfKind = Exclude<RedirectKind, "CAR">;

/** Addresses of goods, shelves and cars that lead elsewhere. */
export type RedirectTables = {
  "commerce.address_redirect": {
    id: Generated<number>;
    kind: RedirectKind;
    from_slug: string;
    product_id: number | null;
    category_id: number | null;
    collection_id: number | null;
    /** Of a car, which the 3D service has: its slug never changes. */
    car_slug: string | null;
    is_by_hand: Generated<boolean>;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
};
