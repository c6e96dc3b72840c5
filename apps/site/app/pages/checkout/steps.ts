import type { Checkout } from "../../cart/use-checkout.ts";

export const STEPS = ["address", "delivery", "review"] as const;
export type Step = (typeof STEPS)[number];

type Filled = Pick<Checkout, "email" | "shippingAddress" | "billingAddress" | "deliveryMethod">;

/** The first step that still lacks something: where a checkout that was left is taken up again. */
export function nextStep({ email, shippingAddress, billingAddress, deliveryMethod }: Filled): Step {
  if (!email || !shippingAddress || !billingAddress) return "address";
  return deliveryMethod ? "review" : "delivery";
}

/** A step can be opened once everything before it is filled. */
export const canOpen = (step: Step, checkout: Filled): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(nextStep(checkout));
