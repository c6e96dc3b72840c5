import { seedBase, upsertGoods } from "../seed/seed.repository.ts";
import type { CommerceDb } from "../tables.ts";

/** 60 products with three variants each. */
export async function seedGoods(db: CommerceDb): Promise<void> {
  const text = (en: string) => ({ en, ko: en, ja: en });
  await db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    // three variants to a product
    for (let i = 0; i < 180; i++) {
      await upsertGoods(trx, keys, {
        slug: `goods-${Math.floor(i / 3)}`,
        sku: `GOODS-${i}`,
        type: "part",
        category: "rim",
        names: text(`Wheel ${Math.floor(i / 3)}`),
        descriptions: text("A wheel"),
        thumbnail: `product/${"a".repeat(64)}.webp`,
        metadata: { demo: "true" },
        position: i,
        weightG: 9000,
        partModelUuid: null,
        stickerUuid: null,
        price: { USD: 50_000, KRW: 690_000, JPY: 75_000 },
        ratePerM2: null,
        stock: 1_000_000,
      });
    }
  });
}
