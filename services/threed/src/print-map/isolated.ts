import { fileURLToPath } from "node:url";
import { inOwnProcess } from "../own-process.ts";
import type { PrintMapTask } from "./protocol.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
/** A car of ours takes 2 to 9 s; one of 150,000 triangles some minutes. */
const LIMITS = { seconds: 600, megabytes: 1536 };

/** Works on a print map in a process of its own. @throws when it fails, takes too long or too much memory */
export const isolatedPrintMapWork = async (task: PrintMapTask, limits = LIMITS): Promise<Uint8Array> =>
  new Uint8Array(await inOwnProcess<Uint8Array>(WORKER, task, limits));
