import { formatMoney, type Language } from "@carloom/i18n";
import { fromMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import {
  type CheckoutNode,
  checkoutTotals,
  chosenDelivery,
  destinationOf,
  needsDelivery,
  PREPARED_KEY,
} from "../checkout/checkout.ts";
import { returnDays } from "../returns.policy.ts";
import { arrivalOf } from "../shipping/arrival.ts";
import type { ReturnClass } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { translate } from "@carloom/i18n/merge";
import { classesOf, consentTexts, missingConsent } from "../checkout/consent.ts";
import { termsVersion } from "../editorial/legal.ts";

/** One thing that has to stand on the last page before an order, as a heading and a text. */
export type Statement = { key: string; title: string; text: string };

/** What the last page before an order has to say, and what has to be agreed to there. */
export type CheckoutTerms = {
  version: string;
  language: Language;
  country: string;
  withdrawalDays: number;
  statements: Statement[];
  consents: { returnClass: ReturnClass; text: string; given: boolean }[];
  givenAt: Date | null;
};

const RULES: ReadonlySet<string> = new Set(["KR", "JP"]);

/**
 * The terms of one cart: quantity, price with everything, payment, delivery, withdrawal and how to correct, as the
 * Korean E-Commerce Act and the Japanese Specified Commercial Transactions Act want them on the last page.
 */
export async function termsOf(context: CommerceContext, cart: CheckoutNode): Promise<CheckoutTerms> {
  const language = languageOfCode(cart.language_code);
  const t = translate(language);
  const country = destinationOf(cart, cart.channel);
  const days = returnDays(country);
  const { total, shipping } = await checkoutTotals(context, cart);
  const price = (minor: number) =>
    formatMoney(language, fromMinor(minor, cart.channel.currency), cart.channel.currency);
  const delivery = await chosenDelivery(context, cart);
  const arrival = delivery && arrivalOf(context.settings.env, cart, delivery, new Date());
  const date = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  const classes = classesOf(cart.lines);
  const say = (key: string, text: string): Statement => ({ key, title: t(`terms.${key}`), text });
  const statements = [
    say("order", t("terms.order.text", { count: cart.lines.reduce((sum, line) => sum + line.quantity, 0) })),
    say(
      "price",
      t("terms.price.text", {
        total: price(total.gross),
        delivery: price(shipping.gross),
        tax: price(total.gross - total.net),
      }),
    ),
    say("payment", t("terms.payment.text")),
  ];
  if (!needsDelivery(cart)) statements.push(say("delivery", t("terms.delivery.none")));
  else if (delivery && arrival)
    statements.push(
      say(
        "delivery",
        t("terms.delivery.text", {
          method: delivery.names[language],
          count: arrival.handlingDays,
          from: date(arrival.from),
          until: date(arrival.until),
        }),
      ),
    );
  if (classes.has("standard"))
    statements.push(say("withdrawal", t(`terms.withdrawal.${RULES.has(country) ? country : "other"}`, { days })));
  if (classes.has("personalised")) statements.push(say("personalised", t("terms.personalised.text")));
  if (classes.has("service")) statements.push(say("service", t("terms.service.text")));
  statements.push(say("correction", t(`terms.correction.${cart.metadata[PREPARED_KEY] ? "prepared" : "text"}`)));
  const version = await termsVersion(context.db, language);
  const missing = missingConsent(cart, cart.consent, version);
  const texts = Object.entries(consentTexts(cart)) as [ReturnClass, string][];
  return {
    version,
    language,
    country,
    withdrawalDays: days,
    statements,
    consents: texts.map(([returnClass, text]) => ({ returnClass, text, given: !missing.includes(returnClass) })),
    givenAt: cart.consent && missing.length === 0 ? new Date(cart.consent.at) : null,
  };
}
