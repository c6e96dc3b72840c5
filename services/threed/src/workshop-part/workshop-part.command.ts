import { isByHub, type PartKind, slotsOfKind } from "@carloom/asset";
import { type LocalizedText, sameJson } from "@carloom/build";
import { inEach } from "@carloom/i18n";
import { addJob, type RequestContext } from "@carloom/platform";
import { invalid, notFound, type Outcome } from "../failure.ts";
import { tellChanged } from "../part/changed.ts";
import { partModelBySlug, partModelsByUuid, setPartModelStatus, upsertPartModel } from "../part/part.repository.ts";
import { listTemplates } from "../template/template.repository.ts";
import { isSlug, readText } from "../text.ts";
import { uuidv7 } from "../uuid.ts";
import { withEarlier } from "../workshop/corrections.policy.ts";
import { changed, outdated } from "../workshop/workshop.command.ts";
import { requestRun } from "../workshop/workshop.jobs.ts";
import { isBusy } from "../workshop/workshop.process.ts";
import { changeImport, importByUuid, type WorkshopRow } from "../workshop/workshop.repository.ts";
import { readPartCorrections, WorkshopPartCorrections } from "./part-corrections.policy.ts";
import { TRY } from "./workshop-part.jobs.ts";
import { type PartResult, partResultsByUuid } from "./workshop-part.repository.ts";

const MOST_CARS = 200;
const KIND_STAYS = "The kind stays once a part is published: builds have it in that place.";
const notPart = () => notFound("import");

/** Stores corrections and imports again with them; the ones before can be had back. */
export async function correctPart(
  context: RequestContext,
  uuid: string,
  version: number,
  given: unknown,
): Promise<Outcome<WorkshopRow>> {
  const parsed = WorkshopPartCorrections.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return invalid(`${issue?.path.join(".") ?? "corrections"} is not accepted.`);
  }
  return changed(context, uuid, async (trx, row) => {
    if (row.kind !== "part") return notPart();
    if (row.source === null) return invalid("The file is not whole yet.");
    const conflict = outdated(row, version);
    if (conflict) return conflict;
    const result = (await partResultsByUuid(trx, [uuid])).get(uuid);
    const { kind } = parsed.data;
    if (row.part_uuid !== null && result && kind !== null && kind !== result.found.kind) return invalid(KIND_STAYS);
    const before = readPartCorrections(row.corrections);
    if (sameJson(before, parsed.data)) return null;
    const earlier = withEarlier(row.earlier as unknown[], before);
    await changeImport(trx, uuid, { corrections: parsed.data, earlier });
    await requestRun(trx, uuid);
    return null;
  });
}

/** Takes the last correction back. */
export const undoPart = (context: RequestContext, uuid: string, version: number) =>
  changed(context, uuid, async (trx, row) => {
    if (row.kind !== "part") return notPart();
    const conflict = outdated(row, version);
    if (conflict) return conflict;
    const earlier = [...(row.earlier as unknown[])];
    const last = earlier.pop();
    if (last === undefined) return invalid("There is nothing to undo.");
    await changeImport(trx, uuid, { corrections: readPartCorrections(last), earlier });
    await requestRun(trx, uuid);
    return null;
  });

/** Tries it on every car once more: there may be new ones. */
export const tryPartAgain = (context: RequestContext, uuid: string) =>
  changed(context, uuid, async (trx, row) => {
    if (row.kind !== "part") return notPart();
    if (isBusy(row.state) || !row.has_result) return invalid("The import is not finished.");
    await addJob(trx, TRY, { uuid }, { key: `${TRY}:${uuid}`, queue: TRY, maxAttempts: 3 });
    return null;
  });

export type PartTexts = {
  title: LocalizedText;
  slug: string;
  /** Cars that it is offered on; null: all that have its slot. */
  cars: readonly string[] | null;
};

/** Names of the part, and for which cars it was made. Its address stays once it is published. */
export async function describePart(
  context: RequestContext,
  uuid: string,
  { title, slug, cars }: PartTexts,
): Promise<Outcome<WorkshopRow>> {
  const names = inEach((language) => readText(title[language], { name: "name", min: 1, max: 80 }));
  for (const one of Object.values(names)) if (!one.ok) return invalid(one.message);
  if (!isSlug(slug) || slug.length > 80) return invalid("The address takes lower-case letters, digits and dashes.");
  if (cars && (cars.length > MOST_CARS || !cars.every(isSlug))) return invalid("There is no such car.");
  return changed(context, uuid, async (trx, row) => {
    if (row.kind !== "part") return notPart();
    if (row.part_uuid !== null && row.slug !== slug)
      return invalid("The address stays once a part is published: products and links name it.");
    await changeImport(trx, uuid, {
      title: inEach((language) => {
        const name = names[language];
        return name.ok ? name.text : "";
      }),
      slug,
      cars: cars && [...new Set(cars)].sort(),
    });
    return null;
  });
}

/** What stands against showing a part; null: nothing. */
function missing(row: WorkshopRow, result: PartResult | undefined): string | null {
  if (row.taken_down_at) return "This part was taken down. An owner may let it be shown again.";
  if (row.state !== "DONE" || !result) return "The import is not finished.";
  if (!row.licence) return "State the licence first.";
  if (!row.picture) return "Take a picture of the part first.";
  if (result.found.kind === "wheel" && !result.option.measures.wheel)
    return "State the bolt pattern and the center bore first.";
  if (result.found.kind === "brakes" && !result.option.measures.brake) return "State the bolt pattern first.";
  // wheels and brakes fit by their hub, all else is made for certain cars
  if (!isByHub(result.found.kind) && (row.cars ?? []).length === 0)
    return "Choose the cars that it was made for first.";
  return null;
}

/** Cars of before stay: builds have the part there. */
const carsOf = (before: readonly string[] | null | undefined, now: readonly string[] | null): string[] | null =>
  before === null || now === null ? null : [...new Set([...(before ?? []), ...now])].sort();

/**
 * Makes the part a part model, or replaces what the one that was made of this import shows: it keeps its uuid, its slots and
 * the cars that it was open for, so every build that has it stays whole.
 */
export async function publishPart(context: RequestContext, uuid: string): Promise<Outcome<WorkshopRow>> {
  const { db } = context;
  const row = await importByUuid(db, uuid, "part");
  if (!row) return notPart();
  const result = (await partResultsByUuid(db, [uuid])).get(uuid);
  const lacking = missing(row, result);
  if (lacking !== null || !result) return invalid(lacking ?? "The import is not finished.");
  const there = await partModelBySlug(db, row.slug);
  if (there && there.uuid !== row.part_uuid) return invalid("Another part has this address. Choose another one.");
  const known = await listTemplates(db, { closed: true }, {}, 10_000, null);
  const cars = row.cars?.filter((slug) => known.some((one) => one.slug === slug)) ?? null;
  if (row.cars && cars?.length === 0) return invalid("Choose the cars that it was made for first.");
  return changed(context, uuid, async (trx, held) => {
    if (held.version !== row.version) return outdated(held, row.version);
    const part = row.part_uuid ?? uuidv7();
    const before = row.part_uuid ? (await partModelsByUuid(trx, [part])).get(part) : undefined;
    const slots = slotsOfKind(result.found.kind as PartKind);
    // also where the kind was proposed, or a correction taken back
    if (before && !slots.every((slot) => before.slots.includes(slot))) return invalid(KIND_STAYS);
    await upsertPartModel(trx, {
      uuid: part,
      slug: row.slug,
      title: row.title,
      description: before?.description ?? null,
      thumbnail: row.picture,
      slots: before?.slots ?? slots,
      template_slugs: before ? carsOf(before.template_slugs, cars) : cars,
      option: result.option,
    });
    await setPartModelStatus(trx, part, "open");
    if (before) {
      const { title, thumbnail: picture } = before;
      const weightKg = (before.option.status === "ok" && before.option.value.measures.weightKg) || null;
      await tellChanged(trx, part, { title, weightKg, picture });
    }
    await changeImport(trx, uuid, { part_uuid: part });
    return null;
  });
}
