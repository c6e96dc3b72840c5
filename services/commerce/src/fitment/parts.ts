import type { PartModelDesign } from "@carloom/threed";
import { numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
import { mainChannel } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";

/** The parts that variants are, by the variant's key; what is no part is left out. */
export async function partsOfVariants(
  context: CommerceContext,
  variantIds: readonly string[],
): Promise<Map<number, PartModelDesign>> {
  const ids = [...new Set(variantIds.flatMap((id) => numberOf(id, "ProductVariant") ?? []))];
  if (ids.length === 0) return new Map();
  const variants = await variantsByIds(shopTables(context.db), (await mainChannel(context)).id, ids);
  const parts = await context.threed.partModels(variants.flatMap(({ part_model_uuid }) => part_model_uuid ?? []));
  return new Map(
    variants.flatMap(({ id, part_model_uuid }) => {
      const part = parts.get(part_model_uuid ?? "");
      return part ? [[id, part] as const] : [];
    }),
  );
}
