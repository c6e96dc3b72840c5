import Stripe from "stripe";
import { asked } from "./stripe-asked.ts";
import { stripeCards } from "./stripe-cards.ts";
import { EXPANDED, stripeCharge } from "./stripe-charge.ts";
import { stripeDisputes } from "./stripe-disputes.ts";
import { BadSignature, type PaymentProvider, ProviderRefused, type RefundState } from "./provider.ts";

export const STRIPE_GATEWAY = "carloom.stripe";

export type StripeOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where Stripe's API answers; absent is Stripe itself. */
  apiUrl?: string;
  /** Where the browser loads Stripe.js from. */
  scriptUrl: string;
  timeoutMs?: number;
  /** Whether a confirmed card is charged at once, or only authorized. */
  capture?: "automatic" | "manual";
};

/** A signed message is believed for so long. */
const TOLERANCE_SECONDS = 300;

const REFUNDS: Readonly<Record<string, RefundState>> = {
  succeeded: "SUCCESS",
  failed: "FAILURE",
  canceled: "FAILURE",
};

/** Stripe by PaymentIntents. The card form is Stripe's own in the browser, so no card ever comes near us. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const api = options.apiUrl ? new URL(options.apiUrl) : null;
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: 1,
    timeout: options.timeoutMs ?? 10_000,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: Number(api.port || (api.protocol === "http:" ? 80 : 443)),
      protocol: api.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  });
  const chargeOf = (intent: Stripe.PaymentIntent) => stripeCharge(intent, options.publishableKey);
  const intents = stripe.paymentIntents;
  const expand = EXPANDED;
  return {
    id: STRIPE_GATEWAY,
    name: "Card",
    currencies: ["USD", "KRW", "JPY"],
    config: { publishableKey: options.publishableKey, script: options.scriptUrl },
    greet: async () => ({ isLive: (await asked(stripe.balance.retrieve())).livemode }),
    async begin({ key, amount, currency, description }) {
      const intent = await asked(
        intents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            ...(options.capture === "manual" && { capture_method: "manual" }),
            description,
            metadata: { payment: key },
            ...expand,
          },
          { idempotencyKey: `begin:${key}` },
        ),
      );
      return chargeOf(intent);
    },
    read: async (reference) => chargeOf(await asked(intents.retrieve(reference, expand))),
    capture: async ({ reference, amount, key }) =>
      chargeOf(
        await asked(
          intents.capture(reference, { amount_to_capture: amount, ...expand }, { idempotencyKey: `capture:${key}` }),
        ),
      ),
    async cancel(reference) {
      try {
        return chargeOf(await asked(intents.cancel(reference, expand)));
      } catch (error) {
        // what is paid or cancelled already cannot be cancelled: how it stands is the answer
        if (error instanceof ProviderRefused) return chargeOf(await asked(intents.retrieve(reference, expand)));
        throw error;
      }
    },
    async refund({ reference, amount, key }) {
      const refund = await asked(
        stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey: `refund:${key}` }),
      );
      return { reference: refund.id, state: REFUNDS[refund.status ?? ""] ?? "PENDING" };
    },
    async readRefund(reference) {
      const refund = await asked(stripe.refunds.retrieve(reference));
      return REFUNDS[refund.status ?? ""] ?? "PENDING";
    },
    cards: stripeCards(stripe, { chargeOf, publishableKey: options.publishableKey, capture: options.capture }),
    disputes: stripeDisputes(stripe),
    event(headers, body) {
      let event: Stripe.Event;
      try {
        const signature = headers.get("stripe-signature") ?? "";
        event = stripe.webhooks.constructEvent(body, signature, options.webhookSecret, TOLERANCE_SECONDS);
      } catch (error) {
        throw new BadSignature(error instanceof Error ? error.message : "The signature is wrong.", { cause: error });
      }
      const object = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } };
      const related = typeof object.payment_intent === "string" ? object.payment_intent : object.payment_intent?.id;
      const reference = object.object === "payment_intent" ? object.id : related;
      if (!reference) return null;
      const dispute = object.object === "dispute" ? object.id : undefined;
      return { id: event.id, type: event.type, reference, ...(dispute && { dispute }) };
    },
  };
}
