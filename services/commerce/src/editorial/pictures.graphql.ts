import { requireRole } from "@carloom/identity";
import { contentInForce, draftOf } from "@carloom/platform";
import { LanguageCodeEnum, languageOfCode } from "@carloom/wire";
import { builder } from "../builder.ts";
import { pictureUrl, ThumbnailFormatEnum } from "../catalogue/media.graphql.ts";
import { altsOf, PictureAlt, PictureAltInput, PictureCropInput, readAlts } from "../catalogue/picture.graphql.ts";
import { type ContentResult, roleOf } from "./content.command.ts";
import { ContentError, ContentVersionRef, PreviewRef } from "./content.graphql.ts";
import { homePicturesPreview, homePicturesSave, homePictureUpload, type Uploaded } from "./pictures.command.ts";
import { altIn, boxOf, HOME_PICTURES, type HomePicture, picturesOf } from "./pictures.policy.ts";

const PictureRef = builder.objectRef<HomePicture>("HomePicture").implement({
  description: "A picture of staff's in a place of the home page.",
  fields: (t) => ({
    place: t.exposeString("place", { description: "`hero`, `second`, `part:<slug>` or `car:<slug>`." }),
    object: t.exposeString("object", { description: "By which it is saved again." }),
    url: t.string({
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: ({ object }, wanted, context) => pictureUrl(context, object, wanted),
    }),
    width: t.int({ resolve: ({ place }) => boxOf(place)?.width ?? 0, description: "Of its place, px." }),
    height: t.int({ resolve: ({ place }) => boxOf(place)?.height ?? 0 }),
    alt: t.string({
      description: "In a language, in English where nobody wrote one.",
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (picture, { languageCode }) => altIn(picture, languageOfCode(languageCode)),
    }),
    alts: t.field({
      type: [PictureAlt],
      resolve: ({ alts }) => altsOf(alts),
    }),
  }),
});

builder.objectField(ContentVersionRef, "pictures", (t) =>
  t.field({
    type: [PictureRef],
    description: "Of the home page, that were not the product's.",
    resolve: (row) => picturesOf(row),
  }),
);

type Shown = { version: number; pictures: HomePicture[] };
const DocumentRef = builder.objectRef<Shown>("HomePictures").implement({
  fields: (t) => ({
    version: t.exposeInt("version", { description: "The newest one; 0 where nobody has chosen any." }),
    pictures: t.field({ type: [PictureRef], resolve: ({ pictures }) => pictures }),
  }),
});

const UploadRef = builder.objectRef<Uploaded>("HomePictureUpload").implement({
  fields: (t) => ({
    object: t.string({ nullable: true, resolve: ({ object }) => object, description: "By which it is saved." }),
    url: t.string({
      nullable: true,
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: ({ object }, wanted, context) => object && pictureUrl(context, object, wanted),
    }),
    errors: t.field({ type: [ContentError], resolve: ({ errors }) => errors }),
  }),
});
const SaveRef = builder.objectRef<ContentResult>("HomePicturesSave").implement({
  fields: (t) => ({
    home: t.field({
      type: DocumentRef,
      nullable: true,
      resolve: ({ row }) => row && { version: row.version, pictures: picturesOf(row) },
    }),
    errors: t.field({ type: [ContentError], resolve: ({ errors }) => errors }),
  }),
});

const PictureInput = builder.inputType("HomePictureInput", {
  fields: (t) => ({
    place: t.string({ required: true }),
    object: t.string({ required: true, description: "As an upload or a picture names it." }),
    alts: t.field({ type: [PictureAltInput], required: true }),
  }),
});
type Given = {
  place: string;
  object: string;
  alts: readonly { languageCode: string; text: string }[];
};
const readGiven = (pictures: readonly Given[]): HomePicture[] =>
  pictures.map(({ place, object, alts }) => ({
    place,
    object,
    alts: readAlts(alts),
  }));

builder.queryFields((t) => ({
  homePictures: t.field({
    type: [PictureRef],
    description: "What staff show on the home page. In every other place is what the product shows there.",
    args: { preview: t.arg({ type: "UUID", description: "Token of pictures that are not published yet." }) },
    resolve: async (_, { preview }, context) => {
      const draft = preview ? await draftOf(context.db, HOME_PICTURES, preview) : null;
      return picturesOf(draft ? { body: draft } : await contentInForce(context.db, HOME_PICTURES));
    },
  }),
  homePicturesDocument: t.field({
    type: DocumentRef,
    description: "The same for whoever changes them.",
    resolve: async (_, __, context): Promise<Shown> => {
      requireRole(context, roleOf(HOME_PICTURES.kind));
      const row = await contentInForce(context.db, HOME_PICTURES);
      return { version: row?.version ?? 0, pictures: picturesOf(row) };
    },
  }),
}));

builder.mutationFields((t) => {
  const pictures = t.arg({ type: [PictureInput], required: true });
  return {
    homePictureUpload: t.field({
      type: UploadRef,
      description: "Stores a picture, cut to the form of its place. It is shown once it is saved.",
      args: {
        place: t.arg.string({ required: true }),
        image: t.arg({ type: "Upload" }),
        crop: t.arg({ type: PictureCropInput, description: "What of it is kept; its middle without." }),
      },
      resolve: (_, { place, image, crop }, context) => homePictureUpload(context, place, image, crop ?? null),
    }),
    homePicturesSave: t.field({
      type: SaveRef,
      description: "Shows these on the home page, and in every other place what the product shows.",
      args: {
        pictures,
        version: t.arg.int({ description: "The one that was read; another one is not written over." }),
      },
      resolve: (_, args, context) => homePicturesSave(context, readGiven(args.pictures), args.version),
    }),
    homePicturesPreview: t.field({
      type: PreviewRef,
      description: "Keeps pictures for a day for whoever has the token, which shows the page with them.",
      args: { pictures },
      resolve: (_, args, context) => homePicturesPreview(context, readGiven(args.pictures)),
    }),
  };
});
