import type { JobHandlers, Services } from "@carloom/platform";
import { markReportMailed, type ReportRow, reportById } from "./report.repository.ts";

/** Name of the job that tells staff of a report. */
export const REPORT_MAIL = "commerce.reportMail";

/** What arrives in the inbox: which build, where it is, and why. */
export const reportMail = (
  row: ReportRow,
  { product, viewer }: { product: string; viewer: string },
): { subject: string; text: string } => ({
  subject: `[${product}] Report: ${row.title.replace(/\s+/g, " ")}`.slice(0, 240),
  text: [
    `${row.reason}: "${row.title}"${row.user_name ? ` of ${row.user_name}` : ""}`,
    `${viewer}/s/${row.reference}`,
    `report ${row.id}, ${row.language}, ${row.created_at.toISOString()}`,
    ...(row.email ? [`from ${row.email}`] : []),
    ...(row.user_id ? [`account ${row.user_id}`] : []),
    "",
    row.message,
    "",
  ].join("\n"),
});

export function reportJobs({ db, mailer, settings }: Services): JobHandlers {
  return {
    [REPORT_MAIL]: async (payload) => {
      const row = await reportById(db, (payload as { id: string }).id);
      // mailed by an earlier try whose end was not recorded, or erased
      if (!row || row.mailed_at) return;
      const mail = reportMail(row, { product: settings.public.productName, viewer: settings.public.app.threed });
      await mailer.send({ to: settings.env.CONTACT_EMAIL, ...(row.email && { replyTo: row.email }), ...mail });
      await markReportMailed(db, row.id, new Date());
    },
  };
}
