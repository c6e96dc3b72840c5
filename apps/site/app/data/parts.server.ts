import type { GraphQLClient } from "@carloom/api-client";
import { PartModelsDocument } from "@carloom/api-client/threed";
import { readPart } from "@carloom/build";
import { keeper } from "./kept.server.ts";

export type ShownPart = { slug: string; title: string; thumbnail: string; measure: string | null };

/** Parts with a picture for a template, one for each slot first, so that they differ. */
export const partsOf = keeper(async (threed: GraphQLClient, templateSlug: string): Promise<ShownPart[] | null> => {
  const answer = await threed.tryQuery(PartModelsDocument, { templateSlug, first: 100 });
  if (!answer?.partModels) return null;
  const parts = answer.partModels.edges.map(({ node }) => node).filter((node) => node.thumbnail);
  const seen = new Set<string>();
  const firsts = parts.filter(({ slots: [slot = ""] }) => !seen.has(slot) && seen.add(slot));
  return [...firsts, ...parts.filter((part) => !firsts.includes(part))].map(({ slug, title, thumbnail, option }) => ({
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
