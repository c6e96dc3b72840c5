import { randomUUID } from "node:crypto";
import { AssetRefusal, importTemplateIsolated, isTemplatePackage, openPackageIsolated } from "@carloom/asset";
import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { z } from "zod";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { importCorrections, readCorrections } from "./corrections.policy.ts";
import { type OpenPackage, takePackage, Unwanted } from "./take-package.ts";
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

/** Runs the import in its process; ends it when nobody wants it any more. @throws Unwanted */
async function imported({ db }: Store, row: WorkshopRow, bytes: Uint8Array, work: ImportWork) {
  const abort = new AbortController();
  let [step, progress]: [string | null, number] = [null, 0];
  const look = async () => {
    if (!(await noteProgress(db, row.uuid, row.run, step, progress))) abort.abort(new Unwanted());
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  const corrections = readCorrections(row.corrections);
  try {
    return await work(
      bytes,
      {
        title: row.title.en,
        ...(corrections.length !== null && { length: corrections.length }),
        ...(corrections.nose !== null && { nose: corrections.nose }),
        ...(corrections.triangles !== null && { triangles: corrections.triangles }),
        pieces: true,
        corrections: importCorrections(corrections),
        signal: abort.signal,
        progress: (name, done) => {
          step = name;
          progress = done;
        },
      },
      WORK_LIMITS,
      true,
    );
  } finally {
    clearInterval(timer);
  }
}

async function run(services: Store, row: WorkshopRow, bytes: Uint8Array, work: ImportWork): Promise<void> {
  const { glb, manifest, report, found, pieces, drawing } = await imported(services, row, bytes, work);
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
        result: { report, found, manifest: whole, pieces: faces },
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
 */
export function workshopJobs(
  services: Store,
  work: ImportWork = importTemplateIsolated,
  open: OpenPackage = openPackageIsolated,
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
        if (isTemplatePackage(bytes)) await takePackage(services, row, bytes, open);
        else await run(services, row, bytes, work);
      } catch (error) {
        if (error instanceof Unwanted) return;
        if (error instanceof AssetRefusal) {
          const { code, values, message } = error;
          await endRun(db, uuid, row.run, { state: "REFUSED", refusal: { code, values, message } });
          return;
        }
        if (!lastAttempt) throw error;
        log.warn("a car cannot be imported", { import: uuid, error: String(error) });
        await endRun(db, uuid, row.run, { state: "FAILED" });
      }
    },
  };
}
