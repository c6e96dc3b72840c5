import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { GUEST_DAYS } from "./chat/conversation.policy.ts";
import { deleteOldConversations, markReportMailed, reportedTurn } from "./chat/conversation.repository.ts";

/** Name of the job that tells staff of an answer that somebody reported. */
export const REPORT_MAIL = "ai.reportMail";
const SWEEP = "ai.sweep";
const DAY = 24 * 3_600_000;

/** Plans the next sweep of guests' old conversations; there is only ever one. */
export const scheduleConversationSweep = (db: Database, runAt = new Date()): Promise<void> =>
  addJob(db, SWEEP, {}, { key: SWEEP, runAt });

export function aiJobs({ db, mailer, settings }: Services): JobHandlers {
  return {
    [SWEEP]: async () => {
      await deleteOldConversations(db, GUEST_DAYS);
      await scheduleConversationSweep(db, new Date(Date.now() + DAY));
    },
    [REPORT_MAIL]: async (payload) => {
      const { uuid } = payload as { uuid: string };
      const turn = await reportedTurn(db, uuid);
      // mailed by an earlier try whose end was not recorded, or deleted by whose it was
      if (!turn || turn.mailed_at) return;
      await mailer.send({
        to: settings.env.CONTACT_EMAIL,
        subject: `[${settings.public.productName}] Report: an answer of the stylist`,
        text: [
          `Answered by: ${turn.machine}`,
          `Why it was reported: ${turn.message || "(not said)"}`,
          "",
          `Asked: ${turn.said}`,
          "",
          `Answered: ${turn.answered}`,
          "",
        ].join("\n"),
      });
      await markReportMailed(db, uuid);
    },
  };
}
