import type { Picture } from "./picture.ts";
import type { TemplatePage } from "./tile.ts";

/** A car that is coming: what visitors may see of it. */
export type AnnouncedCar = Pick<
  TemplatePage,
  "slug" | "path" | "title" | "description" | "card" | "seoTitle" | "seoDescription"
> & {
  picture: Picture;
  brand: string;
  /** When it opens; null where that was not said. */
  opensAt: string | null;
};
