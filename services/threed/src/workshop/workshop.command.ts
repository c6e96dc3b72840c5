import { randomUUID } from "node:crypto";
import type { Database, RequestContext } from "@carloom/platform";
import { sameJson } from "@carloom/build";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { isSlug, isStorableText, readText } from "../text.ts";
import { readUpload } from "../upload/upload.command.ts";
import { uploadRefused } from "../upload/upload.policy.ts";
import { platesOff, readCorrections, withEarlier, WorkshopCorrections } from "./corrections.policy.ts";
import { requestRun } from "./workshop.jobs.ts";
import { type Licence, needsProof } from "./workshop.policy.ts";
import { mayStart } from "./workshop.process.ts";
import {
  changeImport,
  deleteImport,
  importByUuid,
  lockImport,
  objectsOfImport,
  resultsByUuid,
  type WorkshopRow,
} from "./workshop.repository.ts";

type Change = (trx: Database, row: WorkshopRow) => Promise<Outcome<unknown> | null>;

/** Changes a held import; the change says what is against it. */
export async function changed(context: RequestContext, uuid: string, change: Change): Promise<Outcome<WorkshopRow>> {
  const refused = await context.db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, uuid);
    return row ? change(trx, row) : notFound("import");
  });
  if (refused?.error) return { value: null, error: refused.error };
  const row = await importByUuid(context.db, uuid);
  return row ? done(row) : notFound("import");
}

export const outdated = (row: WorkshopRow, version: number) =>
  row.version === version ? null : fail("CONFLICT", "Somebody changed this import meanwhile. Look at it again.");

/** Imports a file once more, from the file as it came. */
export const startImport = (context: RequestContext, uuid: string) =>
  changed(context, uuid, async (trx, row) => {
    if (!mayStart(row.state)) return invalid("This import is not finished. Stop it first.");
    await requestRun(trx, uuid);
    return null;
  });

/** What runs ends within a moment; what was made before stays. */
export const stopImport = (context: RequestContext, uuid: string) =>
  changed(context, uuid, async (trx, row) => {
    if (row.state === "WAITING" || row.state === "RUNNING") await changeImport(trx, uuid, { state: "STOPPED" });
    return null;
  });

/** Stores corrections and imports again with them; the ones before can be had back. */
export async function correctImport(
  context: RequestContext,
  uuid: string,
  version: number,
  given: unknown,
): Promise<Outcome<WorkshopRow>> {
  const parsed = WorkshopCorrections.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // what plates measure is said in a sentence, the rest is never offered otherwise
    return invalid(
      issue && issue.path[0] === "plates" && !issue.path.includes("at")
        ? issue.message
        : `${issue?.path.join(".") ?? "corrections"} is not accepted.`,
    );
  }
  return changed(context, uuid, async (trx, row) => {
    if (row.source === null) return invalid("The file is not whole yet.");
    if (row.kind !== "car") return notFound("import");
    const result = (await resultsByUuid(trx, [uuid])).get(uuid);
    if (result?.package) return invalid("This car came in a package, which is taken as it is.");
    const conflict = outdated(row, version);
    if (conflict) return conflict;
    const off = platesOff(parsed.data, result?.found.frame ?? [], result?.manifest.dimensions ?? null);
    if (off) return invalid(off);
    const before = readCorrections(row.corrections);
    if (sameJson(before, parsed.data)) return null;
    const earlier = withEarlier(row.earlier as unknown[], before);
    await changeImport(trx, uuid, { corrections: parsed.data, earlier });
    await requestRun(trx, uuid);
    return null;
  });
}

/** Takes the last correction back. */
export const undoCorrection = (context: RequestContext, uuid: string, version: number) =>
  changed(context, uuid, async (trx, row) => {
    if (row.kind !== "car") return notFound("import");
    const conflict = outdated(row, version);
    if (conflict) return conflict;
    const earlier = [...(row.earlier as unknown[])];
    const last = earlier.pop();
    if (last === undefined) return invalid("There is nothing to undo.");
    await changeImport(trx, uuid, { corrections: readCorrections(last), earlier });
    await requestRun(trx, uuid);
    return null;
  });

export type ImportTexts = {
  title: { en: string; ko: string; ja: string };
  /** In every language, or in none; absent: as it was. */
  description?: { en: string; ko: string; ja: string } | null | undefined;
  slug: string;
  brand: string;
  model: string;
  bodyStyle: string;
};

type ReadDescription = { ok: true; value: WorkshopRow["description"] | undefined } | { ok: false; message: string };

/** What is said of a car is said in every language. */
function readDescription(given: ImportTexts["description"]): ReadDescription {
  if (!given) return { ok: true, value: undefined };
  const { en, ko, ja } = given;
  if ([en, ko, ja].every((text) => text.trim() === "")) return { ok: true, value: null };
  const read = [en, ko, ja].map((text) => readText(text, { name: "description", min: 1, max: 600 }));
  const wrong = read.find((one) => !one.ok);
  if (wrong && !wrong.ok) return { ok: false, message: wrong.message };
  const [first = "", second = "", third = ""] = read.map((one) => (one.ok ? one.text : ""));
  return { ok: true, value: { en: first, ko: second, ja: third } };
}

/** Names of the car. Its address stays once it is published: builds and links name it. */
export async function describeImport(
  context: RequestContext,
  uuid: string,
  texts: ImportTexts,
): Promise<Outcome<WorkshopRow>> {
  const read = (value: string, name: string, max: number, min = 1) => readText(value, { name, min, max });
  const en = read(texts.title.en, "English name", 80);
  const ko = read(texts.title.ko, "Korean name", 80);
  const ja = read(texts.title.ja, "Japanese name", 80);
  const brand = read(texts.brand, "brand", 40);
  const model = read(texts.model, "model", 60);
  for (const one of [en, ko, ja, brand, model]) if (!one.ok) return invalid(one.message);
  if (!en.ok || !ko.ok || !ja.ok || !brand.ok || !model.ok) return invalid("A name is missing.");
  const description = readDescription(texts.description);
  if (!description.ok) return invalid(description.message);
  if (!isSlug(texts.slug) || texts.slug.length > 80)
    return invalid("The address takes lower-case letters, digits and dashes.");
  return changed(context, uuid, async (trx, row) => {
    if (row.kind !== "car") return notFound("import");
    if (row.template_uuid !== null && row.slug !== texts.slug)
      return invalid("The address stays once a car is published: builds and links name it.");
    await changeImport(trx, uuid, {
      title: { en: en.text, ko: ko.text, ja: ja.text },
      ...(description.value !== undefined && { description: description.value }),
      slug: texts.slug,
      brand: brand.text,
      model: model.text,
      body_style: texts.bodyStyle,
    });
    return null;
  });
}

/** By what right the model is shown, as whoever brought it says. */
export async function licenseImport(
  context: RequestContext,
  uuid: string,
  { kind, ...given }: Licence,
): Promise<Outcome<WorkshopRow>> {
  const author = readText(given.author, { name: "author", min: 1, max: 120 });
  if (!author.ok) return invalid(author.message);
  const source = readText(given.source, { name: "source", min: kind === "OWN" ? 0 : 1, max: 300 });
  if (!source.ok) return invalid(source.message);
  const proof = given.proof.trim();
  if (!isStorableText(proof)) return invalid("The proof holds characters that cannot be stored.");
  if (proof.length > 2000) return invalid("The proof has more than 2000 characters.");
  if (needsProof(kind) && proof === "") return invalid("The proof is missing: say what shows this right.");
  return changed(context, uuid, async (trx) => {
    await changeImport(trx, uuid, { licence: { kind, author: author.text, source: source.text, proof } });
    return null;
  });
}

/** The picture that stands for the car, as a person framed it. */
export async function pictureImport(context: RequestContext, uuid: string, file: File): Promise<Outcome<WorkshopRow>> {
  const refused = await uploadRefused(context);
  if (refused) return refused;
  if (!(await importByUuid(context.db, uuid))) return notFound("import");
  const read = await readUpload(context, file, "art");
  if (!read.ok) return invalid(read.message);
  const { bytes, extension, mimeType } = read.picture;
  if (mimeType === "image/svg+xml") return invalid("The picture of a car is a photo: PNG, JPEG or WebP.");
  await keepObjects(context, [{ folder: "template", bytes, extension }], async (trx, [picture = ""]) => {
    const row = await lockImport(trx, uuid);
    if (row?.picture && row.picture !== picture) await addPendingObjects(trx, randomUUID(), [row.picture]);
    if (row) await changeImport(trx, uuid, { picture });
    else await addPendingObjects(trx, randomUUID(), [picture]);
  });
  const row = await importByUuid(context.db, uuid);
  return row ? done(row) : notFound("import");
}

/** Forgets an import and its file; what was published of it stays published, and is taken down first. */
export async function removeImport(context: RequestContext, uuid: string): Promise<Outcome<true>> {
  return context.db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, uuid);
    if (!row) return notFound("import");
    if (row.template_uuid !== null) return invalid("This car is published. Take it down instead.");
    if (row.part_uuid !== null) return invalid("This part is published. Take it down instead.");
    const files = await objectsOfImport(trx, uuid);
    const objects = [...row.parts, row.source, row.picture, row.seo_picture, ...files].filter((name) => name !== null);
    await deleteImport(trx, uuid);
    await addPendingObjects(trx, randomUUID(), objects);
    return done(true as const);
  });
}
