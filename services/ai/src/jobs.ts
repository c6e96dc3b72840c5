import { addJob, type Database, type JobHandlers, type Services } from "@carloom/platform";
import { GUEST_DAYS } from "./chat/conversation.policy.ts";
import {
  conversationsOfProjects,
  deleteConversations,
  deleteOldConversations,
  markReportMailed,
  reportedTurn,
} from "./chat/conversation.repository.ts";
import { REPORT_MAIL } from "./chat/job-names.ts";
import type { AiPorts } from "./ports.ts";

const SWEEP = "ai.sweep";
/** Conversations that are looked at in one query. */
const PAGE = 500;
const DAY = 24 * 3_600_000;

/** Plans the next sweep of guests' old conversations; there is only ever one. */
export const scheduleConversationSweep = (db: Database, runAt = new Date()): Promise<void> =>
  addJob(db, SWEEP, {}, { key: SWEEP, runAt });

/** Deletes what accounts said about projects that are gone; with an account, all of its conversations go at once. */
async function deleteOrphans(db: Database, threed: Pick<AiPorts["threed"], "projectsThere">): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page = await conversationsOfProjects(db, after, PAGE);
    const there = await threed.projectsThere(page.map(({ project_uuid }) => project_uuid));
    await deleteConversations(
      db,
      page.filter(({ project_uuid }) => !there.has(project_uuid)).map(({ uuid }) => uuid),
    );
    after = page.at(-1)?.uuid ?? null;
    if (page.length < PAGE) return;
  }
}

export function aiJobs(
  { db, mailer, settings }: Services,
  threed: Pick<AiPorts["threed"], "projectsThere">,
): JobHandlers {
  return {
    [SWEEP]: async () => {
      await deleteOldConversations(db, GUEST_DAYS);
      await deleteOrphans(db, threed);
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
