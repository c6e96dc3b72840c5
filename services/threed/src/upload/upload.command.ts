import { randomUUID } from "node:crypto";
import { networkOf, type RequestContext } from "@carloom/platform";
import { done, invalid, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import type { PictureResult, PictureUse } from "../drawing/picture.ts";
import { readStrangers } from "../drawing/read.ts";
import { uploadRefused } from "./upload.policy.ts";
import { insertUpload, type UploadRow } from "./upload.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

/** Reads an uploaded file as a picture, within the limits of the settings. */
export async function readUpload(context: RequestContext, file: File, use: PictureUse): Promise<PictureResult> {
  const { LIMIT_IMAGE_BYTES, LIMIT_IMAGE_PIXELS } = context.settings.env;
  const limits = { bytes: LIMIT_IMAGE_BYTES, pixels: LIMIT_IMAGE_PIXELS };
  // one byte more than allowed says enough of a file that is too long
  const bytes = new Uint8Array(await file.slice(0, limits.bytes + 1).arrayBuffer());
  return readStrangers(context.visitor ? ownerOf(context.visitor) : networkOf(context.ip), bytes, limits, use);
}

/** Stores a picture for use as a sticker. Visitors who are not signed in may, too; its uuid is then the only key. */
export async function uploadImage(context: RequestContext, file: File): Promise<Outcome<UploadRow>> {
  const refused = await uploadRefused(context);
  if (refused) return refused;
  const read = await readUpload(context, file, "art");
  if (!read.ok) return invalid(read.message);
  const { bytes, extension, mimeType, width, height } = read.picture;
  const row = await keepObjects(context, [{ folder: "upload", bytes, extension }], (trx, [name = ""]) =>
    insertUpload(trx, {
      // version 4: nothing about it can be guessed
      uuid: randomUUID(),
      owner_id: context.visitor ? ownerOf(context.visitor) : null,
      object_name: name,
      width,
      height,
      mime_type: mimeType,
      bytes: bytes.byteLength,
      generated_by: null,
      width_mm: null,
    }),
  );
  return done(row);
}
