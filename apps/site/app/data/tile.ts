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
  /** Its address for search engines: with a channel where the one of visitors who have chosen none does not sell it. */
  path: string;
  title: string;
  description: string | null;
  picture: Picture;
  /** For social cards; `sized` when it is 1200 × 630. */
  card: { url: string | null; sized: boolean };
  /** For search engines and links, where the shop says otherwise than on the page. */
  seoTitle?: string | null;
  seoDescription?: string | null;
  facts: CarFacts | null;
};
