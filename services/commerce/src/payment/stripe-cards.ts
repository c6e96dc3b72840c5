import type Stripe from "stripe";
import { asked } from "./stripe-asked.ts";
import { EXPANDED } from "./stripe-charge.ts";
import { stripeSetups } from "./stripe-setup.ts";
import { type BeginInput, type CardDesk, type Charge, ProviderRefused } from "./provider.ts";

type Ways = {
  chargeOf: (intent: Stripe.PaymentIntent) => Charge;
  publishableKey: string;
  capture?: "automatic" | "manual";
};

/** What is gone already need not be forgotten. */
async function gone(call: Promise<unknown>): Promise<void> {
  try {
    await asked(call);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
  }
}

/** Cards that Stripe keeps, each with a customer who is nothing but the keeper of that member's card. */
export function stripeCards(stripe: Stripe, { chargeOf, publishableKey, capture }: Ways): CardDesk {
  const intents = stripe.paymentIntents;
  const common = ({ key, amount, currency, description }: BeginInput): Stripe.PaymentIntentCreateParams => ({
    amount,
    currency: currency.toLowerCase(),
    // what can be charged again without its owner, and the only kind that the page shows here
    allowed_payment_method_types: ["card"],
    description,
    metadata: { payment: key },
    ...EXPANDED,
  });
  return {
    async beginKeeping(input) {
      const { key } = input;
      const customer = await asked(
        stripe.customers.create({ metadata: { payment: key } }, { idempotencyKey: `customer:${key}` }),
      );
      const intent = await asked(
        intents.create(
          {
            ...common(input),
            customer: customer.id,
            setup_future_usage: "off_session",
            ...(capture === "manual" && { capture_method: "manual" as const }),
          },
          { idempotencyKey: `begin:${key}` },
        ),
      );
      return chargeOf(intent);
    },
    // charged at once, whatever carts do: a period that is only authorized would never begin
    beginKept: async (input) =>
      chargeOf(
        await asked(
          intents.create({ ...common(input), customer: input.customer }, { idempotencyKey: `begin:${input.key}` }),
        ),
      ),
    async charge({ reference, method, key }) {
      try {
        return chargeOf(
          await asked(
            intents.confirm(
              reference,
              { payment_method: method, off_session: true, ...EXPANDED },
              { idempotencyKey: `charge:${key}` },
            ),
          ),
        );
      } catch (error) {
        // the bank's refusal is written on the intent; one that is paid or canceled refuses to be charged again
        if (error instanceof ProviderRefused) return chargeOf(await asked(intents.retrieve(reference, EXPANDED)));
        throw error;
      }
    },
    async forget({ customer, method }) {
      await gone(stripe.paymentMethods.detach(method));
      if (customer !== null) await gone(stripe.customers.del(customer));
    },
    ...stripeSetups(stripe, publishableKey),
  };
}
