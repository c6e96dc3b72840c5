import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { counted } from "./counted.ts";
import { channelBySlug } from "./channel.ts";
import { goodsParts, goodsSlugs, PART_SPAN } from "./goods-map.repository.ts";

/** Beyond the last id that there can be. */
const MOST_PARTS = Math.ceil(2_147_483_647 / PART_SPAN);

/** Every map asks for it first, and counting a million goods takes a while. */
const known = counted("parts of the goods", (db, channelId: number) => goodsParts(shopTables(db), channelId));

const GoodsPart = builder.objectRef<{ number: number; count: number }>("GoodsPart").implement({
  description:
    "A part of what a channel sells, for a map of a site: up to 5,000 products, the same ones from day to day.",
  fields: (t) => ({ number: t.exposeInt("number"), count: t.exposeInt("count") }),
});

builder.queryFields((t) => ({
  goodsParts: t.field({
    type: [GoodsPart],
    description: "In how many parts the addresses of a channel's goods are to be had, and how many each part holds.",
    args: { channel: t.arg.string({ required: true }) },
    resolve: async (_, args, context) => {
      const channel = await channelBySlug(context, args.channel);
      return channel ? known(context.db, channel.id) : [];
    },
  }),
  goodsSlugs: t.field({
    type: ["String"],
    description: "Addresses of the goods of one part.",
    args: { channel: t.arg.string({ required: true }), part: t.arg.int({ required: true }) },
    resolve: async (_, args, context) => {
      const channel = await channelBySlug(context, args.channel);
      const isPart = args.part >= 0 && args.part < MOST_PARTS;
      return channel && isPart ? goodsSlugs(shopTables(context.db), channel.id, args.part) : [];
    },
  }),
}));
