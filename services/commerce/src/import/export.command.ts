import { fromMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { channelList } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { type Field, fieldsOf } from "./columns.ts";
import { csvLine } from "./csv.ts";
import { type ExportRow, exportRows } from "./export.repository.ts";

const PAGE = 1000;

export type ExportPage = { text: string; lines: number; next: string | null };

function cellOf(row: ExportRow, field: Field, channels: ReadonlyMap<string, ChannelRow>): string {
  switch (field) {
    case "sku":
      return row.sku;
    case "product":
      return row.slug;
    case "name":
      return row.names.en;
    case "name_ko":
      return row.names.ko ?? "";
    case "name_ja":
      return row.names.ja ?? "";
    case "description":
      return row.descriptions.en ?? "";
    case "description_ko":
      return row.descriptions.ko ?? "";
    case "description_ja":
      return row.descriptions.ja ?? "";
    case "type":
      return row.type;
    case "category":
      return row.category ?? "";
    case "variant":
      return row.name;
    case "variant_ko":
      return row.translations.ko ?? "";
    case "variant_ja":
      return row.translations.ja ?? "";
    case "weight":
      return String(row.weight_g / 1000);
    case "track_stock":
      return row.track_inventory ? "yes" : "no";
    case "stock":
      return row.quantity === null ? "" : String(row.quantity);
    case "warehouse":
      return row.warehouse ?? "";
    case "published":
      return row.is_published ? "yes" : "no";
    default: {
      const channel = channels.get(field.slice("price:".length));
      const amount = channel && row.prices[channel.id];
      return channel && amount !== undefined ? String(fromMinor(amount, channel.currency)) : "";
    }
  }
}

/** A part of the file of all products, in the columns that an import takes. The first begins with their names. */
export async function productExport(context: CommerceContext, after: string | null): Promise<ExportPage> {
  requireRole(context, "catalogue");
  const channels = await channelList(context);
  const bySlug = new Map(channels.map((channel) => [channel.slug, channel]));
  const fields = fieldsOf(channels);
  const [, product = "0", variant = "0"] = /^(\d{1,9})-(\d{1,9})$/.exec(after ?? "") ?? [];
  const rows = await exportRows(shopTables(context.db), { product: Number(product), variant: Number(variant) }, PAGE);
  const lines = rows.map((row) => csvLine(fields.map((field) => cellOf(row, field, bySlug))));
  const last = rows.at(-1);
  return {
    text: (after ? "" : `\uFEFF${csvLine(fields)}`) + lines.join(""),
    lines: rows.length,
    next: last && rows.length === PAGE ? `${last.product_id}-${last.id}` : null,
  };
}
