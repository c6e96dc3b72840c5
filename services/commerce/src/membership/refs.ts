import { builder } from "../builder.ts";
import { MoneyRef, money } from "@carloom/wire";
import { cm2Of } from "./membership.policy.ts";

/** Sticker area that is free for a member, and what it would cost; minor units. */
export type MembershipDiscountShape = { areaMm2: number; amount: number; currency: string };

export const MembershipDiscountRef = builder.objectRef<MembershipDiscountShape>("MembershipDiscount").implement({
  fields: (t) => ({
    areaCm2: t.float({ resolve: ({ areaMm2 }) => cm2Of(areaMm2) }),
    amount: t.field({
      type: MoneyRef,
      description: "As the channel states prices.",
      resolve: ({ amount, currency }) => money(amount, currency),
    }),
  }),
});
