import { pageRequest } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { answerReport, buildReport } from "./report.command.ts";
import { REPORT_ANSWERS, REPORT_REASONS, type ReportProblem } from "./report.policy.ts";
import { newestReports, type ReportRow } from "./report.repository.ts";

const BuildReportReason = builder.enumType("BuildReportReason", {
  description: "Why a build is reported: somebody's rights, hatred, sexual content, private data, or something else.",
  values: REPORT_REASONS,
});
const BuildReportAnswer = builder.enumType("BuildReportAnswer", { values: REPORT_ANSWERS });

const BuildReportInput = builder.inputType("BuildReportInput", {
  fields: (t) => ({
    reference: t.string({ required: true, description: "Code of a link, or uuid of a public build." }),
    reason: t.field({ type: BuildReportReason, required: true }),
    message: t.string({ description: "Required where the reason is OTHER." }),
    email: t.string({ description: "For an answer." }),
  }),
});

const BuildReportError = builder.objectRef<ReportProblem>("BuildReportError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "REQUIRED, INVALID, NOT_FOUND or LIMIT" }),
  }),
});

const BuildReportSend = builder.objectRef<{ errors: ReportProblem[] }>("BuildReportSend").implement({
  fields: (t) => ({ errors: t.field({ type: [BuildReportError], resolve: ({ errors }) => errors }) }),
});

const BuildReport = builder.objectRef<ReportRow>("BuildReport").implement({
  description: "What somebody found wrong in a build that another shows.",
  fields: (t) => ({
    id: t.exposeID("id"),
    reference: t.exposeString("reference"),
    title: t.exposeString("title"),
    userName: t.exposeString("user_name", { nullable: true }),
    reason: t.field({ type: BuildReportReason, resolve: (row) => row.reason }),
    message: t.exposeString("message"),
    email: t.exposeString("email", { nullable: true }),
    language: t.exposeString("language"),
    createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
    mailedAt: t.field({ type: "DateTime", nullable: true, resolve: (row) => row.mailed_at }),
    answer: t.field({ type: BuildReportAnswer, nullable: true, resolve: (row) => row.answer }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: (row) => row.answered_at }),
  }),
});

builder.mutationField("buildReport", (t) =>
  t.field({
    type: BuildReportSend,
    args: { input: t.arg({ type: BuildReportInput, required: true }) },
    resolve: async (_, { input }, context) => ({ errors: await buildReport(context, input) }),
  }),
);

builder.mutationField("buildReportAnswer", (t) =>
  t.field({
    type: BuildReport,
    nullable: true,
    description: "Answers every waiting report of the same build; nothing when there is no such report.",
    args: {
      id: t.arg.id({ required: true }),
      answer: t.arg({ type: BuildReportAnswer, required: true }),
    },
    resolve: (_, { id, answer }, context) => {
      requireRole(context, "support");
      return answerReport(context, String(id), answer);
    },
  }),
);

builder.queryField("buildReports", (t) =>
  t.field({
    type: [BuildReport],
    description: "Newest first; for staff who answer. Only those that wait, unless all are asked for.",
    args: { first: t.arg.int(), all: t.arg.boolean() },
    resolve: (_, { all, ...args }, context) => {
      requireRole(context, "support");
      return newestReports(context.db, all !== true, pageRequest(args, context).first);
    },
  }),
);
