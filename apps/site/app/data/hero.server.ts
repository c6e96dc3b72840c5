import type { GraphQLClient } from "@carloom/api-client";
import { DesignQuoteDocument } from "@carloom/api-client/commerce";
import { PartModelsDocument } from "@carloom/api-client/threed";
import type { Channel } from "../channel/channels.ts";
import { HERO } from "./hero.ts";
import { keeper } from "./kept.server.ts";
import type { Amount } from "./shop.ts";

/** Uuids of the parts in the film, by their slots; null when one of them is not in the catalogue. */
const heroParts = keeper(async (threed: GraphQLClient): Promise<Record<string, string> | null> => {
  const answer = await threed.tryQuery(PartModelsDocument, { templateSlug: HERO.car, first: 100 });
  const uuids = new Map(answer?.partModels.edges.map(({ node }) => [node.slug, node.uuid]));
  const parts = Object.entries(HERO.parts).map(([slot, slug]) => [slot, uuids.get(slug)] as const);
  return parts.every(([, uuid]) => uuid) ? (Object.fromEntries(parts) as Record<string, string>) : null;
});

const quoted = keeper(async (commerce: GraphQLClient, name: string): Promise<Amount | null> => {
  const { channel, parts } = JSON.parse(name) as { channel: Channel; parts: Record<string, string> };
  const { paint, stance } = HERO;
  const design = { templateSlug: HERO.car, build: { version: 1, paint, stance, parts } };
  const answer = await commerce.tryQuery(DesignQuoteDocument, { channel, design });
  const quote = answer?.designQuote;
  return quote && quote.problems.length === 0 && quote.lines.length > 0 ? quote.total : null;
});

/** What the build of the hero film costs in a channel; null where it cannot be bought so. */
export async function heroPrice(
  clients: { threed: GraphQLClient; commerce: GraphQLClient },
  channel: Channel,
): Promise<Amount | null> {
  const parts = await heroParts(clients.threed);
  return parts && quoted(clients.commerce, JSON.stringify({ channel, parts }));
}
