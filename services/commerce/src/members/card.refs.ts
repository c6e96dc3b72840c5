import { builder } from "../builder.ts";
import { brandName, type SavedCardRow } from "../membership/card.repository.ts";
import type { ChargeRow } from "../membership/charge.repository.ts";

export const CardRef = builder.objectRef<SavedCardRow>("MembershipCard").implement({
  description:
    "The card that renewals are charged to. It is kept by the payment provider; this is what its owner knows it by.",
  fields: (t) => ({
    brand: t.string({ resolve: ({ brand }) => brandName(brand) }),
    last4: t.exposeString("last4"),
    expMonth: t.exposeInt("exp_month"),
    expYear: t.exposeInt("exp_year"),
    savedAt: t.expose("created_at", { type: "DateTime" }),
  }),
});

export const ChargeRef = builder.objectRef<ChargeRow>("MembershipCharge").implement({
  description: "The charge of the saved card for the next period.",
  fields: (t) => ({
    nextAt: t.expose("next_at", { type: "DateTime", nullable: true, description: "Null: it is not tried again." }),
    failure: t.exposeString("failure", {
      nullable: true,
      description:
        "What came of the last attempt: DECLINED, or AUTHENTICATION when the bank wants to hear from the member.",
    }),
  }),
});
