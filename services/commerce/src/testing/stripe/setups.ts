import { randomBytes } from "node:crypto";
import { ApiError, type KeptCard } from "./intents.ts";

export type Setup = {
  id: string;
  object: "setup_intent";
  client_secret: string;
  customer: string;
  status: string;
  usage: string;
  metadata: Record<string, string>;
  last_setup_error: { type: "card_error"; code: string; message: string } | null;
  payment_method: { id: string; object: "payment_method"; type: "card"; card: KeptCard } | null;
};

const token = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
const CARDS: Readonly<Record<string, KeptCard>> = {
  pm_card_visa: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034 },
  pm_card_mastercard: { brand: "mastercard", last4: "4444", exp_month: 11, exp_year: 2035 },
  pm_card_threeDSecure2Required: { brand: "visa", last4: "3220", exp_month: 12, exp_year: 2034 },
};

/** SetupIntents in memory. `attach` keeps a card with its owner; it throws where the owner is gone. */
export function createSetups(attach: (method: string, customer: string) => void) {
  const setups = new Map<string, Setup>();
  const find = (id: string): Setup => {
    const setup = setups.get(id);
    if (!setup) throw new ApiError(404, "invalid_request_error", "resource_missing", `No such setupintent: '${id}'`);
    return setup;
  };
  const agree = (setup: Setup, card: KeptCard) => {
    const id = token("pm");
    attach(id, setup.customer);
    setup.status = "succeeded";
    setup.last_setup_error = null;
    setup.payment_method = { id, object: "payment_method", type: "card", card };
  };
  const decline = (setup: Setup, code: string, message: string) => {
    setup.status = "requires_payment_method";
    setup.last_setup_error = { type: "card_error", code, message };
  };
  /** What is asked of the bank, until it answers. */
  const asked = new Map<string, KeptCard>();
  return {
    all: () => [...setups.values()],
    find,
    create(form: URLSearchParams): Setup {
      const id = token("seti");
      const setup: Setup = {
        id,
        object: "setup_intent",
        client_secret: `${id}_secret_${randomBytes(8).toString("hex")}`,
        customer: form.get("customer") ?? "",
        status: "requires_payment_method",
        usage: form.get("usage") ?? "off_session",
        metadata: { setup: form.get("metadata[setup]") ?? "" },
        last_setup_error: null,
        payment_method: null,
      };
      setups.set(id, setup);
      return setup;
    },
    /** What Stripe.js does in the browser, with Stripe's own names of test cards. */
    confirm(id: string, form: URLSearchParams): Setup {
      const setup = find(id);
      const name = form.get("payment_method") ?? "";
      const card = CARDS[name];
      if (name === "pm_card_chargeDeclined") {
        decline(setup, "card_declined", "Your card was declined.");
        throw new ApiError(402, "card_error", "card_declined", "Your card was declined.");
      }
      if (!card)
        throw new ApiError(400, "invalid_request_error", "resource_missing", `No such PaymentMethod: '${name}'`);
      if (name === "pm_card_threeDSecure2Required") {
        asked.set(id, card);
        setup.status = "requires_action";
      } else agree(setup, card);
      return setup;
    },
    /** How the customer's bank answered. */
    settle(id: string, ok: boolean): Setup {
      const setup = find(id);
      const card = asked.get(id);
      if (ok && card) agree(setup, card);
      else decline(setup, "setup_intent_authentication_failure", "The customer's bank refused the authentication.");
      return setup;
    },
  };
}
