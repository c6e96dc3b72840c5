import type { LocalizedText } from "@carloom/build";
import type { ColumnType, JSONColumnType } from "kysely";

/** Whom people and authorities write to: a name, a postal and an electronic address. */
export type SafetyContact = { name: string; address: string; email: string };

export type SafetyTables = {
  "commerce.product_safety": {
    product_id: number;
    manufacturer: JSONColumnType<SafetyContact, string, string>;
    responsible: JSONColumnType<SafetyContact | null, string | null, string | null>;
    warnings: JSONColumnType<Partial<LocalizedText>, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
};
