import { globalId, LanguageCodeEnum, languageOfCode } from "@carloom/wire";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { mediaRowsOf } from "./listing.loaders.ts";
import { pictureUrl } from "./media.graphql.ts";
import { type MediaRow, publishedMedia } from "./media.repository.ts";
import { type Alts, altsOf, PictureAlt } from "./picture.graphql.ts";
import { ShelfProduct } from "./shelf.graphql.ts";

const altsOfRow = ({ alt, alts }: MediaRow): Alts => ({ ...alts, ...(alt && { en: alt }) });

const PictureTexts = builder.objectRef<MediaRow>("ProductPictureTexts").implement({
  description: "What staff wrote that a picture of a product shows.",
  fields: (t) => ({
    mediaId: t.id({ resolve: ({ id }) => globalId("ProductMedia", id) }),
    url: t.string({ resolve: ({ picture }, _, context) => pictureUrl(context, picture) }),
    alts: t.field({ type: [PictureAlt], resolve: (row) => altsOf(altsOfRow(row)) }),
    text: t.string({
      description: "In a language; empty where nobody wrote one.",
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (row, { languageCode }) => altsOfRow(row)[languageOfCode(languageCode)] ?? "",
    }),
  }),
});

builder.objectField(ShelfProduct, "pictureTexts", (t) =>
  t.field({
    type: [PictureTexts],
    resolve: async ({ id, has_own_media }, _, context) => (has_own_media ? mediaRowsOf(context, id) : []),
  }),
);

builder.queryField("productPictureTexts", (t) =>
  t.field({
    type: [PictureTexts],
    description: "Of a product that visitors see; none where its pictures are those that it came with.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_, { slug }, context) => publishedMedia(shopTables(context.db), slug),
  }),
);
