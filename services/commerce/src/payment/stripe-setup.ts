import type Stripe from "stripe";
import type { CardDesk, CardSetup } from "./provider.ts";
import { asked } from "./stripe-asked.ts";

const STATES: Readonly<Record<string, CardSetup["state"]>> = { succeeded: "KEPT", canceled: "CANCELED" };
const EXPANDED = { expand: ["payment_method"] };

const nameOf = (of: string | { id: string } | null): string | null => (typeof of === "string" ? of : (of?.id ?? null));

/** Stripe's SetupIntent in our words. */
function setupOf(intent: Stripe.SetupIntent, publishableKey: string): CardSetup {
  const method = typeof intent.payment_method === "object" ? intent.payment_method : null;
  const customer = nameOf(intent.customer);
  const { card } = method ?? {};
  const failed = intent.status === "requires_payment_method" && intent.last_setup_error;
  return {
    reference: intent.id,
    state: failed ? "FAILED" : (STATES[intent.status] ?? "WAITING"),
    message: intent.last_setup_error?.message ?? "",
    ...(intent.status === "succeeded" &&
      method &&
      card &&
      customer && {
        card: {
          customer,
          method: method.id,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
        },
      }),
    client: { clientSecret: intent.client_secret, publishableKey },
  };
}

/** Cards that are kept without a payment: Stripe's form asks for them, and the bank their owner. */
export const stripeSetups = (stripe: Stripe, publishableKey: string): Pick<CardDesk, "beginSetup" | "readSetup"> => ({
  async beginSetup({ key, customer }) {
    const owner =
      customer ??
      (await asked(stripe.customers.create({ metadata: { setup: key } }, { idempotencyKey: `customer:${key}` }))).id;
    const intent = await asked(
      stripe.setupIntents.create(
        {
          customer: owner,
          usage: "off_session",
          // what can be charged without its owner
          allowed_payment_method_types: ["card"],
          metadata: { setup: key },
        },
        { idempotencyKey: `setup:${key}` },
      ),
    );
    return setupOf(intent, publishableKey);
  },
  readSetup: async (reference) =>
    setupOf(await asked(stripe.setupIntents.retrieve(reference, EXPANDED)), publishableKey),
});
