import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect, s3Options, s3Storage } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import sharp from "sharp";
import { seedBase, type SeedGoods, upsertGoods } from "../../services/commerce/src/seed/seed.repository.ts";
import { shopTables } from "../../services/commerce/src/tables.ts";

const text = (en: string) => ({ en, ko: en, ja: en });

const goods = (slug: string, position: number, thumbnail: string): SeedGoods => ({
  slug,
  sku: slug.toUpperCase(),
  type: "part",
  category: "part",
  names: text(`Part ${slug}`),
  descriptions: text(`About ${slug}`),
  thumbnail,
  metadata: {},
  position,
  weightG: 1000,
  partModelUuid: null,
  stickerUuid: null,
  price: { USD: 48_000, KRW: 660_000, JPY: 72_000 },
  ratePerM2: null,
  stock: 100,
});

/** A few goods with a picture each: the demo's cars are hundreds of files, and none of them is asked for here. */
export async function fillShop(url: string, env: Record<string, string>): Promise<void> {
  const options = s3Options(readSettings(env).env);
  if (!options) throw new Error("The cluster has an object storage.");
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c23" } })
    .png()
    .toBuffer();
  const thumbnail = await s3Storage(options).put("goods", picture, "png");
  const connection = connect({ url, size: 1, statementTimeoutMs: 20_000 });
  try {
    await shopTables(connection.db)
      .transaction()
      .execute(async (trx) => {
        const keys = await seedBase(trx);
        for (const [at, slug] of ["spoiler", "mirror", "grille", "intake"].entries())
          await upsertGoods(trx, keys, goods(slug, at, thumbnail));
      });
  } finally {
    await connection.close();
  }
}

/** The same by another version's own code, whose tables these are; `from` is its folder. */
export async function fillWith(url: string, env: Record<string, string>, from?: string): Promise<void> {
  if (from === undefined) return fillShop(url, env);
  const fill = `import(process.argv[1]).then((m) => m.fillShop(process.argv[2], JSON.parse(process.argv[3])))`;
  const given = ["-e", fill, join(from, "tests/cluster/fill.ts"), url, JSON.stringify(env)];
  await promisify(execFile)(process.execPath, given, { cwd: from });
}
