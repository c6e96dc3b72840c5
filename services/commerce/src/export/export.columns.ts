import { fromMinor } from "@carloom/pricing";
import { globalId } from "@carloom/wire";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import type { ExportedRow } from "./export.repository.ts";

export const EXPORT_FIELDS = [
  "NAME",
  "DESCRIPTION",
  "PRODUCT_TYPE",
  "CATEGORY",
  "COLLECTIONS",
  "PRODUCT_MEDIA",
  "VARIANT_ID",
  "VARIANT_SKU",
  "VARIANT_WEIGHT",
  "VARIANT_MEDIA",
] as const;
export type ExportField = (typeof EXPORT_FIELDS)[number];

/** A column of the file: its name, as Saleor's files have it, and what stands in it. */
export type ExportColumn = { header: string; cell: (row: ExportedRow) => string };

const HEADERS: Record<ExportField, string> = {
  NAME: "name",
  DESCRIPTION: "description",
  PRODUCT_TYPE: "product type",
  CATEGORY: "category",
  COLLECTIONS: "collections",
  PRODUCT_MEDIA: "product media",
  VARIANT_ID: "variant id",
  VARIANT_SKU: "variant sku",
  VARIANT_WEIGHT: "variant weight",
  VARIANT_MEDIA: "variant media",
};

const fieldCell =
  (field: ExportField, addressOf: (picture: string) => string) =>
  (row: ExportedRow): string => {
    switch (field) {
      case "NAME":
        return row.names.en;
      case "DESCRIPTION":
        return row.descriptions.en ?? "";
      case "PRODUCT_TYPE":
        return row.type;
      case "CATEGORY":
        return row.category ?? "";
      case "COLLECTIONS":
        return row.collections.join(", ");
      case "PRODUCT_MEDIA":
        return row.thumbnail ? addressOf(row.thumbnail) : "";
      case "VARIANT_ID":
        return globalId("ProductVariant", row.id);
      case "VARIANT_SKU":
        return row.sku;
      case "VARIANT_WEIGHT":
        return `${row.weight_g / 1000} kg`;
      case "VARIANT_MEDIA":
        return row.picture ? addressOf(row.picture) : "";
    }
  };

/** Columns of a file: the product's key first, then what was asked for, in the order of the request. */
export function exportColumns(
  wanted: {
    fields: readonly ExportField[];
    channels: readonly ChannelRow[];
    warehouses: readonly { id: number; slug: string }[];
    attributes: readonly { id: number; slug: string }[];
  },
  addressOf: (picture: string) => string,
): ExportColumn[] {
  return [
    { header: "id", cell: (row) => globalId("Product", row.product_id) },
    ...wanted.fields.map((field) => ({ header: HEADERS[field], cell: fieldCell(field, addressOf) })),
    ...wanted.attributes.map(({ id, slug }) => ({
      header: `${slug} (product attribute)`,
      cell: (row: ExportedRow) => (row.values[id] ?? []).join(", "),
    })),
    ...wanted.warehouses.map(({ id, slug }) => ({
      header: `${slug} (warehouse quantity)`,
      cell: (row: ExportedRow) => (row.warehouse_id === id ? String(row.quantity ?? 0) : ""),
    })),
    ...wanted.channels.flatMap(({ id, slug, currency }) => [
      {
        header: `${slug} (channel price amount)`,
        cell: ({ prices }: ExportedRow) => (prices[id] === undefined ? "" : String(fromMinor(prices[id], currency))),
      },
      {
        header: `${slug} (channel currency code)`,
        cell: ({ prices }: ExportedRow) => (prices[id] === undefined ? "" : currency),
      },
      {
        header: `${slug} (channel published)`,
        cell: ({ shown }: ExportedRow) => (shown[id] === undefined ? "" : shown[id] ? "True" : "False"),
      },
    ]),
  ];
}
