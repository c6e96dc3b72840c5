import { LocalizedText, PartOption } from "@carloom/build";
import { z } from "zod";
import { FINISHES, PART_KINDS } from "../tables/parts/types.ts";
import { STICKER_TYPES } from "../tables/stickers/row.ts";

const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
/** Path relative to the catalogue's folder. */
const File = z.string().min(1);

/** Minor units: US cents, Korean won, Japanese yen. */
export const Price = z.strictObject({
  USD: z.number().int().positive(),
  KRW: z.number().int().positive(),
  JPY: z.number().int().positive(),
});

export const CatalogueTemplate = z.strictObject({
  slug: Slug,
  title: LocalizedText,
  description: LocalizedText,
  bodyStyle: z.string(),
  tags: z.array(z.string()),
  /** A `Manifest` of @carloom/build; its asset urls are relative to the manifest's own folder. */
  manifest: File,
  model: File,
  thumbnail: z.strictObject({ jpg: File, webp: File, mobile: File, video: File }),
});

export const CataloguePart = z.strictObject({
  slug: Slug,
  sku: z.string(),
  kind: z.enum(PART_KINDS),
  title: LocalizedText,
  description: LocalizedText,
  tags: z.array(z.string()),
  finishes: z.array(z.enum(FINISHES)),
  slots: z.array(z.string()).min(1),
  /** Templates that the part is made for; null is any car whose measures agree. */
  templates: z.array(Slug).nullable(),
  model: File,
  /** The part model's `option`; its url is relative to the part's folder. */
  option: PartOption,
  price: Price,
  weightKg: z.number().positive(),
  stock: z.number().int().nonnegative(),
  thumbnail: File,
});

export const CatalogueSticker = z.strictObject({
  slug: Slug,
  sku: z.string(),
  type: z.enum(STICKER_TYPES),
  title: LocalizedText,
  tags: z.array(z.string()),
  /** True width and height in metres. */
  width: z.number().positive(),
  height: z.number().positive(),
  file: File,
  thumbnail: File,
  price: Price,
  weightKg: z.number().positive(),
  stock: z.number().int().nonnegative(),
});

/** `catalogue.json`: everything a seeder needs, files beside it. */
export const Catalogue = z.strictObject({
  version: z.literal(1),
  /** Hash of the sources that it was generated from. */
  hash: z.string(),
  templates: z.array(CatalogueTemplate).min(1),
  parts: z.array(CataloguePart),
  stickers: z.array(CatalogueSticker),
});
export type Catalogue = z.infer<typeof Catalogue>;
export type CatalogueTemplate = z.infer<typeof CatalogueTemplate>;
export type CataloguePart = z.infer<typeof CataloguePart>;
export type CatalogueSticker = z.infer<typeof CatalogueSticker>;
