import { requireRole } from "@carloom/identity";
import { type Page, pageRequest, toPage, sliceOf } from "@carloom/platform";
import { globalId, Node, PageInfo, uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { Job } from "../job.graphql.ts";
import { ProductFilterInput } from "../catalogue/product.filter.ts";
import { shopTables } from "../tables.ts";
import { EXPORT_FIELDS } from "./export.columns.ts";
import { type ExportProblem, exportProducts, type ExportResult } from "./export.command.ts";
import { exportUrl } from "./export.handler.ts";
import { exportById, type ExportRow, latestExports, objectsOf } from "./export.repository.ts";

/** Files are kept a week: a list is never longer. */
const MOST = 100;

const ExportFile = builder.objectRef<ExportRow>("ExportFile").implement({
  interfaces: [Node, Job],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("ExportFile", id) }),
    url: t.string({
      nullable: true,
      description: "Where the file is for the next hour.",
      resolve: (row, _, context) => (objectsOf(row).length > 0 ? exportUrl(context, row.id) : null),
    }),
  }),
});
const Edge = builder.objectRef<{ node: ExportRow; cursor: string }>("ExportFileCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: ExportFile, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const Connection = builder.objectRef<Page<ExportRow>>("ExportFileCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [Edge], resolve: (page) => page.edges }),
  }),
});

builder.queryFields((t) => ({
  exportFile: t.field({
    type: ExportFile,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "catalogue");
      const key = uuidOf(id, "ExportFile");
      return key ? ((await exportById(shopTables(context.db), key)) ?? null) : null;
    },
  }),
  exportFiles: t.field({
    type: Connection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async (_, args, context) => {
      requireRole(context, "catalogue");
      const page = pageRequest(args, context);
      const all = await latestExports(shopTables(context.db), MOST);
      return toPage(
        sliceOf(all, page, ({ id }) => id === page.after?.[0]),
        page,
        ({ id }) => [id],
        () => all.length,
      );
    },
  }),
}));

const ErrorCode = builder.enumType("ExportErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED"] as const,
});
const ExportError = builder.objectRef<ExportProblem>("ExportError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: ({ code }) => code }),
  }),
});
const Payload = builder.objectRef<ExportResult>("ExportProducts").implement({
  fields: (t) => ({
    exportFile: t.field({ type: ExportFile, nullable: true, resolve: ({ value }) => value }),
    errors: t.field({ type: [ExportError], resolve: ({ errors }) => errors }),
  }),
});
const FieldEnum = builder.enumType("ProductFieldEnum", { values: EXPORT_FIELDS });
const InfoInput = builder.inputType("ExportInfoInput", {
  fields: (t) => ({
    attributes: t.idList(),
    warehouses: t.idList(),
    channels: t.idList(),
    fields: t.field({ type: [FieldEnum] }),
  }),
});
const Input = builder.inputType("ExportProductsInput", {
  fields: (t) => ({
    scope: t.field({
      type: builder.enumType("ExportScope", { values: ["ALL", "IDS", "FILTER"] as const }),
      required: true,
    }),
    filter: t.field({ type: ProductFilterInput }),
    ids: t.idList(),
    exportInfo: t.field({ type: InfoInput }),
    fileType: t.field({ type: builder.enumType("FileTypesEnum", { values: ["CSV"] as const }), required: true }),
  }),
});

builder.mutationField("exportProducts", (t) =>
  t.field({
    type: Payload,
    nullable: true,
    args: { input: t.arg({ type: Input, required: true }) },
    resolve: (_, { input }, context) => exportProducts(context, input),
  }),
);
