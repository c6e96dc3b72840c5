import { randomUUID } from "node:crypto";
import { addJob, networkOf } from "@carloom/platform";
import { normalEmail } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { REPORT_MAIL } from "./report.jobs.ts";
import {
  cleanedReport,
  type ReportAnswer,
  type ReportInput,
  type ReportProblem,
  reportProblems,
} from "./report.policy.ts";
import { answerReports, insertReport, type ReportRow, reportById } from "./report.repository.ts";

/** Reports of one address of the network, and of one build, within ten minutes. */
const LIMITS = { ip: 10, build: 20, seconds: 600 } as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NO_BUILD = { field: "reference", code: "NOT_FOUND", message: "This build is no longer public." } as const;

/** Keeps a report of a build that is shown, and queues the mail that tells staff, in one step. */
export async function buildReport(context: CommerceContext, given: ReportInput): Promise<ReportProblem[]> {
  const input = cleanedReport(given);
  const problems = reportProblems(input);
  const email = input.email ? normalEmail(input.email) : null;
  if (input.email && !email && problems.length === 0)
    problems.push({ field: "email", code: "INVALID", message: "Please enter a valid email address" });
  if (problems.length > 0) return problems;
  const limit = [
    { field: null, code: "LIMIT", message: "Too many reports in a short time. Please try again later." },
  ] as const;
  if (!(await context.throttle.take(`report:ip:${networkOf(context.ip)}`, LIMITS.ip, LIMITS.seconds)).ok)
    return [...limit];
  const shown = await context.threed.shown(input.reference);
  if (!shown) return [NO_BUILD];
  if (!(await context.throttle.take(`report:build:${shown.reference}`, LIMITS.build, LIMITS.seconds)).ok)
    return [...limit];
  const id = randomUUID();
  await context.db.transaction().execute(async (trx) => {
    await insertReport(trx, {
      id,
      reference: shown.reference,
      title: shown.title,
      user_name: shown.userName,
      reason: input.reason,
      message: input.message,
      email,
      language: context.language ?? "en",
      user_id: context.visitor?.userId ?? null,
    });
    await addJob(trx, REPORT_MAIL, { id });
  });
  return [];
}

/**
 * Staff's answer: it holds for every report of the build that waits. Withdrawing takes the build out of what is shown; its
 * owner keeps it. A report that is answered stays as it is. Null when there is no such report.
 */
export async function answerReport(
  context: CommerceContext,
  id: string,
  answer: ReportAnswer,
): Promise<ReportRow | null> {
  const report = UUID.test(id) ? await reportById(context.db, id) : undefined;
  if (!report || report.answer) return report ?? null;
  // first the build: an answer that says so must be true, and withdrawing again does nothing
  if (answer === "WITHDRAWN") await context.threed.withdrawShown(report.reference);
  await answerReports(context.db, report.reference, {
    answer,
    by: context.visitor?.userId ?? "",
    at: new Date(),
  });
  return (await reportById(context.db, id)) ?? null;
}
