import { PAYMENT_PROVIDERS } from "@carloom/settings/payment-providers";
import { expect, it } from "vitest";
import { paymentForm } from "./payment-forms.ts";
import { cardWayOf } from "./use-payment.ts";

const gateway = (id: string, config: Record<string, string | null>) =>
  ({ id, config: Object.entries(config).map(([field, value]) => ({ field, value })) }) as never;
const STRIPE = gateway("carloom.stripe", { publishableKey: "pk", script: "https://js.stripe.com/v3/" });
const TRANSFER = gateway("carloom.offline", { flow: "after-order" });

it("every provider that the shop may have has a form in the page", () => {
  for (const id of Object.keys(PAYMENT_PROVIDERS)) expect(paymentForm(id)?.needs.length).toBeGreaterThan(0);
});

it("the first way is taken whose form is here and which says what it needs; else there is only bank transfer", () => {
  expect(cardWayOf([TRANSFER])).toBeNull();
  expect(cardWayOf([gateway("carloom.stripe", { publishableKey: "pk", script: null }), TRANSFER])).toBeNull();
  // a provider of a later release, whose form this page has not
  const later = gateway("carloom.konbini", { publishableKey: "pk", script: "https://pay.example/v1.js" });
  expect(cardWayOf([later, TRANSFER])).toBeNull();
  expect(cardWayOf([later, STRIPE, TRANSFER])).toMatchObject({
    id: "carloom.stripe",
    config: { publishableKey: "pk", script: "https://js.stripe.com/v3/" },
  });
});

it("what confirms a payment is read out of what its provider answered", () => {
  const secretOf = paymentForm("carloom.stripe")?.secretOf;
  expect(secretOf?.({ paymentIntent: { clientSecret: "secret" } })).toBe("secret");
  for (const nothing of [null, {}, { paymentIntent: null }]) expect(secretOf?.(nothing)).toBeUndefined();
});
