import { sameJson } from "@carloom/build";
import type { Services } from "@carloom/platform";
import type { PartBefore, ThreedPort } from "@carloom/threed";
import { lockProduct, refreshSearch, updateProduct } from "../catalogue/edit.repository.ts";
import { objectOf } from "../catalogue/stored-object.ts";
import { shopTables } from "../tables.ts";
import { followVariant, goodsOfPart, saidOf, setPicture } from "./part-product.repository.ts";

const grams = (weightKg: number | null | undefined): number => Math.round((weightKg ?? 0) * 1000);

/**
 * A part was published anew: names, weight and picture of its product become the part's, where they still were what the
 * part said before. What somebody wrote on the product's own page stays. Prices, stock and orders are untouched.
 */
export async function followPart(
  services: Pick<Services, "db" | "settings">,
  threed: Pick<ThreedPort, "partModels" | "holdObjects">,
  uuid: string,
  before: PartBefore,
): Promise<void> {
  const part = (await threed.partModels([uuid])).get(uuid);
  if (!part || part.isWithdrawn) return;
  await shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      const goods = await goodsOfPart(trx, uuid);
      if (!goods) return;
      await lockProduct(trx, goods.product_id);
      const product = await saidOf(trx, goods.product_id);
      if (sameJson(product.names, before.title)) await updateProduct(trx, goods.product_id, { names: part.title });
      const picture = objectOf(services, part.thumbnail);
      if (product.thumbnail === before.picture && picture !== null && picture !== before.picture) {
        await threed.holdObjects(trx as never, `product:${goods.product_id}`, [picture]);
        await setPicture(trx, goods.product_id, picture);
      }
      await followVariant(trx, goods.id, "weight_g", grams(before.weightKg), grams(part.option.measures.weightKg));
      await followVariant(trx, goods.id, "name", before.title.en, part.title.en);
      await refreshSearch(trx, goods.product_id);
    });
}
