import { type Ai, createAi } from "@carloom/ai";
import { designPricer } from "@carloom/commerce";
import type { OpenServices } from "@carloom/platform";
import type { ThreedPort } from "@carloom/threed";
import { requestContext } from "./request-context.ts";

/** The stylist with what it may look at: the car, its goods and their prices. */
export function openStylist(services: OpenServices, threed: ThreedPort): Ai {
  return createAi(
    services,
    {
      threed,
      pricer: (context, channel, goods, language) => designPricer({ ...context, threed }, channel, goods, language),
    },
    ({ headers }, info) => requestContext(services, headers, info),
  );
}

/** What a person has in the studio is also what they said to the stylist: it is copied and erased with it. */
export const withConversations = (threed: ThreedPort, stylist: Ai): ThreedPort => ({
  ...threed,
  ownerTopics: (ownerId) => [
    ...threed.ownerTopics(ownerId),
    {
      name: "conversations",
      end: "erased",
      page: (from, most) => stylist.exportOwner(ownerId, from, most),
      isHeavy: true,
    },
  ],
  eraseOwner: async (ownerId, keepUploads) => {
    await stylist.eraseOwner(ownerId);
    await threed.eraseOwner(ownerId, keepUploads);
  },
});
