import type { GraphQLClient } from "@carloom/api-client";
import {
  type AnnouncedCarFragment,
  AnnouncedTemplateDocument,
  AnnouncedTemplatesDocument,
} from "@carloom/api-client/threed";
import type { AnnouncedCar } from "./announced.ts";
import { keeper } from "./kept.server.ts";
import { cardOf, pictureOf } from "./picture.ts";
import { carPath, isSoldIn } from "./templates.server.ts";

type Sold = Pick<AnnouncedCarFragment, "channels">;

const carOf = ({ slug, title, description, brand, opensAt, ...node }: AnnouncedCarFragment): AnnouncedCar => ({
  slug,
  path: carPath(node, slug),
  title,
  description: description ?? null,
  brand,
  opensAt: opensAt ?? null,
  picture: pictureOf(node),
  card: cardOf(node),
  seoTitle: node.seoTitle,
  seoDescription: node.seoDescription,
});

/** Cars that are coming to a channel, in the catalogue's order; none where the service cannot be asked: a list goes without them. */
export const announcedCars = async (threed: GraphQLClient, channel: string): Promise<AnnouncedCar[]> =>
  (await listedCars(threed))?.filter((car) => isSoldIn(channel, car)) ?? [];

/** The same of all channels; null where the service cannot be asked. */
export const listedCars = keeper(async (threed: GraphQLClient): Promise<(AnnouncedCar & Sold)[] | null> => {
  const answer = await threed.tryQuery(AnnouncedTemplatesDocument, {});
  return answer?.announcedTemplates?.map((one) => ({ ...carOf(one), channels: one.channels })) ?? null;
});

/** The car that is announced under an address in a channel; null where there is none. */
export async function announcedCar(threed: GraphQLClient, slug: string, channel: string): Promise<AnnouncedCar | null> {
  const found = (await threed.tryQuery(AnnouncedTemplateDocument, { slug }))?.announcedTemplate;
  return found && isSoldIn(channel, found) ? carOf(found) : null;
}
