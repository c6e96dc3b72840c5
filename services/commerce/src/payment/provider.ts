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
  /** Why an attempt failed: the bank wants to hear from the customer, or refused. */
  failure?: "AUTHENTICATION" | "DECLINED";
  /** The card that was kept with this payment, once it has paid. */
  card?: SavedMethod;
  /** What the browser needs to go on; never stored. */
  client: Record<string, unknown> | null;
};

/** A card that the provider keeps: its names there, and what its owner knows it by. */
export type SavedMethod = {
  customer: string;
  method: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** What a provider says of a card that is entered to be kept, without a payment. */
export type CardSetup = {
  /** The provider's own name of it. */
  reference: string;
  state: "WAITING" | "KEPT" | "FAILED" | "CANCELED";
  message: string;
  /** Once it is kept. */
  card?: SavedMethod;
  /** What the browser needs to go on; never stored. */
  client: Record<string, unknown> | null;
};

export type RefundState = "PENDING" | "SUCCESS" | "FAILURE";

/** What came in at the webhook, its signature checked. */
export type ProviderEvent = {
  id: string;
  type: string;
  reference: string;
  /** The provider's name of the dispute that the event is about. */
  dispute?: string;
};

/** INQUIRY: a bank asks before any money is taken. CLOSED: an inquiry that went no further, or a dispute that was prevented. */
export const DISPUTE_STATES = ["INQUIRY", "NEEDS_RESPONSE", "UNDER_REVIEW", "WON", "LOST", "CLOSED"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What a provider says of a dispute now: a buyer had their bank ask for the money back. Minor units. */
export type Dispute = {
  reference: string;
  state: DisputeState;
  /** The provider's word for it, e.g. `product_not_received`. */
  reason: string;
  amount: number;
  /** What the bank holds or has taken now. */
  taken: number;
  /** Until when evidence is heard. */
  dueAt: Date | null;
  /** How often evidence was sent, also from the provider's own back office. */
  submissions: number;
  openedAt: Date;
};

/** Where a provider keeps documents of evidence, one of each. */
export const EVIDENCE_KINDS = ["RECEIPT", "SHIPPING", "COMMUNICATION", "TERMS", "OTHER"] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Facts that a provider has fields for. */
export const EVIDENCE_FACTS = [
  "customerName",
  "customerEmail",
  "billingAddress",
  "shippingAddress",
  "goods",
  "shippingDate",
  "trackingNumber",
] as const;
export type EvidenceFact = (typeof EVIDENCE_FACTS)[number];

export type Evidence = {
  text: string;
  facts: Partial<Record<EvidenceFact, string>>;
  files: { kind: EvidenceKind; name: string; mediaType: string; bytes: Uint8Array }[];
};

/** What a provider offers for disputes. Methods throw like those of {@link PaymentProvider}. */
export type DisputeDesk = {
  read(reference: string): Promise<Dispute>;
  /** Hands evidence to the bank, once and for all. */
  answer(input: { reference: string; key: string; evidence: Evidence }): Promise<Dispute>;
  /** Gives the dispute up: the buyer keeps the money. */
  accept(reference: string): Promise<Dispute>;
};

/** What a provider offers for cards that it keeps. Methods throw like those of {@link PaymentProvider}. */
export type CardDesk = {
  /** Begins a payment by a card that is kept with it. */
  beginKeeping(input: BeginInput): Promise<Charge>;
  /** Begins a payment of the customer whose card is kept; nothing is charged yet. */
  beginKept(input: BeginInput & { customer: string }): Promise<Charge>;
  /** Charges the kept card while its owner is away. The same key again is the same attempt; a refusal is an answer. */
  charge(input: { reference: string; method: string; key: string }): Promise<Charge>;
  /** Begins to keep a card of an owner whom the provider knows; null: of a new one. */
  beginSetup(input: { key: string; customer: string | null }): Promise<CardSetup>;
  readSetup(reference: string): Promise<CardSetup>;
  /** Forgets the card, and its owner where one is given: they may have another card. Again it changes nothing. */
  forget(card: { customer: string | null; method: string }): Promise<void>;
};

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
  /** Absent where no card can be kept. */
  cards?: CardDesk;
  /** Absent where disputes are dealt with at the provider alone. */
  disputes?: DisputeDesk;
  /** @throws BadSignature */
  event(headers: Headers, body: string): ProviderEvent | null;
};
