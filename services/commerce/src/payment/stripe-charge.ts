import type Stripe from "stripe";
import type { Charge, PaymentState, SavedMethod } from "./provider.ts";

const STATES: Readonly<Record<string, PaymentState>> = {
  requires_payment_method: "WAITING",
  requires_confirmation: "ACTION_REQUIRED",
  requires_action: "ACTION_REQUIRED",
  processing: "PROCESSING",
  requires_capture: "AUTHORIZED",
  succeeded: "CHARGED",
  canceled: "CANCELED",
};

/** What every answer about an intent is asked to bring along. */
export const EXPANDED = { expand: ["latest_charge"] };

const nameOf = (of: string | { id: string } | null): string | null => (typeof of === "string" ? of : (of?.id ?? null));

/** The card that was kept with a payment, as soon as it has paid once. */
function keptCard(intent: Stripe.PaymentIntent, latest: Stripe.Charge | null): SavedMethod | undefined {
  const [customer, method] = [nameOf(intent.customer), nameOf(intent.payment_method)];
  const card = latest?.payment_method_details?.card;
  if (intent.setup_future_usage !== "off_session" || !customer || !method || !card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { customer, method, brand: brand ?? "card", last4: last4 ?? "", expMonth, expYear };
}

/** Stripe's PaymentIntent in our words. */
export function stripeCharge(intent: Stripe.PaymentIntent, publishableKey: string): Charge {
  const failed = intent.status === "requires_payment_method" && intent.last_payment_error;
  const latest = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const card = keptCard(intent, latest);
  return {
    reference: intent.id,
    state: failed ? "FAILED" : (STATES[intent.status] ?? "WAITING"),
    authorized: intent.status === "requires_capture" ? intent.amount_capturable : 0,
    charged: intent.amount_received,
    refunded: latest?.amount_refunded ?? 0,
    message: intent.last_payment_error?.message ?? "",
    ...(failed && { failure: failed.code === "authentication_required" ? "AUTHENTICATION" : "DECLINED" }),
    ...(card && { card }),
    client: {
      paymentIntent: { id: intent.id, clientSecret: intent.client_secret, status: intent.status },
      publishableKey,
    },
  };
}
