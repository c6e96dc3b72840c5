import { LocalizedText } from "@carloom/build";
import { z } from "zod";

/** Path relative to the catalogue's folder. */
const File = z.string().min(1);
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);

/** Minor units of each channel's currency. */
const Price = z.object({
  USD: z.number().int().positive(),
  KRW: z.number().int().positive(),
  JPY: z.number().int().positive(),
});
export type Price = z.infer<typeof Price>;

const Goods = {
  slug: Slug,
  sku: z.string().min(1),
  title: LocalizedText,
  tags: z.array(z.string()),
  price: Price,
  weightKg: z.number().positive(),
  stock: z.number().int().nonnegative(),
  thumbnail: File,
};

/** What the shop reads of a generated `catalogue.json`; models and art are read by the 3D service. */
export const Catalogue = z.object({
  version: z.literal(1),
  hash: z.string(),
  parts: z.array(
    z.object({
      ...Goods,
      kind: z.string(),
      description: LocalizedText,
      slots: z.array(z.string()),
      /** A catalogue of before does not say. */
      finishes: z.array(z.string()).default([]),
    }),
  ),
  stickers: z.array(
    z.object({ ...Goods, type: z.string(), width: z.number().positive(), height: z.number().positive() }),
  ),
});
export type Catalogue = z.infer<typeof Catalogue>;
