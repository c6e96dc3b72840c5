import { builder } from "../builder.ts";
import { LanguageCodeEnum } from "@carloom/wire";
import {
  attributeCreate,
  attributeDelete,
  attributeTranslate,
  attributeUpdate,
  attributeValueCreate,
  attributeValueDelete,
  attributeValueTranslate,
  attributeValueUpdate,
} from "./attribute-edit.command.ts";
import { AttributeType, InputType, MeasurementUnits } from "./attribute.graphql.ts";
import { attributePayload, TranslationError, valuePayload, valueTranslationPayload } from "./edit.payload.graphql.ts";

const ValueCreateInput = builder.inputType("AttributeValueCreateInput", {
  fields: (t) => ({ name: t.string({ required: true }) }),
});
const ValueUpdateInput = builder.inputType("AttributeValueUpdateInput", { fields: (t) => ({ name: t.string() }) });
const CreateInput = builder.inputType("AttributeCreateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string(),
    type: t.field({ type: AttributeType, required: true }),
    inputType: t.field({ type: InputType }),
    unit: t.field({ type: MeasurementUnits }),
    values: t.field({ type: [ValueCreateInput] }),
  }),
});
const UpdateInput = builder.inputType("AttributeUpdateInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    unit: t.field({ type: MeasurementUnits }),
    addValues: t.field({ type: [ValueUpdateInput] }),
    removeValues: t.idList(),
  }),
});
export const NameTranslationInput = builder.inputType("NameTranslationInput", {
  fields: (t) => ({ name: t.string() }),
});
const ValueTranslationInput = builder.inputType("AttributeValueTranslationInput", {
  fields: (t) => ({ name: t.string() }),
});

builder.mutationFields((t) => {
  const languageCode = t.arg({ type: LanguageCodeEnum, required: true });
  return {
    attributeCreate: t.field({
      type: attributePayload("AttributeCreate"),
      nullable: true,
      args: { input: t.arg({ type: CreateInput, required: true }) },
      resolve: (_, { input }, context) => attributeCreate(context, input),
    }),
    attributeUpdate: t.field({
      type: attributePayload("AttributeUpdate"),
      nullable: true,
      args: { id: t.arg.id(), input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_, { id, input }, context) => attributeUpdate(context, id, input),
    }),
    attributeDelete: t.field({
      type: attributePayload("AttributeDelete"),
      nullable: true,
      args: { id: t.arg.id() },
      resolve: (_, { id }, context) => attributeDelete(context, id),
    }),
    attributeTranslate: t.field({
      type: attributePayload("AttributeTranslate", TranslationError),
      nullable: true,
      args: {
        id: t.arg.id({ required: true }),
        languageCode,
        input: t.arg({ type: NameTranslationInput, required: true }),
      },
      resolve: (_, args, context) => attributeTranslate(context, args.id, args.languageCode, args.input),
    }),
    attributeValueCreate: t.field({
      type: valuePayload("AttributeValueCreate"),
      nullable: true,
      args: { attribute: t.arg.id({ required: true }), input: t.arg({ type: ValueCreateInput, required: true }) },
      resolve: (_, args, context) => attributeValueCreate(context, args.attribute, args.input),
    }),
    attributeValueUpdate: t.field({
      type: valuePayload("AttributeValueUpdate"),
      nullable: true,
      args: { id: t.arg.id(), input: t.arg({ type: ValueUpdateInput, required: true }) },
      resolve: (_, { id, input }, context) => attributeValueUpdate(context, id, input),
    }),
    attributeValueDelete: t.field({
      type: valuePayload("AttributeValueDelete"),
      nullable: true,
      args: { id: t.arg.id() },
      resolve: (_, { id }, context) => attributeValueDelete(context, id),
    }),
    attributeValueTranslate: t.field({
      type: valueTranslationPayload("AttributeValueTranslate"),
      nullable: true,
      args: {
        id: t.arg.id({ required: true }),
        languageCode,
        input: t.arg({ type: ValueTranslationInput, required: true }),
      },
      resolve: (_, args, context) => attributeValueTranslate(context, args.id, args.languageCode, args.input),
    }),
  };
});
