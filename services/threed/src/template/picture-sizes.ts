import type { Services } from "@carloom/platform";
import sharp, { type Sharp } from "sharp";

/** Widths in px that a template's picture is kept in, as far as it is that wide itself. */
const WIDTHS = [480, 800, 1200] as const;

const ENCODERS = [
  { type: "image/avif", extension: "avif", encode: (picture: Sharp) => picture.avif({ quality: 54, effort: 2 }) },
  { type: "image/webp", extension: "webp", encode: (picture: Sharp) => picture.webp({ quality: 80 }) },
] as const;

/** What social networks show beside a link, px. */
const CARD = { width: 1200, height: 630 } as const;

const cardOf = (picture: Sharp): Promise<Uint8Array> => picture.resize(CARD).jpeg({ quality: 82 }).toBuffer();

/** A picture as it stands beside a link: a JPEG of 1200 × 630, cut where it has another shape. */
export const socialCard = (bytes: Uint8Array): Promise<Uint8Array> => cardOf(sharp(bytes, { failOn: "error" }));

export type PictureSize = { bytes: Uint8Array; extension: string; width: number; height: number; type: string };

/**
 * A picture in the sizes and formats that pages offer to choose from, the best format first and each from small to large.
 * Last comes a JPEG in the shape of social cards. None for what is no picture: the picture itself is then all there is.
 */
export async function pictureSizes({ log }: Pick<Services, "log">, bytes: Uint8Array): Promise<PictureSize[]> {
  try {
    const whole = sharp(bytes, { failOn: "error" });
    const { width: full } = await whole.metadata();
    const widths = WIDTHS.filter((width) => width <= full);
    const wanted = widths.length > 0 ? widths : [full];
    const card = async () => ({ bytes: await cardOf(whole.clone()), extension: "jpg", ...CARD, type: "image/jpeg" });
    return await Promise.all([
      ...ENCODERS.flatMap(({ type, extension, encode }) =>
        wanted.map(async (width) => {
          const { data, info } = await encode(whole.clone().resize({ width })).toBuffer({ resolveWithObject: true });
          return { bytes: data, extension, width: info.width, height: info.height, type };
        }),
      ),
      card(),
    ]);
  } catch (error) {
    log.warn("a template's picture has no sizes", { error: String(error) });
    return [];
  }
}
