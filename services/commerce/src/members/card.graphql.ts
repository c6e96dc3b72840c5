import { globalId } from "@carloom/wire";
import { builder } from "../builder.ts";
import { type CardToKeep, membershipCardBegin, membershipCardKeep, type SetupResult } from "./card-setup.command.ts";
import { membershipCardRemove, membershipPay, type PayOnSession, type PayResult } from "./card.command.ts";
import { Changed, MembershipError } from "./membership.graphql.ts";

const PayRef = builder.objectRef<PayOnSession>("MembershipPaymentToConfirm").implement({
  fields: (t) => ({
    transactionId: t.id({ resolve: ({ transactionId }) => globalId("TransactionItem", transactionId) }),
    clientSecret: t.exposeString("clientSecret", { description: "For the provider's own script in the page." }),
    method: t.exposeString("method", { description: "The provider's name of the saved card." }),
    publishableKey: t.string({ resolve: ({ config }) => config.publishableKey ?? "" }),
    script: t.string({ resolve: ({ config }) => config.script ?? "" }),
  }),
});
const Pay = builder.objectRef<PayResult>("MembershipPay").implement({
  fields: (t) => ({
    payment: t.field({ type: PayRef, nullable: true, resolve: (result) => result.payment }),
    errors: t.field({ type: [MembershipError], resolve: (result) => result.errors }),
  }),
});

const SetupRef = builder.objectRef<CardToKeep>("MembershipCardToKeep").implement({
  fields: (t) => ({
    clientSecret: t.exposeString("clientSecret", { description: "For the provider's own form in the page." }),
    consent: t.exposeString("consent", { description: "What the member agrees to by saving it." }),
    publishableKey: t.string({ resolve: ({ config }) => config.publishableKey ?? "" }),
    script: t.string({ resolve: ({ config }) => config.script ?? "" }),
  }),
});
const Begin = builder.objectRef<SetupResult>("MembershipCardBegin").implement({
  fields: (t) => ({
    setup: t.field({ type: SetupRef, nullable: true, resolve: (result) => result.setup }),
    errors: t.field({ type: [MembershipError], resolve: (result) => result.errors }),
  }),
});

builder.mutationFields((t) => ({
  membershipCardBegin: t.field({
    type: Begin,
    description: "Begins to save a card for the signed-in visitor's membership, the first or in the place of theirs.",
    resolve: (_, __, context) => membershipCardBegin(context),
  }),
  membershipCardKeep: t.field({
    type: Changed,
    description: "Saves the card that was entered and confirmed; a renewal that waits for a card is charged to it.",
    resolve: (_, __, context) => membershipCardKeep(context),
  }),
  membershipCardRemove: t.field({
    type: Changed,
    description: "Forgets the signed-in visitor's saved card, here and at the payment provider.",
    resolve: (_, __, context) => membershipCardRemove(context),
  }),
  membershipPay: t.field({
    type: Pay,
    description: "What is needed to confirm a renewal with the bank that asked for it (3-D Secure).",
    resolve: (_, __, context) => membershipPay(context),
  }),
}));
