import type { GraphQLClient } from "@carloom/api-client";
import {
  type AnnouncedCarFragment,
  AnnouncedTemplateDocument,
  AnnouncedTemplatesDocument,
} from "@carloom/api-client/threed";
import type { AnnouncedCar } from "./announced.ts";
import { keeper } from "./kept.server.ts";
import { cardOf, pictureOf } from "./picture.ts";

const carOf = ({ slug, title, description, brand, opensAt, ...node }: AnnouncedCarFragment): AnnouncedCar => ({
  slug,
  title,
  description: description ?? null,
  brand,
  opensAt: opensAt ?? null,
  picture: pictureOf(node),
  card: cardOf(node),
});

/** Cars that are coming, in the catalogue's order; none where the service cannot be asked: a list goes without them. */
export const announcedCars = async (threed: GraphQLClient): Promise<AnnouncedCar[]> => (await listedCars(threed)) ?? [];

/** The same; null where the service cannot be asked. */
export const listedCars = keeper(async (threed: GraphQLClient): Promise<AnnouncedCar[] | null> => {
  const answer = await threed.tryQuery(AnnouncedTemplatesDocument, {});
  return answer?.announcedTemplates?.map(carOf) ?? null;
});

/** The car that is announced under an address; null where there is none. */
export async function announcedCar(threed: GraphQLClient, slug: string): Promise<AnnouncedCar | null> {
  const found = (await threed.tryQuery(AnnouncedTemplateDocument, { slug }))?.announcedTemplate;
  return found ? carOf(found) : null;
}
