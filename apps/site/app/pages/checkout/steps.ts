import type { Checkout } from "../../cart/use-checkout.ts";

export const STEPS = ["address", "delivery", "review"] as const;
export type Step = (typeof STEPS)[number];

type Filled = Pick<Checkout, "email" | "shippingAddress" | "billingAddress" | "deliveryMethod" | "isShippingRequired">;

/** Goods that are not sent, a car as a template, have no delivery to choose. */
export const stepsOf = ({ isShippingRequired }: Pick<Checkout, "isShippingRequired">): readonly Step[] =>
  isShippingRequired ? STEPS : STEPS.filter((step) => step !== "delivery");

/** The first step that still lacks something: where a checkout that was left is taken up again. */
export function nextStep(checkout: Filled): Step {
  const { email, shippingAddress, billingAddress, deliveryMethod, isShippingRequired } = checkout;
  if (!email || !billingAddress) return "address";
  if (!isShippingRequired) return "review";
  if (!shippingAddress) return "address";
  return deliveryMethod ? "review" : "delivery";
}

/** A step can be opened once everything before it is filled. */
export const canOpen = (step: Step, checkout: Filled): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(nextStep(checkout));
