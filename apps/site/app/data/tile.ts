import type { CarFacts } from "./manifest.ts";

/** Addresses of one picture in its forms. */
export type PictureFiles = {
  thumbnail: string | null;
  thumbnailMobile: string | null;
  thumbnailWebp: string | null;
};

export type Tile = PictureFiles & {
  /** A film of the car turning; null when there is none. */
  thumbnailVideo: string | null;
  slug: string;
  title: string;
  brand: string;
  bodyStyle: string | null;
  slots: number | null;
  /** Not open: shown dimmed, to the two administrators. */
  open: boolean;
};

export type TemplatePage = {
  uuid: string;
  slug: string;
  title: string;
  description: string | null;
  picture: PictureFiles;
  facts: CarFacts | null;
};
