import { randomUUID } from "node:crypto";
import { importPartIsolated } from "@carloom/asset";
import { addJob, type Services } from "@carloom/platform";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { followed, type RunImport } from "../workshop/workshop.jobs.ts";
import { Unwanted } from "../workshop/take-package.ts";
import { endRun, objectsOfImport } from "../workshop/workshop.repository.ts";
import { partCorrections, readPartCorrections } from "./part-corrections.policy.ts";
import type { PartResult } from "./workshop-part.repository.ts";

export type PartWork = typeof importPartIsolated;
/** The job that tries a part on every car; beside the imports, one at a time. */
export const TRY = "threed.workshop-try";
const LIMITS = { seconds: 300, megabytes: 1536 };

/** Makes a part of a file in a process of its own, and asks for it to be tried on every open car. */
export const partRun =
  (services: Pick<Services, "db" | "storage" | "log">, work: PartWork = importPartIsolated): RunImport =>
  async (row, bytes) => {
    const corrections = partCorrections(readPartCorrections(row.corrections));
    const { glb, option, found, report } = await followed(services, row, (heard) =>
      work(bytes, { name: row.file_name, corrections, ...heard }, LIMITS),
    );
    await keepObjects(services, [{ folder: "part", bytes: glb, extension: "glb" }], async (trx, [model = ""]) => {
      const before = await objectsOfImport(trx, row.uuid);
      const whole = { ...option, model3d: { ...option.model3d, url: model } };
      const result: PartResult = { report, found, option: whole, fits: null, waiting: 0 };
      if (!(await endRun(trx, row.uuid, row.run, { state: "DONE", result }))) throw new Unwanted();
      await addPendingObjects(
        trx,
        randomUUID(),
        before.filter((name) => name !== model),
      );
      await addJob(trx, TRY, { uuid: row.uuid }, { key: `${TRY}:${row.uuid}`, queue: TRY, maxAttempts: 3 });
    });
  };
