import { randomUUID } from "node:crypto";
import { type BuildDocument, presetToBuild } from "@carloom/build";
import { type Database, type JobHandlers, type Services } from "@carloom/platform";
import { readBuild } from "../design/resolve.ts";
import { PATIENCE } from "../glance/glance.policy.ts";
import { glanceToDraw, setGlance } from "../glance/glance.repository.ts";
import { keepObjects, removeObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { type Drawn, setDrawn, shownByReference } from "../share/share.repository.ts";
import { type FilmMaker, type ModelMaker, pictureOrder, type PictureMaker } from "../picture/order.ts";
import {
  drawnPreset,
  presetToDraw,
  setPresetPicture,
  setVersionPicture,
  undrawnPresets,
  versionToDraw,
} from "./painter.repository.ts";
import { TURN_FILM } from "../template/turn-film-request.ts";
import { filmCar, TurnFilm } from "./turn-film.ts";
import { requestPicture, PICTURE, PicturePayload } from "../picture/request.ts";

type Keeper = Pick<Services, "db" | "storage" | "log">;

/** The row went while its picture was drawn. */
class RowGone extends Error {}

/** Asks for pictures of presets that were made while none could be drawn. */
export async function requestMissing(db: Database): Promise<void> {
  for (const preset of await undrawnPresets(db, 100)) await requestPicture(db, { preset });
}

type Drawing = {
  design: { templateUuid: string; build: BuildDocument; ownerId: string | null };
  kind: "preset" | "share";
  file: { folder: string; extension: string };
  /** What it shows now was drawn of this hash. */
  shows?: string | null;
  /** Bytes that were drawn of the same hash before. */
  known(hash: string): Promise<Uint8Array | null>;
  /** Writes the row; null when there can be no picture. False when the row is gone. */
  write(db: Database, name: string | null, hash: string): Promise<boolean>;
};

const JPEG = { folder: "picture", extension: "jpg" };
const GLB = { folder: "shown", extension: "glb" };

async function drawInto(
  services: Keeper,
  make: PictureMaker | ModelMaker,
  drawing: Drawing,
  lastAttempt: boolean,
): Promise<void> {
  const { db, log } = services;
  const ordered = await pictureOrder(db, drawing.design, drawing.kind);
  if (!ordered) {
    await drawing.write(db, null, "gone");
    return;
  }
  const { order, hash } = ordered;
  // asked for once more while it was drawn
  if (drawing.shows === hash) return;
  let bytes = await drawing.known(hash);
  try {
    bytes ??= await make(order);
  } catch (error) {
    if (!lastAttempt) throw error;
    log.warn("a build cannot be drawn", { kind: drawing.kind, error: String(error) });
    await drawing.write(db, null, hash);
    return;
  }
  try {
    await keepObjects(services, [{ ...drawing.file, bytes }], async (trx, [name = ""]) => {
      if (!(await drawing.write(trx, name, hash))) throw new RowGone();
    });
  } catch (error) {
    if (!(error instanceof RowGone)) throw error;
  }
}

async function drawPreset(services: Keeper, make: PictureMaker, uuid: string, lastAttempt: boolean): Promise<void> {
  const { db, storage } = services;
  const preset = await presetToDraw(db, uuid);
  if (!preset) return;
  const { setting, stickers, part_model_uuids: partModelUuids } = preset;
  const build = presetToBuild({ setting, stickers, partModelUuids }, () => []);
  if (!build.ok) throw new Error(`Preset ${uuid} cannot be read: ${build.message}`);
  const drawing: Drawing = {
    design: { templateUuid: preset.template_uuid, build: build.value, ownerId: preset.owner_id },
    kind: "preset",
    file: JPEG,
    async known(hash) {
      const name = await drawnPreset(db, preset.project_uuid, hash);
      return name === null ? null : storage.get(name);
    },
    write: (trx, name, hash) => setPresetPicture(trx, uuid, name, hash),
  };
  await drawInto(services, make, drawing, lastAttempt);
}

/** Draws a shown build as it is now; what was drawn of it before goes. */
async function drawShown(
  services: Keeper,
  make: PictureMaker | ModelMaker,
  reference: string,
  what: Drawn,
  lastAttempt: boolean,
): Promise<void> {
  const { db } = services;
  const shown = await shownByReference(db, reference);
  const build = shown && readBuild(shown.option);
  if (!shown || !build?.ok) return;
  const before = shown[what];
  const token = randomUUID();
  let replaced = false;
  const drawing: Drawing = {
    design: { templateUuid: shown.template_uuid, build: build.value, ownerId: shown.owner_id },
    kind: "share",
    file: what === "picture" ? JPEG : GLB,
    shows: what === "picture" ? shown.picture_hash : shown.model_hash,
    known: async () => null,
    async write(trx, name, hash) {
      // the picture that came with a link stays when the server can draw none
      const kept = name ?? (what === "picture" && shown.picture_hash === null ? before : null);
      replaced = before !== null && before !== kept;
      if (replaced && before) await addPendingObjects(trx, token, [before]);
      return setDrawn(trx, reference, what, kept, hash);
    },
  };
  await drawInto(services, make, drawing, lastAttempt);
  if (replaced && before) await removeObjects(services, token, [before]);
}

async function drawVersion(services: Keeper, make: PictureMaker, of: string, lastAttempt: boolean): Promise<void> {
  const { db } = services;
  const [projectUuid = "", version = ""] = of.split("/");
  const row = await versionToDraw(db, projectUuid, Number(version));
  const build = row && readBuild(row.option);
  if (!row || !build?.ok) return;
  const drawing: Drawing = {
    design: { templateUuid: row.template_uuid, build: build.value, ownerId: row.owner_id },
    kind: "preset",
    file: JPEG,
    known: async () => null,
    write: (trx, name, hash) => setVersionPicture(trx, projectUuid, Number(version), name, hash),
  };
  await drawInto(services, make, drawing, lastAttempt);
}

/** A build that nobody waits for any more is not drawn. */
async function drawGlance(services: Keeper, make: PictureMaker, hash: string, lastAttempt: boolean): Promise<void> {
  const { db } = services;
  const row = await glanceToDraw(db, hash, PATIENCE);
  const build = row && readBuild(row.option);
  if (!row || !build?.ok) return;
  const drawing: Drawing = {
    design: { templateUuid: row.template_uuid, build: build.value, ownerId: row.owner_id },
    kind: "share",
    file: JPEG,
    known: async () => null,
    write: (trx, name) => setGlance(trx, hash, name),
  };
  await drawInto(services, make, drawing, lastAttempt);
}

/** What draws; without it the pictures are off. */
export type Makers = { picture: PictureMaker; model: ModelMaker; film: FilmMaker };

export function pictureJobs(services: Keeper, make: Makers | null): JobHandlers {
  return {
    [TURN_FILM]: async (payload, { lastAttempt }) => {
      const { template } = TurnFilm.parse(payload);
      if (make) await filmCar(services, make.film, template, lastAttempt);
    },
    [PICTURE]: async (payload, { lastAttempt }) => {
      if (!make) return;
      const job = PicturePayload.parse(payload);
      if ("preset" in job) await drawPreset(services, make.picture, job.preset, lastAttempt);
      else if ("version" in job) await drawVersion(services, make.picture, job.version, lastAttempt);
      else if ("glance" in job) await drawGlance(services, make.picture, job.glance, lastAttempt);
      else if ("share" in job) await drawShown(services, make.picture, job.share, "picture", lastAttempt);
      else await drawShown(services, make.model, job.model, "model", lastAttempt);
    },
  };
}
