import { randomUUID } from "node:crypto";
import { type BuildDocument, buildToPreset, type Manifest, presetToBuild } from "@carloom/build";
import type { RequestContext } from "@carloom/platform";
import { readBuild, resolveBuild } from "../design/resolve.ts";
import { done, fail, invalid, notFound, type Outcome, signInFirst, unreadable } from "../failure.ts";
import { keepObjects, removeObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { slotsOfPart } from "../part/part.policy.ts";
import { partModelsByUuid } from "../part/part.repository.ts";
import { MAX_PRESETS } from "../project/project.policy.ts";
import { ownProject } from "../project/project.repository.ts";
import { seesClosed } from "../template/template.policy.ts";
import { manifestsByUuid, templatesByUuid } from "../template/template.repository.ts";
import { carNewer, wholeManifest } from "../template/unreadable.ts";
import { readText, type TextRule } from "../text.ts";
import { readUpload } from "../upload/upload.command.ts";
import { uploadRefused, uploadsIn } from "../upload/upload.policy.ts";
import { PictureGone, unlessGone } from "../upload/gone.ts";
import { useUploads } from "../upload/upload.repository.ts";
import { uuidv7 } from "../uuid.ts";
import { tooMuch } from "./preset.policy.ts";
import {
  countPresets,
  deletePresetRow,
  insertPreset,
  ownPreset,
  type PresetRow,
  renamePresetRow,
} from "./preset.repository.ts";
import { requestPicture } from "../picture/request.ts";
import { ownerOf } from "../owner/owner.policy.ts";

const TITLE: TextRule = { name: "title", min: 1, max: 120 };

export type PresetArguments = {
  title: string;
  partModelUuids: readonly string[];
  stickers: readonly unknown[];
  thumbnail?: File | null;
  setting?: unknown;
};

type DesignTemplate = { slug: string; manifest: Manifest };

/** The visitor's own project and its template, both to be seen; null is the answer for everything else. */
export async function presetProject(context: RequestContext, ownerId: string, projectUuid: string) {
  const project = await ownProject(context.db, ownerId, projectUuid);
  if (!project) return null;
  const sight = { closed: seesClosed(context.visitor) };
  const template = (await templatesByUuid(context.db, sight, [project.template_uuid])).get(project.template_uuid);
  return template ? { project, template } : null;
}

/** Joins and checks the arguments; parts and stickers are the truth, `setting` may only add to them. */
async function readPreset(
  context: RequestContext,
  template: DesignTemplate,
  input: PresetArguments,
  ownerId: string,
): Promise<Outcome<BuildDocument>> {
  const uuids = [...new Set(input.partModelUuids)];
  const parts = await partModelsByUuid(context.db, uuids);
  const slots = new Map<string, string[]>();
  for (const uuid of uuids) {
    const part = parts.get(uuid);
    if (!part) return invalid(`There is no part ${uuid}.`);
    const fitting = slotsOfPart(template.manifest, template.slug, part);
    if (fitting.length === 0) return invalid(`The part ${part.title.en} (${uuid}) does not go on this car.`);
    slots.set(uuid, fitting);
  }
  const joined = presetToBuild(
    { setting: input.setting, stickers: input.stickers, partModelUuids: uuids },
    (uuid) => slots.get(uuid) ?? [],
  );
  if (!joined.ok) return unreadable(joined);
  const build = readBuild(joined.value);
  if (!build.ok) return unreadable(build);
  const mounted = new Set(Object.values(build.value.parts));
  const unused = uuids.find((uuid) => !mounted.has(uuid));
  if (unused) {
    return invalid(`The part ${unused} shares its slot with another one: say in setting.slots which part goes where.`);
  }
  const resolved = await resolveBuild(context.db, template, build.value, ownerId);
  return resolved.ok ? done(resolved.value.build) : invalid(resolved.problem.message);
}

export const createPreset = (
  context: RequestContext,
  projectUuid: string,
  input: PresetArguments,
): Promise<Outcome<PresetRow>> => unlessGone(() => writePreset(context, projectUuid, input));

async function writePreset(
  context: RequestContext,
  projectUuid: string,
  input: PresetArguments,
): Promise<Outcome<PresetRow>> {
  const { visitor, db } = context;
  if (!visitor) return signInFirst();
  const title = readText(input.title, TITLE);
  if (!title.ok) return invalid(title.message);
  const excess = tooMuch(input);
  if (excess) return invalid(excess);
  const ownerId = ownerOf(visitor);
  const place = await presetProject(context, ownerId, projectUuid);
  const found = place && (await manifestsByUuid(db, [place.template.uuid])).get(place.template.uuid);
  if (!place || !found) return notFound("project");
  if (found.status === "newer") return carNewer();
  const manifest = wholeManifest(found);
  const build = await readPreset(context, { slug: place.template.slug, manifest }, input, ownerId);
  if (!build.value) return { value: null, error: build.error };
  if ((await countPresets(db, projectUuid)) >= MAX_PRESETS) {
    return fail("LIMIT", `This project has ${MAX_PRESETS} presets already.`);
  }
  const { setting, stickers } = buildToPreset(build.value);
  const row = {
    uuid: uuidv7(),
    project_uuid: projectUuid,
    title: title.text,
    setting,
    part_model_uuids: [...new Set(input.partModelUuids)],
    stickers,
  };
  if (!input.thumbnail) {
    // it gets one that the server draws
    const made = await db.transaction().execute(async (trx) => {
      const stored = await insertPreset(trx, { ...row, thumbnail: null, picture_hash: null });
      if (!(await useUploads(trx, uploadsIn({ stickers }), ownerId))) throw new PictureGone();
      await requestPicture(trx, { preset: stored.uuid });
      return stored;
    });
    return done(made);
  }
  const refused = await uploadRefused(context);
  if (refused) return refused;
  const read = await readUpload(context, input.thumbnail, "thumbnail");
  if (!read.ok) return invalid(`thumbnail: ${read.message}`);
  const { bytes, extension } = read.picture;
  return done(
    await keepObjects(context, [{ folder: "preset", bytes, extension }], async (trx, [thumbnail = null]) => {
      if (!(await useUploads(trx, uploadsIn({ stickers }), ownerId))) throw new PictureGone();
      return insertPreset(trx, { ...row, thumbnail, picture_hash: null });
    }),
  );
}

/** Gives a preset of the visitor's own another name. */
export async function renamePreset(context: RequestContext, uuid: string, name: string): Promise<Outcome<PresetRow>> {
  const { visitor, db } = context;
  if (!visitor) return signInFirst();
  const title = readText(name, TITLE);
  if (!title.ok) return invalid(title.message);
  const ownerId = ownerOf(visitor);
  const preset = await ownPreset(db, ownerId, uuid);
  if (!preset || !(await presetProject(context, ownerId, preset.project_uuid))) return notFound("preset");
  const renamed = await renamePresetRow(db, ownerId, uuid, title.text);
  return renamed ? done(renamed) : notFound("preset");
}

export async function deletePreset(context: RequestContext, uuid: string): Promise<Outcome<true>> {
  const { visitor, db } = context;
  if (!visitor) return signInFirst();
  const token = randomUUID();
  const removed = await db.transaction().execute(async (trx) => {
    const row = await deletePresetRow(trx, ownerOf(visitor), uuid);
    // pending with the row's end: a crash before the file is gone leaves it to the sweep
    if (row?.thumbnail) await addPendingObjects(trx, token, [row.thumbnail]);
    return row;
  });
  if (!removed) return notFound("preset");
  if (removed.thumbnail) await removeObjects(context, token, [removed.thumbnail]);
  return done(true);
}
