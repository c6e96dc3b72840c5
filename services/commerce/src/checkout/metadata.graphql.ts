import { builder } from "../builder.ts";
import { MetadataInput, ObjectWithMetadata } from "@carloom/wire";
import { type MetadataItemNode, type MetadataProblem, updateMetadata } from "./metadata.command.ts";

const ErrorCode = builder.enumType("MetadataErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "NOT_UPDATED"] as const,
});
const MetadataError = builder.objectRef<MetadataProblem>("MetadataError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: ({ code }) => code }),
  }),
});
const UpdateMetadata = builder
  .objectRef<{ value: MetadataItemNode | null; errors: MetadataProblem[] }>("UpdateMetadata")
  .implement({
    fields: (t) => ({
      item: t.field({ type: ObjectWithMetadata, nullable: true, resolve: ({ value }) => value }),
      errors: t.field({ type: [MetadataError], resolve: ({ errors }) => errors }),
    }),
  });

builder.mutationField("updateMetadata", (t) =>
  t.field({
    type: UpdateMetadata,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: [MetadataInput], required: true }),
    },
    resolve: (_, { id, input }, context) => updateMetadata(context, id, input),
  }),
);
