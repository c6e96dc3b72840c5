import { loaderOf, type RequestContext } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { globalId, Node, numberOf } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { ChannelRef } from "./channel.graphql.ts";
import { channelList, mainChannel } from "./channel.ts";
import type { CollectionNode } from "./collection.graphql.ts";
import { collectionListings, collectionShelf, type Member, membersOf } from "./collection.repository.ts";
import { CollectionError, CollectionListingError, collectionPayload } from "./edit.payload.graphql.ts";
import { collectionChannelListingUpdate, collectionReorderProducts } from "./edit-shelf.command.ts";
import { ImageRef, pictureUrl } from "./media.graphql.ts";
import { CollectionRef } from "./refs.ts";
import { nameIn } from "./catalogue.policy.ts";

/** Most products of one collection that staff put into order by hand. */
const MOST_MEMBERS = 1000;

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders", "support");

const listingsBatch = async (ids: readonly number[], context: RequestContext) =>
  Map.groupBy(await collectionListings(shopTables(context.db), ids), (row) => row.collection_id);

type Listing = { collectionId: number; channel: ChannelRow; isPublished: boolean; publishedAt: Date | null };
const ListingRef = builder.objectRef<Listing>("CollectionChannelListing").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      resolve: ({ collectionId, channel }) => globalId("CollectionChannelListing", `${collectionId}-${channel.id}`),
    }),
    isPublished: t.exposeBoolean("isPublished"),
    publishedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ publishedAt }) => publishedAt }),
    channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
  }),
});

builder.objectField(CollectionRef, "channelListings", (t) =>
  t.field({
    type: [ListingRef],
    nullable: true,
    resolve: async (collection, _, context) => {
      staff(context);
      const rows = (await loaderOf(context, listingsBatch).load(collection.id)) ?? [];
      return (await channelList(context)).map((channel): Listing => {
        const row = rows.find((one) => one.channel_id === channel.id);
        return {
          collectionId: collection.id,
          channel,
          isPublished: collection.is_published && (row?.is_published ?? true),
          publishedAt: row?.published_at ?? null,
        };
      });
    },
  }),
);

const MemberRef = builder.objectRef<Member>("CollectionMember").implement({
  description: "A product in a collection, as staff see it: also one that is hidden.",
  fields: (t) => ({
    productId: t.id({ resolve: ({ id }) => globalId("Product", id) }),
    name: t.string({ resolve: ({ names }, _, context) => nameIn(names, context.language ?? "en") }),
    isPublished: t.exposeBoolean("is_published"),
    thumbnail: t.field({
      type: ImageRef,
      nullable: true,
      resolve: ({ thumbnail, names }, _, context) =>
        thumbnail
          ? {
              url: pictureUrl(context, thumbnail, { size: 128, format: "WEBP" }),
              alt: nameIn(names, context.language ?? "en"),
            }
          : null,
    }),
  }),
});

type ShelfRow = CollectionNode & { products: number };
const ShelfCollection = builder.objectRef<ShelfRow>("ShelfCollection").implement({
  description: "A collection as staff see it: also one that no channel shows.",
  fields: (t) => ({
    collection: t.field({ type: CollectionRef, resolve: (row) => row }),
    isPublished: t.exposeBoolean("is_published", { description: "Shown in the channels that list it." }),
    productCount: t.exposeInt("products"),
    members: t.field({
      type: [MemberRef],
      description: "Its products in its order, hidden ones too; at most 1,000.",
      resolve: ({ id }, _, context) => membersOf(shopTables(context.db), id, MOST_MEMBERS),
    }),
  }),
});

builder.queryFields((t) => ({
  collectionShelf: t.field({
    type: [ShelfCollection],
    description: "Every collection, for staff: those that no channel shows too.",
    args: { search: t.arg.string() },
    resolve: async (_, { search }, context) => {
      staff(context);
      const channel = await mainChannel(context);
      const rows = await collectionShelf(shopTables(context.db), search?.trim() || null);
      return rows.map((row) => ({ ...row, channel }));
    },
  }),
  shelfCollection: t.field({
    type: ShelfCollection,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      staff(context);
      const key = numberOf(id, "Collection");
      const channel = await mainChannel(context);
      const row = (await collectionShelf(shopTables(context.db), null)).find((one) => one.id === key);
      return row ? { ...row, channel } : null;
    },
  }),
}));

const MoveInput = builder.inputType("MoveProductInput", {
  fields: (t) => ({ productId: t.id({ required: true }), sortOrder: t.int() }),
});
const PublishInput = builder.inputType("PublishableChannelListingInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    isPublished: t.boolean(),
    publicationDate: t.field({ type: "Date" }),
    publishedAt: t.field({ type: "DateTime" }),
  }),
});
const ListingInput = builder.inputType("CollectionChannelListingUpdateInput", {
  fields: (t) => ({ addChannels: t.field({ type: [PublishInput] }), removeChannels: t.idList() }),
});

builder.mutationFields((t) => ({
  collectionReorderProducts: t.field({
    type: collectionPayload("CollectionReorderProducts", CollectionError),
    nullable: true,
    args: {
      collectionId: t.arg.id({ required: true }),
      moves: t.arg({ type: [MoveInput], required: true }),
    },
    resolve: (_, { collectionId, moves }, context) => collectionReorderProducts(context, collectionId, moves),
  }),
  collectionChannelListingUpdate: t.field({
    type: collectionPayload("CollectionChannelListingUpdate", CollectionListingError),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: ListingInput, required: true }) },
    resolve: (_, { id, input }, context) => collectionChannelListingUpdate(context, id, input),
  }),
}));
