import { randomUUID } from "node:crypto";
import {
  AssetRefusal,
  type ImportOptions,
  importTemplateIsolated,
  isTemplatePackage,
  keepNames,
  movesBetween,
  openPackageIsolated,
} from "@carloom/asset";
import type { Manifest } from "@carloom/build";
import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { z } from "zod";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { lostNames } from "../template/names.ts";
import { publishedOf } from "../template/published.ts";
import { formersOf } from "../template/version.repository.ts";
import { importCorrections, readCorrections } from "./corrections.policy.ts";
import { type OpenPackage, takePackage, Unwanted } from "./take-package.ts";
import type { WorkshopKind } from "./workshop.process.ts";
import { WORK_LIMITS } from "./workshop.policy.ts";
import {
  beginRun,
  endRun,
  filesOfResult,
  noteProgress,
  resultsByUuid,
  waitForRun,
  type WorkshopRow,
} from "./workshop.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;
/** Makes of a file what it becomes, and ends the run. */
export type RunImport = (row: WorkshopRow, bytes: Uint8Array) => Promise<void>;
export type ImportWork = typeof importTemplateIsolated;

/** The job that imports one file; one is worked on at a time. */
const WORKSHOP = "threed.workshop";
/** So often its progress is written, and asked whether it is still wanted. */
const LOOK_MS = 500;

const Payload = z.strictObject({ uuid: z.uuid() });

/** Asks for a new run, in the caller's transaction. */
export async function requestRun(trx: Database, uuid: string): Promise<void> {
  await waitForRun(trx, uuid);
  await addJob(trx, WORKSHOP, { uuid }, { key: `${WORKSHOP}:${uuid}`, queue: WORKSHOP, maxAttempts: 3 });
}

type Followed = Required<Pick<ImportOptions, "signal" | "progress">>;

/** Writes how far a run is, and ends it when nobody wants it any more. @throws Unwanted */
export async function followed<T>(
  { db }: Pick<Store, "db">,
  row: WorkshopRow,
  run: (followed: Followed) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let [step, progress]: [string | null, number] = [null, 0];
  const look = async () => {
    if (!(await noteProgress(db, row.uuid, row.run, step, progress))) abort.abort(new Unwanted());
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    return await run({
      signal: abort.signal,
      progress: (name, done) => {
        step = name;
        progress = done;
      },
    });
  } finally {
    clearInterval(timer);
  }
}

/** Runs the import in its process. @throws Unwanted */
function imported(services: Store, row: WorkshopRow, bytes: Uint8Array, work: ImportWork) {
  const corrections = readCorrections(row.corrections);
  return followed(services, row, (heard) =>
    work(
      bytes,
      {
        title: row.title.en,
        ...(corrections.length !== null && { length: corrections.length }),
        ...(corrections.nose !== null && { nose: corrections.nose }),
        ...(corrections.triangles !== null && { triangles: corrections.triangles }),
        pieces: true,
        corrections: importCorrections(corrections),
        ...heard,
      },
      WORK_LIMITS,
      true,
    ),
  );
}

/** No name comes to mean another surface than it does in the version that visitors see, or did in one before. */
async function namedAsShown<T extends { glb: Uint8Array; manifest: Manifest }>(
  { db, storage, log }: Store,
  row: WorkshopRow,
  made: T,
): Promise<T> {
  const before = await publishedOf(db, row);
  const shown = before && (await storage.get(before.model3d.full.url));
  if (!shown || row.template_uuid === null) return made;
  const former = (await formersOf(db, [row.template_uuid])).get(row.template_uuid) ?? {};
  try {
    return { ...made, ...(await keepNames(shown, made, new Set(Object.keys(former)))) };
  } catch (error) {
    log.warn("the names of two versions of a car cannot be compared", { import: row.uuid, error: String(error) });
    return made;
  }
}

/** By place and shape, what this version calls that the one that visitors see calls otherwise. */
async function movesOf({ db, storage, log }: Store, row: WorkshopRow, manifest: Manifest, glb: Uint8Array) {
  const before = await publishedOf(db, row);
  const lost = before ? lostNames(before, manifest) : [];
  const shown = before && lost.length > 0 ? await storage.get(before.model3d.full.url) : null;
  if (!shown) return [];
  try {
    return await movesBetween(shown, glb, lost);
  } catch (error) {
    log.warn("two versions of a car cannot be compared", { import: row.uuid, error: String(error) });
    return [];
  }
}

async function run(services: Store, row: WorkshopRow, bytes: Uint8Array, work: ImportWork): Promise<void> {
  const made = await imported(services, row, bytes, work);
  const { glb, manifest, report, found, pieces, drawing } = await namedAsShown(services, row, made);
  const moves = await movesOf(services, row, manifest, glb);
  const objects = [
    { folder: "model", bytes: glb, extension: "glb" },
    ...(drawing ? [{ folder: "model", bytes: drawing.webp, extension: "webp" }] : []),
    ...(pieces ? [{ folder: "model", bytes: pieces, extension: "bin" }] : []),
  ];
  await keepObjects(services, objects, async (trx, kept) => {
    const [model = ""] = kept;
    const picture = drawing ? (kept[1] ?? "") : "";
    const faces = pieces ? (kept.at(-1) ?? null) : null;
    const before = (await resultsByUuid(trx, [row.uuid])).get(row.uuid);
    const { full } = manifest.model3d;
    const whole = {
      ...manifest,
      model3d: { ...manifest.model3d, full: { ...full, url: model } },
      ...(drawing && {
        drawing: {
          file: { url: picture, bytes: drawing.webp.byteLength },
          nose: drawing.nose,
          breadth: drawing.breadth,
        },
      }),
    };
    if (
      !(await endRun(trx, row.uuid, row.run, {
        state: "DONE",
        result: { report, found, manifest: whole, pieces: faces, moves },
      }))
    )
      throw new Unwanted();
    const gone = (before ? filesOfResult(before) : []).filter((name) => !kept.includes(name));
    await addPendingObjects(trx, randomUUID(), gone);
  });
}

/**
 * @param work imports in a process of its own, within {@link WORK_LIMITS}
 * @param open the same for packages of other installations
 * @param others what is done with files that become something else than a car
 */
export function workshopJobs(
  services: Store,
  work: ImportWork = importTemplateIsolated,
  open: OpenPackage = openPackageIsolated,
  others: Partial<Record<WorkshopKind, RunImport>> = {},
): JobHandlers {
  const { db, storage, log } = services;
  return {
    [WORKSHOP]: async (payload, { lastAttempt }) => {
      const { uuid } = Payload.parse(payload);
      const row = await beginRun(db, uuid);
      if (!row) return;
      try {
        const bytes = row.source === null ? null : await storage.get(row.source);
        if (!bytes) throw new Error("The file of an import is not there.");
        const other = others[row.kind];
        if (other) await other(row, bytes);
        else if (isTemplatePackage(bytes)) await takePackage(services, row, bytes, open);
        else await run(services, row, bytes, work);
      } catch (error) {
        if (error instanceof Unwanted) return;
        if (error instanceof AssetRefusal) {
          const { code, values, message } = error;
          await endRun(db, uuid, row.run, { state: "REFUSED", refusal: { code, values, message } });
          return;
        }
        if (!lastAttempt) throw error;
        log.warn("a file cannot be imported", { import: uuid, error: String(error) });
        await endRun(db, uuid, row.run, { state: "FAILED" });
      }
    },
  };
}
