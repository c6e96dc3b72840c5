import type { JobHandlers, Services } from "@carloom/platform";
import { SYNC_DISPUTE } from "../payment/job-names.ts";
import { sendDisputeMail } from "./dispute.mail.ts";
import { sendAnswer } from "./evidence.command.ts";
import { DISPUTE_ANSWER, DISPUTE_MAIL } from "./job-names.ts";
import { syncDispute } from "./settle.command.ts";

/** Jobs of disputes. */
export function disputeJobs(services: Services): JobHandlers {
  return {
    [SYNC_DISPUTE]: (payload) => syncDispute(services, payload as Parameters<typeof syncDispute>[1]),
    [DISPUTE_ANSWER]: (payload) => sendAnswer(services, (payload as { id: string }).id),
    [DISPUTE_MAIL]: (payload) => sendDisputeMail(services, payload as Parameters<typeof sendDisputeMail>[1]),
  };
}
