import { builder, type CommerceContext } from "../builder.ts";
import { productOf } from "./catalogue.loaders.ts";
import { channelBySlug } from "./channel.ts";
import { ProductError } from "./edit.payload.graphql.ts";
import {
  type EditedMedia,
  productMediaCreate,
  productMediaCrop,
  productMediaDelete,
  productMediaDescribe,
  productMediaReorder,
  productMediaUpdate,
} from "./media.command.ts";
import { ownShape, ProductMedia } from "./media.graphql.ts";
import { PictureAltInput, PictureCropInput, readAlts } from "./picture.graphql.ts";
import { ProductRef } from "./refs.ts";

async function productOfEdit({ productId }: EditedMedia, context: CommerceContext) {
  const channel = productId === null ? null : await channelBySlug(context);
  return channel && productId !== null ? productOf(context, channel, productId) : null;
}

const mediaPayload = (name: string) =>
  builder.objectRef<EditedMedia>(name).implement({
    fields: (t) => ({
      product: t.field({
        type: ProductRef,
        nullable: true,
        resolve: (edited, _, context) => productOfEdit(edited, context),
      }),
      media: t.field({
        type: ProductMedia,
        nullable: true,
        resolve: ({ media: [first] }) => (first ? ownShape(first, first.alt) : null),
      }),
      errors: t.field({ type: [ProductError], resolve: ({ errors }) => errors }),
    }),
  });
const ReorderPayload = builder.objectRef<EditedMedia>("ProductMediaReorder").implement({
  fields: (t) => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      resolve: (edited, _, context) => productOfEdit(edited, context),
    }),
    media: t.field({
      type: [ProductMedia],
      nullable: true,
      resolve: ({ media }) => media.map((row) => ownShape(row, row.alt)),
    }),
    errors: t.field({ type: [ProductError], resolve: ({ errors }) => errors }),
  }),
});

const CreateInput = builder.inputType("ProductMediaCreateInput", {
  fields: (t) => ({
    product: t.id({ required: true }),
    alt: t.string(),
    image: t.field({ type: "Upload" }),
    mediaUrl: t.string(),
  }),
});
const UpdateInput = builder.inputType("ProductMediaUpdateInput", { fields: (t) => ({ alt: t.string() }) });

builder.mutationFields((t) => ({
  productMediaCreate: t.field({
    type: mediaPayload("ProductMediaCreate"),
    nullable: true,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) => productMediaCreate(context, input),
  }),
  productMediaUpdate: t.field({
    type: mediaPayload("ProductMediaUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => productMediaUpdate(context, id, input),
  }),
  productMediaDescribe: t.field({
    type: mediaPayload("ProductMediaDescribe"),
    description: "Says what a picture shows, in each language that is sent.",
    args: {
      id: t.arg.id({ required: true }),
      alts: t.arg({ type: [PictureAltInput], required: true }),
    },
    resolve: (_, { id, alts }, context) => productMediaDescribe(context, id, readAlts(alts)),
  }),
  productMediaCrop: t.field({
    type: mediaPayload("ProductMediaCrop"),
    description: "Keeps a part of a picture.",
    args: { id: t.arg.id({ required: true }), crop: t.arg({ type: PictureCropInput, required: true }) },
    resolve: (_, { id, crop }, context) => productMediaCrop(context, id, crop),
  }),
  productMediaDelete: t.field({
    type: mediaPayload("ProductMediaDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => productMediaDelete(context, id),
  }),
  productMediaReorder: t.field({
    type: ReorderPayload,
    nullable: true,
    args: { productId: t.arg.id({ required: true }), mediaIds: t.arg.idList({ required: true }) },
    resolve: (_, { productId, mediaIds }, context) => productMediaReorder(context, productId, mediaIds),
  }),
}));
