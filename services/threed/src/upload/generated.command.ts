import { randomUUID } from "node:crypto";
import { networkOf, type RequestContext } from "@carloom/platform";
import { readStrangers } from "../drawing/read.ts";
import { cdnUrl } from "../cdn-url.ts";
import { done, invalid, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { uploadRefused } from "./upload.policy.ts";
import { insertUpload } from "./upload.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

export type GeneratedPicture = {
  uuid: string;
  url: string;
  /** px, of an SVG in CSS px. */
  width: number;
  height: number;
  widthMm: number;
  /** `rules`, or the provider's name. */
  generatedBy: string;
};

/**
 * Stores a picture that a machine made among the uploads, with its true width and who made it; a guest's, too.
 * @param mark XMP that says how it was made: in a stored SVG as its metadata, in pixels as theirs
 */
export async function keepGenerated(
  context: RequestContext,
  input: { bytes: Uint8Array; widthMm: number; by: string; mark: string },
): Promise<Outcome<GeneratedPicture>> {
  const refused = await uploadRefused(context);
  if (refused) return refused;
  const { LIMIT_IMAGE_BYTES, LIMIT_IMAGE_PIXELS } = context.settings.env;
  const owner = context.visitor ? ownerOf(context.visitor) : null;
  const limits = { bytes: LIMIT_IMAGE_BYTES, pixels: LIMIT_IMAGE_PIXELS };
  const read = await readStrangers(owner ?? networkOf(context.ip), input.bytes, limits, "art", input.mark);
  if (!read.ok) return invalid(read.message);
  const { extension, mimeType, width, height } = read.picture;
  const bytes = extension === "svg" ? marked(read.picture.bytes, input.mark) : read.picture.bytes;
  const row = await keepObjects(context, [{ folder: "upload", bytes, extension }], (trx, [name = ""]) =>
    insertUpload(trx, {
      uuid: randomUUID(),
      owner_id: owner,
      object_name: name,
      width,
      height,
      mime_type: mimeType,
      bytes: bytes.byteLength,
      generated_by: input.by,
      width_mm: input.widthMm,
    }),
  );
  return done({
    uuid: row.uuid,
    url: cdnUrl(context, row.object_name),
    width,
    height,
    widthMm: input.widthMm,
    generatedBy: input.by,
  });
}

const marked = (svg: Uint8Array, mark: string): Uint8Array =>
  new TextEncoder().encode(new TextDecoder().decode(svg).replace(/<\/svg>\s*$/, `<metadata>${mark}</metadata></svg>`));
