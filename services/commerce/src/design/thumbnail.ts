import { isObjectName } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { objectOf } from "../catalogue/stored-object.ts";

const MAX_BYTES = 600_000;
const MAX_PIXELS = 4_000_000;
const WIDTH = 640;
/** How a PNG, a JPEG and a WebP begin, a byte a character. */
const RASTER = /^(\x89PNG\r\n\x1a\n|\xff\xd8\xff|RIFF[^]{4}WEBP)/;
const DATA_URL = /^data:image\/(?:webp|png|jpeg);base64,([A-Za-z0-9+/]+=*)$/;

/**
 * The stored picture of a design that was never saved as a preset: an object on our own CDN, or a small picture sent along
 * as a data address, which is decoded and written anew. Anything else is no picture of ours and is left out.
 */
export async function ownPicture(context: CommerceContext, address: string): Promise<string | null> {
  const object = objectOf(context, address);
  if (object !== null && object !== address)
    return isObjectName(object) && (await context.storage.size(object)) !== null ? object : null;
  if (address.length > MAX_BYTES * 1.4) return null;
  const data = DATA_URL.exec(address)?.[1];
  if (!data) return null;
  const sent = Buffer.from(data, "base64");
  // by what it is, not by what it says: a drawing is never drawn here
  if (!RASTER.test(sent.toString("latin1", 0, 12))) return null;
  // loaded with the first picture, not at every start
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(sent, { limitInputPixels: MAX_PIXELS })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  return bytes && context.storage.put("designs", bytes, "webp");
}
