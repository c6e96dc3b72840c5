/**
 * A picture of a car: an address that every browser shows, and the same as WebP and as AVIF in several sizes, each as a
 * `srcset` says it (empty when there is none): a page of a hundred cars carries these once as they are used.
 */
export type Picture = { src: string | null; webp: string; avif: string };

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
  const sizes = (type: string) => pictures.filter(({ mimeType, width }) => mimeType === type && width <= widest);
  const set = (files: typeof pictures): string => files.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const webp = sizes("image/webp");
  const plain = webp.find(({ width }) => width >= PLAIN_WIDTH) ?? webp.at(-1);
  return {
    src: plain?.url ?? thumbnailWebp ?? thumbnail ?? thumbnailMobile,
    webp: set(webp),
    avif: set(sizes("image/avif")),
  };
}

/** The form for social cards, 1200 × 630, as the shop chose it or of the picture; the picture itself where there is none. */
export const cardOf = ({
  thumbnail,
  pictures = [],
  seoPicture,
}: Pictured & { seoPicture?: string | null }): { url: string | null; sized: boolean } => {
  if (seoPicture) return { url: seoPicture, sized: true };
  const card = pictures.find(({ mimeType }) => mimeType === "image/jpeg");
  return { url: card?.url ?? thumbnail, sized: card !== undefined };
};

/** The smallest form, for a picture the size of a stamp. */
export const smallest = ({ src, avif }: Picture): string | null => avif.split(" ", 1)[0] || src;
