import { fileURLToPath } from "node:url";
import { check } from "../check/check.ts";
import type { ImportOptions } from "../options.ts";
import { isZip } from "../unpack/zip.ts";
import { inChild, type IsolationLimits } from "./in-child.ts";
import type { IsolatedResult, Request } from "./protocol.ts";

export type { IsolationLimits } from "./in-child.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** The bytes are views into the message, and readers of their words want them aligned. */
const aligned = (result: IsolatedResult): IsolatedResult => ({
  ...result,
  glb: new Uint8Array(result.glb),
  pieces: result.pieces && new Uint8Array(result.pieces),
});

/**
 * `importTemplate` for files of others, in a process of its own. The livery map stays there. `drawn` asks for its
 * elevations too. @throws AssetRefusal, also "out-of-memory" when the child dies
 */
export async function importTemplateIsolated(
  file: Uint8Array,
  options: ImportOptions = {},
  limits: IsolationLimits = { seconds: 300, megabytes: 2048 },
  drawn = false,
): Promise<IsolatedResult> {
  const { signal, progress, ...plain } = options;
  signal?.throwIfAborted();
  // Cheap, and most bad files end here without a process.
  if (!isZip(file)) check(file);
  const request: Request = { file, options: plain, drawn };
  return aligned(await inChild<Request, IsolatedResult>(WORKER, request, limits, { signal, progress }));
}
