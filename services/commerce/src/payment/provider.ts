/** Where a payment stands. CHARGED and CANCELED are final; a FAILED attempt may be followed by another. */
export type PaymentState =
  | "WAITING"
  | "ACTION_REQUIRED"
  | "PROCESSING"
  | "AUTHORIZED"
  | "CHARGED"
  | "FAILED"
  | "CANCELED";

/** What a provider says of a payment now. Amounts are minor units. */
export type Charge = {
  /** The provider's own name of the payment. */
  reference: string;
  state: PaymentState;
  authorized: number;
  charged: number;
  /** Given back so far, also what was given back in the provider's own back office. */
  refunded: number;
  message: string;
  /** What the browser needs to go on; never stored. */
  client: Record<string, unknown> | null;
};

export type RefundState = "PENDING" | "SUCCESS" | "FAILURE";

/** What came in at the webhook, its signature checked. */
export type ProviderEvent = { id: string; type: string; reference: string };

/** The provider does not answer or answered with an error of its own; the same call may be made again. */
export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable";
}

/** The provider refused, and would again. The message is fit for staff, not for customers. */
export class ProviderRefused extends Error {
  override name = "ProviderRefused";
}

/** The message did not come from the provider, or is too old. */
export class BadSignature extends Error {
  override name = "BadSignature";
}

export type BeginInput = {
  /** Our id of the payment; the provider makes one payment of it however often it is asked. */
  key: string;
  amount: number;
  currency: string;
  /** Stands on the customer's statement or receipt. */
  description: string;
};

/**
 * A way to take money at once. Every call is idempotent by its key, so that a call which was cut off is made again.
 * Methods throw {@link ProviderUnavailable} or {@link ProviderRefused}.
 */
export type PaymentProvider = {
  id: string;
  name: string;
  currencies: readonly string[];
  /** Public facts that a page needs to draw the form, e.g. a publishable key. */
  config: Record<string, string>;
  /** Asks whether it knows us, without any payment. @returns whether real money moves */
  greet(): Promise<{ isLive: boolean }>;
  begin(input: BeginInput): Promise<Charge>;
  read(reference: string): Promise<Charge>;
  /** Charges an authorized payment, whole or in part; what is not charged is let go. */
  capture(input: { reference: string; amount: number; key: string }): Promise<Charge>;
  cancel(reference: string): Promise<Charge>;
  refund(input: { reference: string; amount: number; key: string }): Promise<{ reference: string; state: RefundState }>;
  readRefund(reference: string): Promise<RefundState>;
  /** @throws BadSignature */
  event(headers: Headers, body: string): ProviderEvent | null;
};
