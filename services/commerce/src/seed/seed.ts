import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Services } from "@carloom/platform";
import type { ThreedPort } from "@carloom/threed";
import { shopTables } from "../tables.ts";
import { categoryOf, CUSTOM, FILM_LEAST, FILM_PER_M2, STICKER_TEXT } from "./base.ts";
import { Catalogue } from "./catalogue.ts";
import {
  countSeeded,
  hideOthers,
  type SeedGoods,
  seedBase,
  seedHash,
  setSeedHash,
  upsertGoods,
} from "./seed.repository.ts";

/** Counts up when what the seeder writes of an unchanged catalogue changes. */
const FORMAT = 2;
const NAME = "catalogue";

type Store = Pick<Services, "db" | "storage">;
type Uuids = { parts: ReadonlyMap<string, string>; stickers: ReadonlyMap<string, string> };

const customGoods = (): SeedGoods[] =>
  CUSTOM.map((custom, i) => ({
    slug: custom.sku,
    sku: custom.sku,
    type: "sticker",
    category: "sticker",
    names: custom.title,
    descriptions: custom.description,
    thumbnail: null,
    metadata: {},
    position: 2000 + i,
    weightG: 0,
    partModelUuid: null,
    stickerUuid: null,
    price: FILM_LEAST,
    ratePerM2: FILM_PER_M2,
    stock: null,
  }));

async function catalogueGoods(store: Store, folder: string, catalogue: Catalogue, uuids: Uuids): Promise<SeedGoods[]> {
  const picture = async (file: string) =>
    store.storage.put("product", await readFile(join(folder, file)), extname(file).slice(1).toLowerCase());
  const goods: SeedGoods[] = [];
  for (const [i, part] of catalogue.parts.entries()) {
    const uuid = uuids.parts.get(part.slug);
    goods.push({
      slug: part.slug,
      sku: part.sku,
      type: "part",
      category: categoryOf(part.kind),
      names: part.title,
      descriptions: part.description,
      thumbnail: await picture(part.thumbnail),
      metadata: { demo: "true", kind: part.kind, slots: part.slots.join(" "), ...(uuid && { partModelUuid: uuid }) },
      position: i,
      weightG: Math.round(part.weightKg * 1000),
      partModelUuid: uuid ?? null,
      stickerUuid: null,
      price: part.price,
      ratePerM2: null,
      stock: part.stock,
    });
  }
  for (const [i, sticker] of catalogue.stickers.entries()) {
    const uuid = uuids.stickers.get(sticker.slug);
    goods.push({
      slug: `sticker-${sticker.slug}`,
      sku: sticker.sku,
      type: "sticker",
      category: "sticker",
      names: sticker.title,
      descriptions: STICKER_TEXT,
      thumbnail: await picture(sticker.thumbnail),
      metadata: { demo: "true", kind: sticker.type, ...(uuid && { stickerUuid: uuid }) },
      position: 1000 + i,
      weightG: Math.round(sticker.weightKg * 1000),
      partModelUuid: null,
      stickerUuid: uuid ?? null,
      price: FILM_LEAST,
      ratePerM2: FILM_PER_M2,
      stock: null,
    });
  }
  return goods;
}

/**
 * Fills the shop: channels, taxes, delivery, and the goods of a generated catalogue. Run it after the 3D service's
 * own seeder, whose uuids the goods carry. Does nothing, quickly, when nothing changed.
 * @param folder the catalogue's folder, or null for a shop without demo goods
 * @returns whether anything was written
 */
export async function seedCommerce(
  store: Store,
  folder: string | null,
  threed: Pick<ThreedPort, "catalogue">,
): Promise<boolean> {
  const text = folder === null ? null : await readFile(join(folder, "catalogue.json"), "utf8");
  const { partModels, stickers } = text === null ? { partModels: [], stickers: [] } : await threed.catalogue();
  const uuids: Uuids = {
    parts: new Map(partModels.map((part) => [part.slug, part.uuid])),
    stickers: new Map(stickers.map((sticker) => [sticker.slug, sticker.uuid])),
  };
  const hash = createHash("sha256")
    .update(JSON.stringify([FORMAT, text, [...uuids.parts].sort(), [...uuids.stickers].sort()]))
    .digest("hex");
  const db = shopTables(store.db);
  if ((await seedHash(db, NAME)) === hash) return false;
  const goods = customGoods();
  if (folder !== null && text !== null)
    goods.push(...(await catalogueGoods(store, folder, Catalogue.parse(JSON.parse(text)), uuids)));
  await db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    for (const entry of goods) await upsertGoods(trx, keys, entry);
    await hideOthers(
      trx,
      goods.map((entry) => entry.slug),
    );
    await setSeedHash(trx, NAME, hash);
  });
  await countSeeded(db);
  return true;
}
