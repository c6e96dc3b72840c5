import type { MembershipStatus } from "../tables/membership.states.ts";

/** `pay`: a period was charged. `lapse`: a period is over and the next is not paid. `stop`: what paid for it was called back. */
export type MembershipStep = "pay" | "cancel" | "resume" | "lapse" | "expire" | "stop";

/** The life of a membership. A step that is not listed for a state cannot happen in it. */
export const MEMBERSHIP_LIFE: Record<MembershipStatus, Partial<Record<MembershipStep, MembershipStatus>>> = {
  PENDING: { pay: "ACTIVE", stop: "ENDED" },
  ACTIVE: { pay: "ACTIVE", cancel: "ENDING", lapse: "PAST_DUE", stop: "ENDED" },
  ENDING: { resume: "ACTIVE", expire: "ENDED", stop: "ENDED" },
  PAST_DUE: { pay: "ACTIVE", cancel: "ENDED", expire: "ENDED", stop: "ENDED" },
  ENDED: {},
};

/** The state after a step, or null when the step cannot happen now. */
export function afterStep(status: MembershipStatus, step: MembershipStep): MembershipStatus | null {
  return MEMBERSHIP_LIFE[status][step] ?? null;
}
