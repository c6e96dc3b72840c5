import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { providersOf } from "../payment/providers.ts";
import { type ForgetPayload, methodsOf } from "../membership/card.repository.ts";
import type { ForgetSetupPayload } from "../membership/setup.repository.ts";
import {
  FORGET_CARD,
  FORGET_SETUP,
  MEMBERSHIP_DUE,
  MEMBERSHIP_MAIL,
  SWEEP_MEMBERSHIPS,
} from "../membership/job-names.ts";
import { type MailPayload, sendMembershipMail } from "./membership.mail.ts";
import { ASK_DAYS, DAY_MS } from "../membership/membership.policy.ts";
import { dueMemberships } from "../membership/membership.repository.ts";
import { settleMembership } from "./renewal.command.ts";

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 500;

/** Plans the next look at the memberships; planning it twice is planning it once. */
export async function scheduleMembershipSweep(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, SWEEP_MEMBERSHIPS, {}, { key: SWEEP_MEMBERSHIPS, runAt: new Date(Date.now() + EVERY_MS) });
}

/** Jobs of memberships: mails, and what is to be done about each when its period comes to its end. */
export function membershipJobs(services: Services, contextOf: (services: Services) => CommerceContext): JobHandlers {
  const db = shopTables(services.db);
  return {
    [MEMBERSHIP_MAIL]: (payload) => sendMembershipMail(services, payload as MailPayload),
    async [FORGET_CARD](payload) {
      const { gateway, customer, method } = payload as ForgetPayload;
      await providersOf(services).get(gateway)?.cards?.forget({ customer, method });
    },
    async [FORGET_SETUP](payload) {
      const { gateway, reference } = payload as ForgetSetupPayload;
      const desk = providersOf(services).get(gateway)?.cards;
      const { card } = (await desk?.readSetup(reference)) ?? {};
      // nothing was confirmed
      if (!desk || !card) return;
      const { customer, method } = card;
      const kept = await methodsOf(db, gateway, customer);
      if (!kept.includes(method)) await desk.forget({ method, customer: kept.length > 0 ? null : customer });
    },
    [MEMBERSHIP_DUE]: (payload) =>
      settleMembership(contextOf(services), (payload as { membershipId: string }).membershipId),
    async [SWEEP_MEMBERSHIPS]() {
      try {
        const now = new Date();
        const soon = new Date(now.getTime() + ASK_DAYS * DAY_MS);
        for (const membershipId of await dueMemberships(db, now, soon, AT_ONCE))
          await addJob(services.db, MEMBERSHIP_DUE, { membershipId }, { key: `${MEMBERSHIP_DUE}:${membershipId}` });
      } finally {
        await scheduleMembershipSweep(services);
      }
    },
  };
}
