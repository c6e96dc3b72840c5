import type { Audiences } from "./who.ts";

/** Plans, and who is a member. */
export const membership: Audiences = {
  "Query.checkoutMembership": "everybody",
  "Query.membershipPlanList": "catalogue",
  "Query.membershipPlans": "everybody",
  "Query.myMembership": "signed-in",
  "Query.membershipChangeOffer": "signed-in",
  "Query.orderMembership": "everybody",
  "Mutation.checkoutMembershipAdd": "signed-in",
  "Mutation.membershipCancel": "signed-in",
  "Mutation.membershipCardRemove": "signed-in",
  "Mutation.membershipChange": "signed-in",
  "Mutation.membershipCardBegin": "signed-in",
  "Mutation.membershipCardKeep": "signed-in",
  "Mutation.membershipPay": "signed-in",
  "Mutation.membershipPlanSave": "catalogue",
  "Mutation.membershipResume": "signed-in",
};
