import type { ReturnClass } from "./tables.ts";

/** How a line may come back: what is printed for one customer cannot be sold to another, and work is done once. */
export function returnClassOf(line: {
  design_id: string | null;
  metadata: Readonly<Record<string, string>>;
  is_shipping_required: boolean;
  is_gift_card?: boolean;
}): ReturnClass {
  // nothing was done yet for a card that nobody has spent from: it can be called back like goods
  if (line.is_gift_card) return "standard";
  if (line.design_id !== null && line.metadata.kind === "STICKER") return "personalised";
  return line.is_shipping_required ? "standard" : "service";
}

/** Korea exempts goods made for one person only when they were told so apart and agreed (Enforcement Decree, art. 21). */
const CONSENT_NEEDED: ReadonlySet<string> = new Set(["KR"]);

/** Is a line exempt from return without a reason? */
export const isExempt = (returnClass: ReturnClass, country: string, agreed: ReadonlySet<ReturnClass>): boolean =>
  returnClass !== "standard" && (!CONSENT_NEEDED.has(country) || agreed.has(returnClass));

/** Days in which standard goods may come back without a reason, counted from delivery. */
const BY_COUNTRY: Readonly<Record<string, number>> = { KR: 7, JP: 8, US: 14 };
const ELSEWHERE = 14;

/** Korea 7 days (E-Commerce Act), Japan 8 as stated in our terms, the European Union 14; elsewhere as in Europe. */
export const returnDays = (country: string): number => BY_COUNTRY[country] ?? ELSEWHERE;

const DAY_MS = 86_400_000;

/**
 * May goods still come back? The days begin when they are there: when the last parcel with them left, and as long as
 * its way takes at most.
 * @param sent when it left and the days of its way; nothing when none has left
 */
export function isReturnable(sent: { sent: Date; days: number } | undefined, days: number, now: number): boolean {
  return sent !== undefined && now <= returnUntil(sent, days);
}

/** The last moment for that, in milliseconds. */
export const returnUntil = (sent: { sent: Date; days: number }, days: number): number =>
  sent.sent.getTime() + (sent.days + days) * DAY_MS;

/** Within so many days of a withdrawal its money goes back (Directive 2011/83/EU, art. 13), as our terms say everywhere. */
export const REFUND_DAYS = 14;

/** Until when that is; null for a wish that staff answer, and once the money is back. */
export function refundDueAt(request: {
  declared_at: Date | null;
  status: string;
  refund_status: "PENDING" | "SUCCESS" | null;
}): Date | null {
  const { declared_at: declared, status, refund_status: refund } = request;
  const isOwed = (status === "ACCEPTED" || status === "RECEIVED") && refund !== "SUCCESS";
  return declared && isOwed ? new Date(declared.getTime() + REFUND_DAYS * DAY_MS) : null;
}
