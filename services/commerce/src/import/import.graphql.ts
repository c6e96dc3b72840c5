import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { fieldsOf } from "./columns.ts";
import { type ExportPage, productExport } from "./export.command.ts";
import {
  IMPORT_CODES,
  type ImportProblem,
  type ImportResult,
  productImportCheck,
  productImportRun,
  productImportStop,
  productImportUpload,
} from "./import.command.ts";
import { importById, type ImportRow, latestImports, problemsOf, type ProblemRow } from "./import.repository.ts";
import { IMPORT_STATES } from "../tables/import.tables.ts";
import { LINE_CODES, type LineCode } from "./line.policy.ts";

const MOST_IMPORTS = 20;
const MOST_PROBLEMS = 1000;

const StateEnum = builder.enumType("ProductImportState", { values: IMPORT_STATES });
const LineCodeEnum = builder.enumType("ProductImportLineCode", { values: LINE_CODES });
const CodeEnum = builder.enumType("ProductImportErrorCode", { values: IMPORT_CODES });

type Column = { header: string; field: string | null; sample: string[] };
const ColumnRef = builder.objectRef<Column>("ProductImportColumn").implement({
  fields: (t) => ({
    header: t.exposeString("header"),
    field: t.exposeString("field", { nullable: true, description: "What it stands for; null is left out." }),
    sample: t.exposeStringList("sample"),
  }),
});

const ImportRef = builder.objectRef<ImportRow>("ProductImport").implement({
  description: "A file of products: first checked without changing anything, then brought in.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("ProductImport", id) }),
    fileName: t.exposeString("file_name"),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    columns: t.field({
      type: [ColumnRef],
      resolve: ({ headers, fields, sample }) =>
        headers.map((header, at) => ({
          header,
          field: fields[at] ?? null,
          sample: sample.map((cells) => cells[at] ?? ""),
        })),
    }),
    lines: t.exposeInt("lines", { description: "Of the file, as they were counted when it was checked." }),
    done: t.exposeInt("done"),
    progress: t.float({ resolve: ({ offset_bytes, bytes }) => offset_bytes / bytes }),
    created: t.exposeInt("created"),
    changed: t.exposeInt("changed"),
    unchanged: t.exposeInt("unchanged"),
    failed: t.exposeInt("failed"),
    createdAt: t.field({ type: "DateTime", resolve: ({ created_at }) => created_at }),
    endedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ ended_at }) => ended_at }),
  }),
});

const LineRef = builder.objectRef<ProblemRow>("ProductImportLine").implement({
  description: "One cell that could not be taken.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    line: t.exposeInt("line", { description: "As a spreadsheet counts it; the names of the columns are line 1." }),
    field: t.exposeString("field"),
    code: t.field({ type: LineCodeEnum, resolve: ({ code }) => code as LineCode }),
    value: t.exposeString("value"),
  }),
});

const ErrorRef = builder.objectRef<ImportProblem>("ProductImportError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CodeEnum, resolve: ({ code }) => code }),
  }),
});
const ResultRef = builder.objectRef<ImportResult>("ProductImportResult").implement({
  fields: (t) => ({
    productImport: t.field({ type: ImportRef, nullable: true, resolve: ({ value }) => value }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});
const ExportRef = builder.objectRef<ExportPage>("ProductExportPage").implement({
  fields: (t) => ({
    text: t.exposeString("text"),
    lines: t.exposeInt("lines"),
    next: t.exposeString("next", { nullable: true }),
  }),
});
const UploadInput = builder.inputType("ProductImportInput", {
  fields: (t) => ({ file: t.field({ type: "Upload" }) }),
});

builder.queryFields((t) => ({
  productImportFields: t.stringList({
    description: "What a column of a file of products may stand for.",
    resolve: async (_, __, context) => {
      requireRole(context, "catalogue");
      return fieldsOf(await channelList(context));
    },
  }),
  productImports: t.field({
    type: [ImportRef],
    description: "The latest first.",
    resolve: (_, __, context) => {
      requireRole(context, "catalogue");
      return latestImports(shopTables(context.db), MOST_IMPORTS);
    },
  }),
  productImport: t.field({
    type: ImportRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "catalogue");
      const key = uuidOf(id, "ProductImport");
      return key ? ((await importById(shopTables(context.db), key)) ?? null) : null;
    },
  }),
  productImportLines: t.field({
    type: [LineRef],
    description: "Cells that could not be taken, in the order of the file.",
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), after: t.arg.string() },
    resolve: async (_, { id, first, after }, context) => {
      requireRole(context, "catalogue");
      const key = uuidOf(id, "ProductImport");
      const most = Math.min(Math.max(first ?? 100, 1), MOST_PROBLEMS);
      const from = /^\d{1,15}$/.test(after ?? "") ? Number(after) : 0;
      return key ? problemsOf(shopTables(context.db), key, from, most) : [];
    },
  }),
  productExport: t.field({
    type: ExportRef,
    description: "A part of the file of all products; `next` asks for the part after it.",
    args: { after: t.arg.string() },
    resolve: (_, { after }, context) => productExport(context, after ?? null),
  }),
}));

builder.mutationFields((t) => ({
  productImportUpload: t.field({
    type: ResultRef,
    args: { input: t.arg({ type: UploadInput, required: true }) },
    resolve: (_, { input }, context) => productImportUpload(context, input.file ?? null),
  }),
  productImportCheck: t.field({
    type: ResultRef,
    args: {
      id: t.arg.id({ required: true }),
      fields: t.arg({ type: ["String"], required: { list: true, items: false } }),
    },
    resolve: (_, { id, fields }, context) =>
      productImportCheck(
        context,
        id,
        fields.map((field) => field ?? null),
      ),
  }),
  productImportRun: t.field({
    type: ResultRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => productImportRun(context, id),
  }),
  productImportStop: t.field({
    type: ResultRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => productImportStop(context, id),
  }),
}));
