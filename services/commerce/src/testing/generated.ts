import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { manifestFrom, PartOption } from "@carloom/build";
import type { ThreedPort } from "@carloom/threed";
import { seedCommerce } from "../seed/seed.ts";
import { type Shop, shopFixture } from "./shop.ts";

const DATA = resolve(import.meta.dirname, "../../../../.data/cars");

type Text = { en: string; ko: string; ja: string };
type Stored = {
  templates: { slug: string; title: Text; manifest: string }[];
  parts: { slug: string; title: Text; slots: string[]; templates: string[] | null; option: unknown }[];
  stickers: { slug: string; title: Text; width: number }[];
};

/** The folder of the generated catalogue; null before the cars were made, which `npm start` and `npm test` do first. */
export function generatedCatalogue(): string | null {
  const pointer = join(DATA, "current");
  const folder = existsSync(pointer) ? join(DATA, readFileSync(pointer, "utf8").trim()) : null;
  return folder && existsSync(join(folder, "catalogue.json")) ? folder : null;
}

/** What the 3D service would say of the catalogue after its own seeder; nothing of it is stored. */
function catalogueOf(folder: string): Awaited<ReturnType<ThreedPort["catalogue"]>> {
  const stored = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")) as Stored;
  let count = 0;
  const uuid = () => `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`;
  return {
    templates: stored.templates.map(({ slug, title, manifest }) => ({
      uuid: uuid(),
      slug,
      title,
      description: null,
      isOpen: true,
      channels: null,
      manifest: manifestFrom(readFileSync(join(folder, manifest), "utf8")),
      thumbnail: null,
    })),
    partModels: stored.parts.map(({ slug, title, slots, templates, option }) => ({
      uuid: uuid(),
      slug,
      title,
      description: null,
      slots,
      templateSlugs: templates,
      option: PartOption.parse(option),
      thumbnail: null,
    })),
    stickers: stored.stickers.map(({ slug, title, width }) => ({
      uuid: uuid(),
      slug,
      title,
      description: null,
      type: "sticker",
      scale: width,
      stickerFile: "",
      thumbnail: null,
    })),
  };
}

/** Over a thousand goods a plan that was made for any words costs more than planning, as PostgreSQL by itself finds. */
async function planEachTime({ services }: Shop): Promise<void> {
  const { pool } = services.connection;
  const setting = "set plan_cache_mode = auto";
  pool.on("connect", (client) => void client.query(setting));
  await pool.query(setting);
}

/** A shop that sells the generated catalogue, as a new installation does. */
export async function generatedShop(folder: string): Promise<Shop> {
  const shop = await shopFixture({ withThreed: true });
  await planEachTime(shop);
  await seedCommerce(shop.services, folder, { catalogue: async () => catalogueOf(folder) });
  return shop;
}
