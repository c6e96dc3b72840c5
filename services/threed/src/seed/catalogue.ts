import { LocalizedText, readPart } from "@carloom/build";
import { z } from "zod";

/** Path relative to the catalogue's folder. */
const File = z.string().min(1);
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);

/** Of any version that this code or an earlier one wrote. */
const Option = z.unknown().transform((option, context) => {
  const reading = readPart(option);
  if (reading.status === "ok") return reading.value;
  const message = reading.status === "newer" ? "A newer version wrote this part." : reading.message;
  context.issues.push({ code: "custom", message, input: option });
  return z.NEVER;
});

const CatalogueTemplate = z.object({
  slug: Slug,
  title: LocalizedText,
  description: LocalizedText,
  manifest: File,
  thumbnail: z.object({ jpg: File, webp: File, mobile: File, video: File.optional() }),
});

const CataloguePart = z.object({
  slug: Slug,
  title: LocalizedText,
  description: LocalizedText,
  slots: z.array(z.string()).min(1),
  templates: z.array(Slug).nullable(),
  model: File,
  option: Option,
  thumbnail: File,
});

const CatalogueSticker = z.object({
  slug: Slug,
  type: z.string(),
  title: LocalizedText,
  /** Metres. */
  width: z.number().positive(),
  file: File,
  thumbnail: File,
});

/** What this service reads of a generated `catalogue.json`; prices and stock are read by commerce. */
export const Catalogue = z.object({
  version: z.literal(1),
  hash: z.string(),
  templates: z.array(CatalogueTemplate),
  parts: z.array(CataloguePart),
  stickers: z.array(CatalogueSticker),
});
export type Catalogue = z.infer<typeof Catalogue>;
