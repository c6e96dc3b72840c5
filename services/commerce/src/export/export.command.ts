import { requireRole } from "@carloom/identity";
import { numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { mainChannel } from "../catalogue/channel.ts";
import type { ProductCondition } from "../catalogue/condition.repository.ts";
import { conditionOf, type Filter } from "../catalogue/product.filter.ts";
import { mutation, refuser } from "../refusal.ts";
import type { ExportField } from "./export.columns.ts";
import { addExportJob } from "./export.jobs.ts";
import { type ExportRow, forgetExports, insertExport } from "./export.repository.ts";
import { shopTables } from "../tables.ts";

export type ExportProblem = { field: string; message: string; code: "INVALID" | "NOT_FOUND" | "REQUIRED" };
export type ExportResult = { value: ExportRow | null; errors: ExportProblem[] };

type Ids = readonly string[] | null;
export type ExportInput = {
  scope: "ALL" | "IDS" | "FILTER";
  ids?: Ids;
  filter?: Filter | null;
  exportInfo?: { attributes?: Ids; warehouses?: Ids; channels?: Ids; fields?: readonly ExportField[] | null } | null;
};

const refuse = refuser<ExportProblem>();
const KEPT_MS = 7 * 86_400_000;
/** Most products that are named one by one. */
const MOST_IDS = 10_000;

/** Most attributes, warehouses or channels that have columns. */
const MOST_COLUMNS = 200;

/** Keys of what is named, each once. @throws Refusal */
function keysOf(ids: Ids | undefined, type: string, field: string, most = MOST_COLUMNS): number[] {
  if ((ids?.length ?? 0) > most) throw refuse("INVALID", field, `At most ${most} are named.`);
  const keys = (ids ?? []).map((id) => {
    const key = numberOf(id, type);
    if (key === null) throw refuse("NOT_FOUND", field, "Couldn't resolve to a node.");
    return key;
  });
  return [...new Set(keys)];
}

/** Has a file made of products, as a job; whoever keeps the catalogue hears when it is there. Files are kept a week. */
export async function exportProducts(context: CommerceContext, input: ExportInput): Promise<ExportResult> {
  const { userId } = requireRole(context, "catalogue");
  for (const object of await forgetExports(shopTables(context.db), new Date(Date.now() - KEPT_MS)))
    await context.storage.delete(object);
  const channel = await mainChannel(context);
  return mutation<ExportRow, ExportProblem>(context, async (trx) => {
    const { scope, ids, filter, exportInfo } = input;
    if (scope === "IDS" && !ids?.length) throw refuse("REQUIRED", "ids", "Name the products.");
    if (scope === "FILTER" && !filter) throw refuse("REQUIRED", "filter", "Say which products.");
    if (filter?.search)
      throw refuse("INVALID", "filter", "A file is not made of a search by words; name the products.");
    const condition: ProductCondition =
      scope === "ALL"
        ? {}
        : scope === "IDS"
          ? { ids: keysOf(ids, "Product", "ids", MOST_IDS) }
          : conditionOf(channel, filter, null);
    const row = await insertExport(trx, userId, {
      condition,
      channelId: channel.id,
      fields: [...new Set(exportInfo?.fields)],
      attributes: keysOf(exportInfo?.attributes, "Attribute", "attributes"),
      warehouses: keysOf(exportInfo?.warehouses, "Warehouse", "warehouses"),
      channels: keysOf(exportInfo?.channels, "Channel", "channels"),
    });
    await addExportJob(trx, row.id);
    return row;
  });
}
