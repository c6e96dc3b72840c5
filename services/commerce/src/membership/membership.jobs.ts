import type { JobHandlers, Services } from "@carloom/platform";
import { MEMBERSHIP_MAIL } from "./job-names.ts";
import { type MailPayload, sendMembershipMail } from "./membership.mail.ts";

/** Jobs of memberships. */
export function membershipJobs(services: Services): JobHandlers {
  return {
    [MEMBERSHIP_MAIL]: (payload) => sendMembershipMail(services, payload as MailPayload),
  };
}
