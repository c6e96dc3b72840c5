import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MAX_VINYL_BYTES, MAX_VINYL_PACKED } from "@carloom/build";
import { coveredBy, readVinyl, vinylText } from "@carloom/build/vinyl";
import type { RequestContext } from "@carloom/platform";
import { done, fail, invalid, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { isStorableJson } from "../text.ts";
import { storeRefused } from "./vinyl.policy.ts";
import { insertContent, type VinylContentRow, vinylsByHash } from "./vinyl.repository.ts";

const unpack = promisify(gunzip);

/** What a gzipped file holds; null where that is no JSON, or more than is read. */
async function unpacked(file: File): Promise<unknown> {
  if (file.size > MAX_VINYL_PACKED) return null;
  try {
    const bytes = await unpack(new Uint8Array(await file.arrayBuffer()), { maxOutputLength: MAX_VINYL_BYTES });
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/**
 * Stores the content of a vinyl under its hash, for layers to show. Who is not signed in may, too. What was stored once is
 * found again, whoever sends it.
 */
export async function storeVinyl(context: RequestContext, file: File): Promise<Outcome<VinylContentRow>> {
  const refused = await storeRefused(context);
  if (refused) return refused;
  const value = await unpacked(file);
  if (value === null)
    return invalid(`A vinyl is gzipped JSON of at most ${MAX_VINYL_PACKED} bytes, ${MAX_VINYL_BYTES} when unpacked.`);
  const read = readVinyl(value);
  if (!read.ok) return read.newer ? fail("NEWER", read.message) : invalid(read.message);
  if (!isStorableJson(read.value)) return invalid("The vinyl holds characters that cannot be stored.");
  const bytes = new TextEncoder().encode(vinylText(read.value));
  const hash = createHash("sha256").update(bytes).digest("hex");
  const known = (await vinylsByHash(context.db, [hash])).get(hash);
  if (known) return done(known);
  const { size, pieces } = read.value;
  const row = await keepObjects(context, [{ folder: "vinyl", bytes, extension: "json" }], (trx, [name = ""]) =>
    insertContent(trx, {
      hash,
      owner_id: context.visitor ? ownerOf(context.visitor) : null,
      object_name: name,
      width: size[0],
      height: size[1],
      pieces: pieces.length,
      bytes: bytes.byteLength,
      covered: coveredBy(read.value),
    }),
  );
  return done(row);
}
