import { fileURLToPath } from "node:url";
import { inOwnProcess } from "../own-process.ts";
import type { Packed, ProductionTask } from "./work.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
/**
 * A build of 1,000 stickers takes a minute of a core and 1.7 GB. What is limited is the heap; pictures lie beside it, and
 * are limited by their pixels (`art.ts`).
 */
const LIMITS = { seconds: 600, megabytes: 1536 };

/** Makes production files in a process of its own. @throws when it fails, takes too long or too much memory */
export async function isolatedProduction(task: ProductionTask, limits = LIMITS): Promise<Packed> {
  const { bytes, report } = await inOwnProcess<Packed>(WORKER, task, limits);
  return { bytes: new Uint8Array(bytes), report };
}
