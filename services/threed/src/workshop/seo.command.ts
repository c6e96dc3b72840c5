import { randomUUID } from "node:crypto";
import { LANGUAGES } from "@carloom/i18n";
import type { RequestContext } from "@carloom/platform";
import { done, invalid, notFound, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { socialCard } from "../template/picture-sizes.ts";
import { readText } from "../text.ts";
import { readUpload } from "../upload/upload.command.ts";
import { uploadRefused } from "../upload/upload.policy.ts";
import { changed } from "./workshop.command.ts";
import { changeImport, importByUuid, lockImport, type WorkshopRow } from "./workshop.repository.ts";

type Texts = { en: string; ko: string; ja: string };
export type SeoInput = { title: Texts; description: Texts };

const MOST = { title: 70, description: 300 } as const;

/** What search engines and links say of the car, in each language; where a text is empty, the car's own is said. */
export async function seoImport(context: RequestContext, uuid: string, given: SeoInput): Promise<Outcome<WorkshopRow>> {
  const read = { title: { en: "", ko: "", ja: "" }, description: { en: "", ko: "", ja: "" } };
  for (const part of ["title", "description"] as const)
    for (const language of LANGUAGES) {
      const text = readText(given[part][language], { name: `search ${part}`, min: 0, max: MOST[part] });
      if (!text.ok) return invalid(text.message);
      read[part][language] = text.text;
    }
  const isEmpty = [read.title, read.description].every((texts) => LANGUAGES.every((one) => texts[one] === ""));
  return changed(context, uuid, async (trx, row) => {
    if (row.kind !== "car") return notFound("import");
    await changeImport(trx, uuid, { seo: isEmpty ? null : read });
    return null;
  });
}

/** The picture beside a link to the car, cut to 1200 × 630; null: the car's picture is shown again. */
export async function seoPictureImport(
  context: RequestContext,
  uuid: string,
  file: File | null,
): Promise<Outcome<WorkshopRow>> {
  const refused = file && (await uploadRefused(context));
  if (refused) return refused;
  if (!(await importByUuid(context.db, uuid, "car"))) return notFound("import");
  const card = file && (await cardOf(context, file));
  if (card && !card.ok) return invalid(card.message);
  await keepObjects(context, card ? [card.object] : [], async (trx, [picture = null]) => {
    const row = await lockImport(trx, uuid);
    if (row?.seo_picture && row.seo_picture !== picture) await addPendingObjects(trx, randomUUID(), [row.seo_picture]);
    if (row) await changeImport(trx, uuid, { seo_picture: picture });
    else if (picture) await addPendingObjects(trx, randomUUID(), [picture]);
  });
  const row = await importByUuid(context.db, uuid);
  return row ? done(row) : notFound("import");
}

async function cardOf(context: RequestContext, file: File) {
  const read = await readUpload(context, file, "art");
  if (!read.ok) return read;
  if (read.picture.mimeType === "image/svg+xml")
    return { ok: false as const, message: "The picture of a car is a photo: PNG, JPEG or WebP." };
  const bytes = await socialCard(read.picture.bytes);
  return { ok: true as const, object: { folder: "template", bytes, extension: "jpg" } };
}
