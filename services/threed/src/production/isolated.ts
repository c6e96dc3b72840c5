import { fileURLToPath } from "node:url";
import { inOwnProcess } from "../own-process.ts";
import type { Packed, ProductionTask } from "./work.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
/**
 * A build of 1,000 stickers takes a minute and a half of a core, shared by two, and 0.8 GB (docs/production.md). What is
 * limited is the heap; those of threads lie beside it (`cut-apart.ts`), and pictures, by their pixels (`art.ts`).
 */
const LIMITS = { seconds: 600, megabytes: 1536 };

/** Makes production files in a process of its own. @throws when it fails, takes too long or too much memory */
export async function isolatedProduction(task: ProductionTask, limits = LIMITS): Promise<Packed> {
  const { bytes, drawings, assembly, report } = await inOwnProcess<Packed>(WORKER, task, limits);
  const own = (one: Uint8Array) => new Uint8Array(one);
  return { bytes: own(bytes), drawings: own(drawings), assembly: own(assembly), report };
}
