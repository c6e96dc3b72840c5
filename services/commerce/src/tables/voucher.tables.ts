import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

export type VoucherTables = {
  "commerce.voucher": {
    id: Generated<number>;
    name: string;
    type: string;
    value_type: string;
    usage_limit: number | null;
    used: Generated<number>;
    once_per_customer: boolean;
    /** It is for the cheapest piece alone of what it is for. */
    once_per_order: Generated<boolean>;
    minimum_quantity: number | null;
    countries: string[];
    /** Of a voucher for certain goods: any of the lists names them. */
    variant_ids: Generated<number[]>;
    product_ids: Generated<number[]>;
    category_ids: Generated<number[]>;
    collection_ids: Generated<number[]>;
    starts_at: Date;
    ends_at: Date | null;
    created_at: Time;
  };
  "commerce.voucher_code": { code: string; voucher_id: number; is_active: Generated<boolean>; created_at: Time };
  "commerce.voucher_value": { voucher_id: number; channel_id: number; value: number; minimum_spent: number | null };
  "commerce.voucher_use": { order_id: string; voucher_id: number; code: string; email: string };
};
