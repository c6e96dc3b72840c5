/** Widths in px and formats that the CDN makes of a stored picture of goods, so that a page asks for no more than it shows. */
export const PICTURE_WIDTHS = [180, 360, 720, 1440] as const;
/** The same of what staff show across a page. */
export const WIDE_WIDTHS = [360, 720, 1080, 1440, 2560] as const;
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type SizedPicture = { name: string; width: number; format: PictureFormat };

/** Pictures that staff give: what visitors upload is not among them, so nobody can make work by uploading. */
const PICTURED = /^(?:home|part|product|sticker)\/[0-9a-f]{64}\.(?:webp|png|jpg)$/;
const SIZED = /^(.+)\/(\d{3,4})\.(avif|webp)$/;

/** Has the stored object of this name sizes? Drawings (SVG) have none: they fit every size. */
export const hasSizes = (name: string): boolean => PICTURED.test(name);

/** Below the CDN: the picture at most so wide, never wider than it is. */
export const sizedName = ({ name, width, format }: SizedPicture): string => `${name}/${width}.${format}`;

const widthsOf = (name: string): readonly number[] => (name.startsWith("home/") ? WIDE_WIDTHS : PICTURE_WIDTHS);

/** What such a name asks for; null for every other name and every other width. */
export function readSizedName(path: string): SizedPicture | null {
  const [, name = "", width = "", format = ""] = SIZED.exec(path) ?? [];
  if (!hasSizes(name) || !widthsOf(name).some((one) => String(one) === width)) return null;
  return { name, width: Number(width), format: format as PictureFormat };
}

/** Address of a picture on our CDN in a width and format; null for a picture that has no sizes. */
export function sizedUrl(cdn: string, src: string, width: number, format: PictureFormat): string | null {
  const name = src.startsWith(`${cdn}/`) ? src.slice(cdn.length + 1) : "";
  return hasSizes(name) ? `${cdn}/${sizedName({ name, width, format })}` : null;
}

/** The narrowest width that is as wide as asked for; the widest when none is. */
export const widthFor = (px: number): number =>
  PICTURE_WIDTHS.find((width) => width >= px) ?? Math.max(...PICTURE_WIDTHS);
