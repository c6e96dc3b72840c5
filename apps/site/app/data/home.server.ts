import { HOME_PARTS } from "@carloom/api-client";
import { HERO } from "./hero.ts";
import { LISTED } from "./home.ts";
import { derived } from "./kept.server.ts";
import type { ShownPart } from "./parts.server.ts";
import type { OpenTemplate, TemplateList } from "./templates.server.ts";

type Catalogue = { cars: OpenTemplate[]; hero: OpenTemplate | null; parts: ShownPart[] };

const shown = derived(
  ({ cars }: TemplateList, parts: ShownPart[] | null): Catalogue => ({
    cars: cars.slice(0, LISTED),
    // the car of the film, wherever it stands in the catalogue
    hero: cars.find(({ tile }) => tile.slug === HERO.car) ?? null,
    parts: parts?.slice(0, HOME_PARTS) ?? [],
  }),
);
const NOTHING: Catalogue = { cars: [], hero: null, parts: [] };

/** What of the catalogue the home page shows; the same object as long as both lists are kept. */
export const homeCatalogue = (list: TemplateList | null, parts: ShownPart[] | null): Catalogue =>
  list ? shown(list, parts) : NOTHING;
