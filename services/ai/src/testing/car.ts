// reads: .data/cars/current
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { panelSurface } from "@carloom/asset";
import { type BuildDocument, fitment, manifestFrom, type Placement, PartOption } from "@carloom/build";
import { printedSticker, stickerPrice } from "@carloom/pricing";
import type { PrintedPieces } from "@carloom/threed";
import { FONTS } from "../car/car.ts";
import { printer } from "../car/printer.ts";
import type { StylistCar, StylistPart, StylistSticker } from "../stylist/contract.ts";

const DATA = resolve(import.meta.dirname, "../../../../.data/cars");
const CURRENCIES = ["USD", "KRW", "JPY"] as const;
export type TestCurrency = (typeof CURRENCIES)[number];

type Text = { en: string; ko: string; ja: string };
type Goods = { slug: string; title: Text; description?: Text; price: Record<TestCurrency, number>; stock?: number };
type StoredPart = Goods & { slots: string[]; templates: string[] | null; option: unknown };
type StoredSticker = Goods & { type: string; width: number; height: number };
type Stored = {
  templates: { slug: string; title: Text; manifest: string }[];
  parts: StoredPart[];
  stickers: StoredSticker[];
};

/** The folder of the generated catalogue; absent before the cars were made. */
export const generatedCatalogue = (): string | null => {
  const pointer = join(DATA, "current");
  if (!existsSync(pointer)) return null;
  const folder = join(DATA, readFileSync(pointer, "utf8").trim());
  return existsSync(join(folder, "catalogue.json")) ? folder : null;
};

const uuidOf = (slug: string): string => {
  const hex = createHash("sha256").update(slug).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
const RATE: Record<TestCurrency, number> = { USD: 9500, KRW: 130_000, JPY: 14_300 };
const MINIMUM: Record<TestCurrency, number> = { USD: 700, KRW: 9500, JPY: 1000 };

/** A generated car with everything that the shop sells for it, priced as the shop prices, without taxes. */
export async function testCar(slug: string, currency: TestCurrency = "USD"): Promise<StylistCar> {
  const folder = generatedCatalogue();
  if (!folder) throw new Error("The cars are not made yet: npm start makes them.");
  const stored = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")) as Stored;
  const template = stored.templates.find((one) => one.slug === slug);
  if (!template) throw new Error(`There is no car ${slug}.`);
  const manifest = manifestFrom(readFileSync(join(folder, template.manifest), "utf8"));
  const model = readFileSync(join(folder, slug, manifest.model3d.full.url));
  const surface = manifest.livery ? await panelSurface(model, manifest.livery.texCoord) : null;
  const prices = new Map<string, number>();
  const parts: StylistPart[] = stored.parts
    .filter(({ templates }) => templates === null || templates.includes(slug))
    .map(({ slug: name, title, description, price, stock, option, slots }) => {
      const uuid = uuidOf(name);
      prices.set(uuid, price[currency]);
      const parsed = PartOption.parse(option);
      return {
        uuid,
        slug: name,
        title,
        description: description ?? null,
        option: parsed,
        available: stock ?? null,
        slots: manifest.slots
          .filter(({ id }) => slots.includes(id))
          .map((slot) => ({ slot: slot.id, fitment: fitment(slot, parsed.measures) })),
      };
    })
    .filter((part) => part.slots.length > 0);
  const stickers: StylistSticker[] = stored.stickers.map(({ slug: name, title, type, width, height, stock }) => ({
    uuid: uuidOf(name),
    slug: name,
    title,
    description: null,
    type,
    scale: width,
    aspect: height / width,
    available: stock ?? null,
  }));
  const pieces = new Map(manifest.slots.map((slot) => [slot.id, slot.hub ? slot.anchors.length : 1]));
  const printed = printer(surface);
  const stickerOf = (placement: Placement, areas: PrintedPieces): number => {
    const made = printedSticker(placement, areas);
    return made
      ? made.pieces * stickerPrice(made.areaCm2, { perSquareMetre: RATE[currency], minimum: MINIMUM[currency] })
      : 0;
  };
  return {
    slug,
    title: template.title,
    manifest,
    surface,
    parts,
    stickers,
    fonts: FONTS,
    currency,
    // as the shop's channels are
    tax: currency === "USD" ? "none" : "included",
    price(build: BuildDocument) {
      const areas = printed(build);
      const parted = Object.entries(build.parts).reduce(
        (sum, [slot, uuid]) => sum + (prices.get(uuid) ?? 0) * (pieces.get(slot) ?? 1),
        0,
      );
      return build.stickers.reduce((sum, placement, i) => sum + stickerOf(placement, areas[i] ?? null), parted);
    },
  };
}
