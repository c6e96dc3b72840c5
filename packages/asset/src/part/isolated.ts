import { fileURLToPath } from "node:url";
import { check } from "../check/check.ts";
import { inChild, type IsolationLimits } from "../isolated/in-child.ts";
import { isZip } from "../unpack/zip.ts";
import type { PartImport, PartImportOptions } from "./import-part.ts";
import type { Room, TryRequest } from "./try-part.ts";

export type PartRequest = { file: Uint8Array; options: Omit<PartImportOptions, "signal" | "progress"> } | TryRequest;

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const LIMITS: IsolationLimits = { seconds: 180, megabytes: 1536 };

/** `importPart` for files of others, in a process of its own. @throws AssetRefusal, also "out-of-memory" when the child dies */
export async function importPartIsolated(
  file: Uint8Array,
  options: PartImportOptions = {},
  limits = LIMITS,
): Promise<PartImport> {
  const { signal, progress, ...plain } = options;
  signal?.throwIfAborted();
  if (!isZip(file)) check(file);
  const made = await inChild<PartRequest, PartImport>(WORKER, { file, options: plain }, limits, { signal, progress });
  return { ...made, glb: new Uint8Array(made.glb) };
}

/** `tryPart` in a process of its own: a car's meshes take seconds to read. */
export const tryPartIsolated = (request: TryRequest, limits = LIMITS, signal?: AbortSignal): Promise<Room[]> =>
  inChild<PartRequest, Room[]>(WORKER, request, limits, { signal });
