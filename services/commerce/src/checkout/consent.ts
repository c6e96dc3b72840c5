import type { CheckoutProblem } from "./checkout.policy.ts";
import type { LineRow } from "./checkout.repository.ts";
import { type CheckoutNode, destinationOf } from "./checkout.ts";
import { returnClassOf, returnDays } from "../returns.policy.ts";
import type { Consent, ReturnClass } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { translate } from "@carloom/i18n/merge";

const CLASSES: readonly ReturnClass[] = ["standard", "personalised", "service"];

/** Kinds of goods that a cart holds, each of which has its own rule of return. */
export const classesOf = (
  lines: readonly Pick<LineRow, "design_id" | "metadata" | "is_shipping_required">[],
): ReadonlySet<ReturnClass> => new Set(lines.map(returnClassOf));

type Cart = Pick<CheckoutNode, "lines" | "channel" | "language_code" | "shipping_address" | "billing_address"> &
  Parameters<typeof destinationOf>[0];

/** What is agreed to for each kind of goods of a cart, in the cart's language. */
export function consentTexts(cart: Cart): Partial<Record<ReturnClass, string>> {
  const t = translate(languageOfCode(cart.language_code));
  const present = classesOf(cart.lines);
  const days = returnDays(destinationOf(cart, cart.channel));
  return Object.fromEntries(
    CLASSES.filter((one) => present.has(one)).map((one) => [one, t(`terms.consent.${one}`, { days })]),
  );
}

/** Consent to everything that a cart asks for, given now. @param version of the terms that are in force */
export const consentNow = (cart: Cart, now: Date, version: string): Consent => ({
  version,
  language: cart.language_code,
  texts: consentTexts(cart),
  at: now.toISOString(),
});

/**
 * Consent that came with the completion, as metadata `consent`: the version of the terms, and `personalised` where that
 * was agreed to as well. The time is the server's.
 */
export function consentOfMetadata(text: string | undefined, cart: Cart, now: Date, inForce: string): Consent | null {
  const [version, ...words] = (text ?? "").split(" ");
  if (version !== inForce) return null;
  const { texts, ...consent } = consentNow(cart, now, inForce);
  const { personalised, ...rest } = texts;
  return { ...consent, texts: { ...rest, ...(personalised && words.includes("personalised") && { personalised }) } };
}

/** Kinds of goods of a cart whose text, as it is now, was not agreed to. */
export function missingConsent(cart: Cart, consent: Consent | null, inForce: string): ReturnClass[] {
  const agreed = consent?.version === inForce ? consent.texts : {};
  return [...classesOf(cart.lines)].filter((one) => !agreed[one]);
}

/** What a missing consent is told as, where the shop asks for one. */
export function consentProblems(
  rule: "recorded" | "required",
  cart: Cart,
  consent: Consent | null,
  inForce: string,
): CheckoutProblem[] {
  if (rule === "recorded" || cart.lines.length === 0 || missingConsent(cart, consent, inForce).length === 0) return [];
  const message = "Agree to the terms and to the rules of return before you order.";
  return [{ code: "REQUIRED", field: "consent", message }];
}
