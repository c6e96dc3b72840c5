import { randomUUID } from "node:crypto";
import type { RequestContext, Visitor } from "@carloom/platform";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { importNames } from "../template/import.command.ts";
import { isStorableText, readText } from "../text.ts";
import { uploadRefused } from "../upload/upload.policy.ts";
import { uuidv7 } from "../uuid.ts";
import { requestRun } from "./workshop.jobs.ts";
import { isModelFile, MOST_IMPORTS } from "./workshop.policy.ts";
import type { WorkshopKind } from "./workshop.process.ts";
import {
  addPart,
  countImports,
  importByUuid,
  insertImport,
  lockImport,
  setSource,
  type WorkshopRow,
} from "./workshop.repository.ts";

export type PartInput = {
  /** The import that it belongs to; absent: it begins one. */
  uuid?: string | null | undefined;
  fileName: string;
  /** Of the whole file. */
  bytes: number;
  /** Where in the file it begins. */
  offset: number;
  part: File;
  /** What it is to become; a car where nothing is said. */
  kind?: WorkshopKind | null | undefined;
};

/** What came does not go on where the file ends: another request was quicker. */
class Moved extends Error {}

async function begin(context: RequestContext, visitor: Visitor, input: PartInput): Promise<Outcome<string>> {
  const name = readText(input.fileName, { name: "file's name", min: 1, max: 200 });
  if (!name.ok) return invalid(name.message);
  if (!isModelFile(new Uint8Array(await input.part.slice(0, 4).arrayBuffer())))
    return invalid("This is neither a GLB nor a zip. Export the model as .glb, or pack the glTF folder.");
  if ((await countImports(context.db)) >= MOST_IMPORTS)
    return fail("LIMIT", `The workshop keeps ${MOST_IMPORTS} files. Delete some that are not needed any more.`);
  const { title, slug } = importNames(name.text);
  const uuid = uuidv7();
  await insertImport(context.db, {
    uuid,
    kind: input.kind ?? "car",
    file_name: name.text,
    bytes: input.bytes,
    title: { en: title, ko: title, ja: title },
    slug,
    created_by: visitor.userId,
  });
  return done(uuid);
}

/** Parts are one file now: it is stored as it came, and imported. */
async function finish(context: RequestContext, row: WorkshopRow): Promise<void> {
  const parts = await Promise.all(row.parts.map((name) => context.storage.get(name)));
  const bytes = Buffer.concat(parts.map((part) => part ?? new Uint8Array()));
  if (bytes.byteLength !== row.bytes) throw new Error("Parts of an uploaded file are gone.");
  const extension = bytes[0] === 0x50 ? "zip" : "glb";
  try {
    await keepObjects(context, [{ folder: "workshop", bytes, extension }], async (trx, [source = ""]) => {
      // whoever sent the last part twice finishes once
      if ((await lockImport(trx, row.uuid))?.state !== "UPLOADING") throw new Moved();
      await setSource(trx, row.uuid, source);
      await addPendingObjects(trx, randomUUID(), row.parts);
      await requestRun(trx, row.uuid);
    });
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
  }
}

/**
 * Takes the next part of a file; the last one starts the import. A part that does not begin where the file ends changes
 * nothing: the answer says how much is there, and the sender goes on from that.
 */
export async function uploadPart(
  context: RequestContext,
  visitor: Visitor,
  input: PartInput,
): Promise<Outcome<WorkshopRow>> {
  const refused = await uploadRefused(context);
  if (refused) return refused;
  const { LIMIT_GLB_BYTES, LIMIT_IMAGE_BYTES } = context.settings.env;
  const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
  if (input.bytes > LIMIT_GLB_BYTES) return invalid(`A model is at most ${megabytes(LIMIT_GLB_BYTES)} MB.`);
  // whoever goes on with a file of which all is there has nothing left to send
  const isLeft = input.offset < input.bytes;
  if (input.bytes < 1 || (isLeft && input.part.size < 1)) return invalid("The file is empty.");
  if (input.part.size > LIMIT_IMAGE_BYTES)
    return invalid(`A part of a file is at most ${megabytes(LIMIT_IMAGE_BYTES)} MB.`);
  if (!isStorableText(input.fileName)) return invalid("The file's name holds characters that cannot be stored.");
  let uuid = input.uuid ?? null;
  if (uuid === null) {
    if (input.offset !== 0) return invalid("A file begins with its first part.");
    const begun = await begin(context, visitor, input);
    if (begun.value === null) return { value: null, error: begun.error };
    uuid = begun.value;
  }
  const row = await importByUuid(context.db, uuid);
  if (!row) return notFound("import");
  const { size } = input.part;
  if (row.state === "UPLOADING" && row.received === input.offset && row.received < row.bytes) {
    if (input.bytes !== row.bytes || input.offset + size > row.bytes)
      return invalid("This part belongs to another file. Choose the file again.");
    const bytes = new Uint8Array(await input.part.arrayBuffer());
    const key = row.uuid;
    try {
      await keepObjects(context, [{ folder: "workshop", bytes, extension: "bin" }], async (trx, [name = ""]) => {
        const held = await lockImport(trx, key);
        if (held?.state !== "UPLOADING" || held.received !== input.offset) throw new Moved();
        await addPart(trx, key, name, size);
      });
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
    }
  }
  // also where this server went away between the last part and the file
  const now = await importByUuid(context.db, uuid);
  if (now?.state === "UPLOADING" && now.received === now.bytes) await finish(context, now);
  const stored = await importByUuid(context.db, uuid);
  return stored ? done(stored) : notFound("import");
}
