import type { CarFacts } from "./manifest.ts";
import type { Picture } from "./picture.ts";

export type Tile = {
  picture: Picture;
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
  picture: Picture;
  /** For social cards; `sized` when it is 1200 × 630. */
  card: { url: string | null; sized: boolean };
  facts: CarFacts | null;
};
