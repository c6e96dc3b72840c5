import { type Page, pageRequest, toPage } from "@carloom/platform";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import {
  globalId,
  numberOf,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  Node,
  PageInfo,
} from "@carloom/wire";
import { richTextIn } from "./catalogue.policy.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { channelBySlug } from "./channel.ts";
import { type CollectionRow, collectionCount, collectionPage } from "./collection.repository.ts";
import { ImageRef, pictureUrl, ThumbnailFormatEnum } from "./media.graphql.ts";
import { CollectionRef } from "./refs.ts";
import { isWritten } from "./words.ts";

export type CollectionNode = CollectionRow & { channel: ChannelRow };

const CollectionTranslation = builder
  .objectRef<{ collection: CollectionRow; code: LanguageCode }>("CollectionTranslation")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: ({ collection, code }) => globalId("CollectionTranslation", `${collection.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      name: t.string({
        nullable: true,
        resolve: ({ collection, code }) => collection.names[languageOfCode(code)] ?? null,
      }),
      slug: t.string({ nullable: true, resolve: ({ collection }) => collection.slug }),
      seoTitle: t.string({
        nullable: true,
        resolve: ({ collection, code }) => collection.seo_titles[languageOfCode(code)] ?? null,
      }),
      seoDescription: t.string({
        nullable: true,
        resolve: ({ collection, code }) => collection.seo_descriptions[languageOfCode(code)] ?? null,
      }),
      description: t.field({
        type: "JSONString",
        nullable: true,
        resolve: ({ collection, code }) => richTextIn(collection.descriptions, languageOfCode(code)),
      }),
    }),
  });

CollectionRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (c) => globalId("Collection", c.id) }),
    name: t.string({ resolve: (c) => c.names.en }),
    slug: t.exposeString("slug"),
    channel: t.string({ nullable: true, resolve: (c) => c.channel.slug }),
    description: t.field({
      type: "JSONString",
      nullable: true,
      resolve: (c) => richTextIn(c.descriptions, "en"),
    }),
    seoTitle: t.string({ nullable: true, resolve: (c) => c.seo_titles.en ?? null }),
    seoDescription: t.string({ nullable: true, resolve: (c) => c.seo_descriptions.en ?? null }),
    backgroundImage: t.field({
      type: ImageRef,
      nullable: true,
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: (c, wanted, context) =>
        c.picture ? { url: pictureUrl(context, c.picture, wanted), alt: c.picture_alt || null } : null,
    }),
    translation: t.field({
      type: CollectionTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (collection, { languageCode }) => {
        const language = languageOfCode(languageCode);
        return isWritten(collection, language) ? { collection, code: languageCode } : null;
      },
    }),
  }),
});

const CollectionEdge = builder
  .objectRef<{ node: CollectionNode; cursor: string }>("CollectionCountableEdge")
  .implement({
    fields: (t) => ({
      node: t.field({ type: CollectionRef, resolve: (edge) => edge.node }),
      cursor: t.exposeString("cursor"),
    }),
  });
export const CollectionConnection = builder.objectRef<Page<CollectionNode>>("CollectionCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [CollectionEdge], resolve: (page) => page.edges }),
  }),
});

const CollectionFilterInput = builder.inputType("CollectionFilterInput", {
  fields: (t) => ({ ids: t.idList(), slugs: t.stringList() }),
});

builder.queryFields((t) => ({
  collection: t.field({
    type: CollectionRef,
    nullable: true,
    args: {
      id: t.arg.id(),
      slug: t.arg.string(),
      slugLanguageCode: t.arg({ type: LanguageCodeEnum }),
      channel: t.arg.string(),
    },
    resolve: async (_, { id, slug, channel: channelSlug }, context) => {
      const channel = await channelBySlug(context, channelSlug);
      const key = numberOf(id, "Collection");
      if (!channel || (!key && !slug)) return null;
      const wanted = key ? { ids: [key] } : { slugs: [slug ?? ""] };
      const [row] = await collectionPage(shopTables(context.db), channel.id, { first: 0, after: null }, wanted);
      return row ? { ...row, channel } : null;
    },
  }),
  collections: t.field({
    type: CollectionConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: CollectionFilterInput }),
      channel: t.arg.string(),
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { filter, channel: channelSlug, ...args }, context) => {
      const page = pageRequest(args, context);
      const channel = await channelBySlug(context, channelSlug);
      const db = shopTables(context.db);
      const wanted = {
        ...(filter?.ids && { ids: filter.ids.map((id) => numberOf(id, "Collection") ?? 0) }),
        ...(filter?.slugs && { slugs: filter.slugs }),
      };
      const rows = channel ? await collectionPage(db, channel.id, page, wanted) : [];
      return toPage(
        rows.flatMap((row) => (channel ? [{ ...row, channel }] : [])),
        page,
        (row) => [row.position, row.id],
        () => (channel ? collectionCount(db, channel.id, wanted) : 0),
      );
    },
  }),
}));
