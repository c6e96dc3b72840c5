import { type GraphQLClient, partsByVariety } from "@carloom/api-client";
import { PartModelsDocument } from "@carloom/api-client/threed";
import { readPart } from "@carloom/build";
import { keeper } from "./kept.server.ts";

export type ShownPart = { slug: string; title: string; thumbnail: string; measure: string | null };

/** Parts with a picture for a template, one of each slot first. */
export const partsOf = keeper(async (threed: GraphQLClient, templateSlug: string): Promise<ShownPart[] | null> => {
  const answer = await threed.tryQuery(PartModelsDocument, { templateSlug, first: 100 });
  if (!answer?.partModels) return null;
  return partsByVariety(answer.partModels.edges.map(({ node }) => node)).map(({ slug, title, thumbnail, option }) => ({
    slug,
    title,
    thumbnail: thumbnail ?? "",
    measure: measureOf(option),
  }));
});

/** The measure people buy by: size of a rim, else the overall box; inches and millimetres. */
function measureOf(option: unknown): string | null {
  const read = readPart(option);
  if (read.status !== "ok") return null;
  const { wheel, brake, size } = read.value.measures;
  if (wheel) return `${wheel.diameter} × ${wheel.width}J ET${wheel.offset}`;
  if (brake) return `${brake.discFront} / ${brake.discRear} mm`;
  return size ? `${size.map((mm) => Math.round(mm)).join(" × ")} mm` : null;
}
