import type { Audiences } from "./who.ts";

/** Where the shop sells. */
export const channels: Audiences = {
  "Query.shop": "everybody",
  "Query.channel": "everybody",
  "Query.channels": "catalogue or orders or support",
  "Query.channelDrafts": "catalogue or orders or support",
  "Query.openChannels": "everybody",
  "Mutation.channelCreate": "owner",
  "Mutation.channelDelete": "owner",
  "Mutation.channelPricesCopy": "owner",
  "Mutation.channelUpdate": "owner",
  "Mutation.channelActivate": "owner",
  "Mutation.channelDeactivate": "owner",
};
