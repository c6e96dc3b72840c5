import { expect, it } from "vitest";
import type { Checkout } from "../../cart/use-checkout.ts";
import { canOpen, nextStep, stepsOf } from "./steps.ts";

const address = {} as NonNullable<Checkout["shippingAddress"]>;
const empty = {
  isShippingRequired: true,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  deliveryMethod: null,
};
const addressed = { ...empty, email: "a@b.example", shippingAddress: address, billingAddress: address };
const full = { ...addressed, deliveryMethod: { id: "1", name: "Post" } };

it("takes a checkout up where it was left", () => {
  expect(nextStep(empty)).toBe("address");
  expect(nextStep({ ...addressed, billingAddress: null })).toBe("address");
  expect(nextStep(addressed)).toBe("delivery");
  expect(nextStep(full)).toBe("review");
});
it("opens no step before what it needs", () => {
  expect(canOpen("review", addressed)).toBe(false);
  expect(canOpen("delivery", addressed)).toBe(true);
  expect(canOpen("address", full)).toBe(true);
});
it("chooses no delivery for what is not sent", () => {
  const paid = { ...empty, isShippingRequired: false, email: "a@b.example", billingAddress: address };
  expect(nextStep({ ...paid, billingAddress: null })).toBe("address");
  expect(nextStep(paid)).toBe("review");
  expect(stepsOf(paid)).toEqual(["address", "review"]);
});
