import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fitment, type LocalizedText, type Manifest, slotsFor } from "@carloom/build";
import type { Services } from "@carloom/platform";
import type { PartModelDesign, ThreedPort } from "@carloom/threed";
import { shopTables } from "../tables.ts";
import { removedOf } from "../catalogue/removed.repository.ts";
import { assignValues, type Given } from "./attributes.repository.ts";
import { ATTRIBUTES, COLLECTIONS, collectionsOf, partValues, stickerValues } from "./attributes.ts";
import { addVehicles } from "../fitment/vehicle.repository.ts";
import { VEHICLES } from "./vehicles.ts";
import { CATEGORIES, categoryOf, CUSTOM, FILM_LEAST, FILM_PER_M2, PRODUCT_TYPES, STICKER_TEXT } from "./base.ts";
import { Catalogue } from "./catalogue.ts";
import { customPicture } from "./custom-picture.ts";
import { productOf, textOfAll } from "./rim-line.ts";
import { shelved } from "./shelf.ts";
import { swatchGoods } from "./swatches.ts";
import { wordsOfTags } from "./tag-words.ts";
import { closeDemoPlans } from "../membership/plan.repository.ts";
import { seedPlans } from "./plans.ts";
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
const FORMAT = 14;
const NAME = "catalogue";

type Store = Pick<Services, "db" | "storage">;
type Stock3d = Awaited<ReturnType<ThreedPort["catalogue"]>>;
type Car = { slug: string; names: LocalizedText; manifest: Manifest; position: number };
type Bridge = {
  parts: ReadonlyMap<string, PartModelDesign>;
  stickers: ReadonlyMap<string, string>;
  cars: readonly Car[];
};

const bridgeOf = ({ templates, partModels, stickers }: Stock3d): Bridge => ({
  parts: new Map(partModels.map((part) => [part.slug, part])),
  stickers: new Map(stickers.map((sticker) => [sticker.slug, sticker.uuid])),
  cars: templates.map(({ slug, title, manifest }, position) => ({ slug, names: title, manifest, position })),
});

const customGoods = ({ storage }: Store): Promise<SeedGoods[]> => {
  const goods = CUSTOM.map(
    async (custom, i): Promise<SeedGoods> => ({
      slug: custom.sku,
      sku: custom.sku,
      type: "sticker",
      category: "sticker",
      names: custom.title,
      descriptions: custom.description,
      thumbnail: await storage.put("product", await customPicture(custom.sku), "webp"),
      metadata: {},
      position: 2000 + i,
      weightG: 0,
      partModelUuid: null,
      stickerUuid: null,
      price: FILM_LEAST,
      ratePerM2: FILM_PER_M2,
      stock: null,
    }),
  );
  return Promise.all(goods);
};

/** Cars on which a part can be mounted somewhere: it fits, or fits with a warning. */
export function carsOf(part: PartModelDesign, cars: readonly Car[]): Car[] {
  return cars.filter(({ slug, manifest }) => {
    if (part.templateSlugs && !part.templateSlugs.includes(slug)) return false;
    return slotsFor(manifest, part.slots).some((slot) => {
      const { verdict } = fitment(slot, part.option.measures);
      return verdict === "fits" || verdict === "warn";
    });
  });
}

async function partGoods(store: Store, folder: string, parts: Catalogue["parts"], bridge: Bridge) {
  const picture = pictureStore(store, folder);
  const goods: SeedGoods[] = [];
  const products = new Map<string, SeedGoods[]>();
  const tags = new Map<string, Set<string>>();
  for (const [i, part] of parts.entries()) {
    const model = bridge.parts.get(part.slug);
    const product = productOf(part, model?.option.measures.wheel);
    const before = products.get(product.slug) ?? [];
    const [first] = before;
    const thumbnail = await picture(part.thumbnail);
    const values = model ? partValues(part, model.option.measures, carsOf(model, bridge.cars)) : [];
    const kind = { demo: "true", kind: part.kind, slots: part.slots.join(" ") };
    const entry: SeedGoods = {
      slug: product.slug,
      sku: part.sku,
      type: "part",
      category: categoryOf(part.kind),
      names: product.names,
      descriptions: part.description,
      thumbnail: first?.thumbnail ?? thumbnail,
      // which part model a product of several stands for, its variants say
      metadata: { ...kind, ...(model && !product.size && { partModelUuid: model.uuid }) },
      variantMetadata: { ...kind, ...(model && { partModelUuid: model.uuid }) },
      position: first?.position ?? i,
      weightG: Math.round(part.weightKg * 1000),
      partModelUuid: model?.uuid ?? null,
      stickerUuid: null,
      price: part.price,
      ratePerM2: null,
      stock: part.stock,
      ...(product.size && { variant: { name: product.size, position: before.length, thumbnail } }),
      values,
      collections: collectionsOf(values),
    };
    products.set(product.slug, [...before, entry]);
    tags.set(product.slug, new Set([...(tags.get(product.slug) ?? []), ...part.tags]));
    goods.push(entry);
  }
  // every variant of a product writes the whole text that finds it
  return goods.map((entry) => ({
    ...entry,
    descriptions: textOfAll((products.get(entry.slug) ?? [entry]).map(({ descriptions }) => descriptions)),
    words: [
      ...(products.get(entry.slug) ?? []).flatMap(({ sku, variant }) => [sku, variant?.name ?? ""]),
      // its category has words of its own
      ...wordsOfTags([...(tags.get(entry.slug) ?? [])].filter((tag) => tag !== entry.category)),
    ],
  }));
}

const pictureStore = (store: Store, folder: string) => async (file: string) =>
  store.storage.put("product", await readFile(join(folder, file)), extname(file).slice(1).toLowerCase());

async function stickerGoods(store: Store, folder: string, stickers: Catalogue["stickers"], bridge: Bridge) {
  const picture = pictureStore(store, folder);
  const goods: SeedGoods[] = [];
  for (const [i, sticker] of stickers.entries()) {
    const uuid = bridge.stickers.get(sticker.slug);
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
      values: stickerValues(sticker.type, sticker),
      words: wordsOfTags(sticker.tags),
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
  const bridge = bridgeOf(text === null ? { templates: [], partModels: [], stickers: [] } : await threed.catalogue());
  const hash = createHash("sha256")
    .update(
      JSON.stringify([
        FORMAT,
        // what a new version adds to a catalogue that is as it was
        [CATEGORIES, PRODUCT_TYPES, ATTRIBUTES, COLLECTIONS, CUSTOM],
        text,
        [...bridge.parts].map(([slug, { uuid }]) => [slug, uuid]).sort(),
        [...bridge.stickers].sort(),
        // which parts fit is worked out from these
        bridge.cars.map(({ slug, names, manifest }) => [slug, names, manifest.slots]),
      ]),
    )
    .digest("hex");
  const db = shopTables(store.db);
  if ((await seedHash(db, NAME)) === hash) return false;
  const goods = await customGoods(store);
  if (folder !== null && text !== null) {
    const { parts, stickers } = Catalogue.parse(JSON.parse(text));
    goods.push(...(await partGoods(store, folder, parts, bridge)));
    goods.push(...(await stickerGoods(store, folder, stickers, bridge)));
    goods.push(...(await swatchGoods(store)));
  }
  await db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    const given: Given[] = [];
    const gone = await removedOf(trx, "variant");
    for (const entry of shelved(goods)) {
      if (gone.has(entry.sku)) continue;
      const seeded = await upsertGoods(trx, keys, entry);
      given.push({ ...seeded, values: entry.values ?? [], collections: entry.collections ?? [] });
    }
    await assignValues(trx, given);
    await addVehicles(trx, VEHICLES);
    await (folder === null ? closeDemoPlans(trx) : seedPlans(trx, keys.channels));
    await hideOthers(
      trx,
      given.map(({ productId }) => productId),
    );
    await setSeedHash(trx, NAME, hash);
  });
  await countSeeded(db);
  return true;
}
