import { randomBytes } from "node:crypto";

/** The fields of Stripe's objects that its API answers with and that we or its own client read. */
export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  status: "pending" | "succeeded" | "failed" | "canceled";
};
/** What a card is known by. */
export type KeptCard = { brand: string; last4: string; exp_month: number; exp_year: number };
export type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  status: string;
  capture_method: "automatic_async" | "manual";
  client_secret: string;
  description: string | null;
  metadata: Record<string, string>;
  last_payment_error: { type: "card_error"; code: string; message: string } | null;
  latest_charge: {
    id: string;
    object: "charge";
    amount_refunded: number;
    payment_method_details: {
      type: "card";
      card: KeptCard;
    };
  } | null;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: "off_session" | null;
};

/** An answer that is an error, as Stripe words it. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

const token = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
const refuse = (code: string, message: string) => new ApiError(400, "invalid_request_error", code, message);

/** What happens to refunds that are asked for: at once, later, never, or refused by the API. */
export type RefundMood = "succeed" | "pending" | "refuse";

/** What a bank says to a charge of a kept card while its owner is away. */
export type AwayMood = "succeed" | "decline" | "authenticate";
const VISA = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034 };

/** PaymentIntents and refunds in memory, with the states that Stripe gives them. `emit` hears of every event. */
export function createIntents(emit: (type: string, object: Intent | Refund) => void) {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const customers = new Set<string>();
  /** Cards that are kept, and whose they are. */
  const methods = new Map<string, string>();

  const find = (id: string): Intent => {
    const intent = intents.get(id);
    if (!intent)
      throw new ApiError(404, "invalid_request_error", "resource_missing", `No such payment_intent: '${id}'`);
    return intent;
  };

  const latest = (intent: Intent) => {
    const payment_method_details = { type: "card" as const, card: VISA };
    intent.latest_charge ??= { id: token("ch"), object: "charge", amount_refunded: 0, payment_method_details };
    // the card is kept from now on
    if (intent.setup_future_usage && intent.customer && !methods.has(intent.payment_method ?? "")) {
      intent.payment_method = token("pm");
      methods.set(intent.payment_method, intent.customer);
    }
  };

  const charge = (intent: Intent, amount = intent.amount) => {
    intent.status = "succeeded";
    intent.amount_received = amount;
    intent.amount_capturable = 0;
    intent.last_payment_error = null;
    latest(intent);
    emit("payment_intent.succeeded", intent);
  };

  /** The bank agreed: the money is taken, or held until it is captured. */
  const agree = (intent: Intent) => {
    if (intent.capture_method !== "manual") return charge(intent);
    intent.status = "requires_capture";
    intent.amount_capturable = intent.amount;
    intent.last_payment_error = null;
    latest(intent);
    emit("payment_intent.amount_capturable_updated", intent);
  };

  const decline = (intent: Intent, code: string, message: string) => {
    intent.status = "requires_payment_method";
    intent.last_payment_error = { type: "card_error", code, message };
    emit("payment_intent.payment_failed", intent);
  };

  /** Charges a kept card while its owner is away. */
  const chargeAway = (intent: Intent, method: string, mood: AwayMood): Intent => {
    if (methods.get(method) !== intent.customer) throw refuse("resource_missing", `No such PaymentMethod: '${method}'`);
    if (mood === "succeed") {
      intent.payment_method = method;
      agree(intent);
      return intent;
    }
    const asks = mood === "authenticate";
    const [code, text] = asks
      ? ["authentication_required", "Your card was declined. This transaction requires authentication."]
      : ["card_declined", "Your card was declined."];
    decline(intent, code as string, text as string);
    throw new ApiError(402, "card_error", code as string, text as string);
  };

  return {
    all: () => ({
      intents: [...intents.values()],
      refunds: [...refunds.values()],
      customers: [...customers],
      methods: [...methods.keys()],
    }),
    find,
    createCustomer() {
      const id = token("cus");
      customers.add(id);
      return { id, object: "customer" };
    },
    deleteCustomer(id: string) {
      if (!customers.delete(id)) throw refuse("resource_missing", `No such customer: '${id}'`);
      for (const [method, owner] of methods) if (owner === id) methods.delete(method);
      return { id, object: "customer", deleted: true };
    },
    /** Keeps a card with its owner. */
    attach(method: string, customer: string) {
      if (!customers.has(customer)) throw refuse("resource_missing", `No such customer: '${customer}'`);
      methods.set(method, customer);
    },
    detach(id: string) {
      if (!methods.delete(id)) throw refuse("resource_missing", `No such PaymentMethod: '${id}'`);
      return { id, object: "payment_method", customer: null };
    },
    create(form: URLSearchParams): Intent {
      const amount = Number(form.get("amount"));
      if (!Number.isInteger(amount) || amount < 1) throw refuse("parameter_invalid_integer", "Invalid integer: amount");
      const customer = form.get("customer");
      if (customer && !customers.has(customer)) throw refuse("resource_missing", `No such customer: '${customer}'`);
      const id = token("pi");
      const metadata: Record<string, string> = {};
      for (const [name, value] of form) {
        const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
        if (key) metadata[key] = value;
      }
      const intent: Intent = {
        id,
        object: "payment_intent",
        amount,
        amount_received: 0,
        amount_capturable: 0,
        currency: form.get("currency") ?? "usd",
        status: "requires_payment_method",
        capture_method: form.get("capture_method") === "manual" ? "manual" : "automatic_async",
        client_secret: `${id}_secret_${randomBytes(8).toString("hex")}`,
        description: form.get("description"),
        metadata,
        last_payment_error: null,
        latest_charge: null,
        customer,
        payment_method: null,
        setup_future_usage: form.get("setup_future_usage") === "off_session" ? "off_session" : null,
      };
      intents.set(id, intent);
      emit("payment_intent.created", intent);
      return intent;
    },
    /** What Stripe.js does in the browser, with Stripe's own names of test cards. */
    confirm(id: string, form: URLSearchParams, away: AwayMood = "succeed"): Intent {
      const intent = find(id);
      const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"];
      if (!confirmable.includes(intent.status))
        throw refuse(
          "payment_intent_unexpected_state",
          `This PaymentIntent could not be confirmed because its status is ${intent.status}.`,
        );
      const card = form.get("payment_method") ?? "";
      if (form.get("off_session") === "true") return chargeAway(intent, card, away);
      // a kept card whose owner is here: the bank asks them
      if (methods.has(card) && methods.get(card) === intent.customer) {
        intent.payment_method = card;
        intent.status = "requires_action";
      } else if (card === "pm_card_visa") agree(intent);
      else if (card === "pm_card_threeDSecure2Required") intent.status = "requires_action";
      else if (card === "pm_usBankAccount_processing") intent.status = "processing";
      else if (card === "pm_card_chargeDeclined") {
        decline(intent, "card_declined", "Your card was declined.");
        throw new ApiError(402, "card_error", "card_declined", "Your card was declined.");
      } else throw refuse("resource_missing", `No such PaymentMethod: '${card}'`);
      return intent;
    },
    /** How the customer's bank answered: 3-D Secure, or a transfer that took days. */
    settle(id: string, ok: boolean): Intent {
      const intent = find(id);
      if (ok) agree(intent);
      else decline(intent, "payment_intent_authentication_failure", "The customer's bank refused the authentication.");
      return intent;
    },
    capture(id: string, form: URLSearchParams): Intent {
      const intent = find(id);
      if (intent.status !== "requires_capture")
        throw refuse(
          "payment_intent_unexpected_state",
          `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
        );
      const amount = Number(form.get("amount_to_capture") ?? intent.amount_capturable);
      if (!(amount > 0) || amount > intent.amount_capturable)
        throw refuse("amount_too_large", "The amount to capture is greater than the amount that can be captured.");
      charge(intent, amount);
      return intent;
    },
    cancel(id: string): Intent {
      const intent = find(id);
      if (intent.status === "succeeded" || intent.status === "canceled")
        throw refuse(
          "payment_intent_unexpected_state",
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        );
      intent.status = "canceled";
      intent.amount_capturable = 0;
      emit("payment_intent.canceled", intent);
      return intent;
    },
    refund(form: URLSearchParams, mood: RefundMood = "succeed"): Refund {
      if (mood === "refuse") throw refuse("charge_disputed", "This charge cannot be refunded now.");
      const intent = find(form.get("payment_intent") ?? "");
      const amount = Number(form.get("amount") ?? intent.amount_received);
      const left = intent.amount_received - (intent.latest_charge?.amount_refunded ?? 0);
      if (!intent.latest_charge || amount > left)
        throw refuse("amount_too_large", `Refund amount (${amount}) is greater than unrefunded amount (${left})`);
      intent.latest_charge.amount_refunded += amount;
      const refund: Refund = {
        id: token("re"),
        object: "refund",
        amount,
        currency: intent.currency,
        payment_intent: intent.id,
        status: mood === "pending" ? "pending" : "succeeded",
      };
      refunds.set(refund.id, refund);
      emit("charge.refunded", refund);
      return refund;
    },
    /** How the bank ended a refund, days later: also one that had succeeded. */
    endRefund(refund: Refund, status: "succeeded" | "failed"): Refund {
      const charge = find(refund.payment_intent).latest_charge;
      if (status === "failed" && refund.status !== "failed" && charge) charge.amount_refunded -= refund.amount;
      refund.status = status;
      emit(status === "failed" ? "refund.failed" : "refund.updated", refund);
      return refund;
    },
    findRefund(id: string): Refund {
      const refund = refunds.get(id);
      if (!refund) throw new ApiError(404, "invalid_request_error", "resource_missing", `No such refund: '${id}'`);
      return refund;
    },
  };
}
