/** A picture of a car: an address that every browser shows, and the same as AVIF with the width of each in px. */
export type Picture = { src: string | null; avif: readonly (readonly [url: string, width: number])[] };

type Pictured = {
  thumbnail: string | null;
  thumbnailMobile: string | null;
  thumbnailWebp: string | null;
  pictures?: readonly { url: string; width: number; mimeType: string }[];
};

/** Width of the WebP for browsers without AVIF, px. */
const PLAIN_WIDTH = 800;

/** What pages show of a template's pictures, up to a width in px. One without sizes is shown as it is. */
export function pictureOf(
  { thumbnail, thumbnailMobile, thumbnailWebp, pictures = [] }: Pictured,
  widest = Number.POSITIVE_INFINITY,
): Picture {
  const webp = pictures.filter(({ mimeType }) => mimeType === "image/webp");
  const plain = webp.find(({ width }) => width >= PLAIN_WIDTH) ?? webp.at(-1);
  return {
    src: plain?.url ?? thumbnailWebp ?? thumbnail ?? thumbnailMobile,
    avif: pictures
      .filter(({ mimeType, width }) => mimeType === "image/avif" && width <= widest)
      .map(({ url, width }) => [url, width]),
  };
}

/** The form for social cards, 1200 × 630; the picture itself where there is none. */
export const cardOf = ({ thumbnail, pictures = [] }: Pictured): { url: string | null; sized: boolean } => {
  const card = pictures.find(({ mimeType }) => mimeType === "image/jpeg");
  return { url: card?.url ?? thumbnail, sized: card !== undefined };
};

/** The smallest form, for a picture the size of a stamp. */
export const smallest = ({ src, avif }: Picture): string | null => avif[0]?.[0] ?? src;
