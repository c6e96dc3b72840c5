import { MoneyRef } from "@carloom/wire";
import { builder } from "../builder.ts";
import { membershipChange, membershipChangeOffer, type Offer } from "./change.command.ts";
import { Changed } from "./membership.graphql.ts";
import { PeriodEnum } from "./plan.graphql.ts";

const OfferRef = builder.objectRef<Offer>("MembershipChangeOffer").implement({
  description: "What a change of plan costs, and when it takes effect. Amounts are with tax.",
  fields: (t) => ({
    isNow: t.boolean({
      description: "It takes effect at once, with a new period.",
      resolve: ({ now }) => now !== null,
    }),
    at: t.expose("at", { type: "DateTime", nullable: true, description: "When it takes effect; null is at once." }),
    price: t.field({ type: MoneyRef, description: "Of a period of the new plan.", resolve: ({ price }) => price }),
    credit: t.field({
      type: MoneyRef,
      description: "For the rest of the paid period.",
      resolve: ({ credit }) => credit,
    }),
    due: t.field({ type: MoneyRef, description: "Charged to the saved card now.", resolve: ({ due }) => due }),
  }),
});

const args = { planId: { required: true }, period: { type: PeriodEnum, required: true } } as const;

builder.queryField("membershipChangeOffer", (t) =>
  t.field({
    type: OfferRef,
    nullable: true,
    description: "What the signed-in visitor's change to a plan would be now; null when it cannot be.",
    args: { planId: t.arg.id(args.planId), period: t.arg(args.period) },
    resolve: (_, input, context) => membershipChangeOffer(context, input),
  }),
);

builder.mutationField("membershipChange", (t) =>
  t.field({
    type: Changed,
    description:
      "Changes the signed-in visitor's plan: more at once, less with the next period. The plan that they have takes a change back.",
    args: {
      planId: t.arg.id(args.planId),
      period: t.arg(args.period),
      due: t.arg.float({ description: "What was shown to be charged now; with another sum nothing is changed." }),
    },
    resolve: (_, { due, ...input }, context) => membershipChange(context, input, due),
  }),
);
