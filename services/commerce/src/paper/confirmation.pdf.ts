import { formatDate, formatDays, formatMoney, type Language } from "@carloom/i18n";
import { addressLines } from "@carloom/i18n/address";
import { translate } from "@carloom/i18n/merge";
import type { Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { languageOfCode } from "@carloom/wire";
import { channels } from "../catalogue/catalogue.repository.ts";
import { taxRuleOf } from "../checkout/checkout.ts";
import { totalsOf } from "../checkout/checkout.policy.ts";
import { giftsPaidFor } from "../gift-card/gift-card.repository.ts";
import { invoiceContent } from "../invoice/invoice.content.ts";
import { type Sheet, sheetOf, sheetPdf } from "../invoice/invoice.pdf.ts";
import { linesOfOrders, orderById } from "../order/order.repository.ts";
import { quotedName, quotedVariantName } from "../quote/quote.lines.ts";
import { quoteById, type SavedQuoteRow } from "../quote/quote.repository.ts";
import { ownNotice } from "../rules/notices.ts";
import { sellerNow } from "../rules/seller.ts";
import { shopTables } from "../tables.ts";
import type { Written } from "./assembly.command.ts";
import { deliveryName } from "./delivery.repository.ts";

type Place = Pick<Services, "db" | "settings">;

/** What a buyer has ordered, what it comes to, where it goes and how it is paid. Null where there is no such order. */
export async function confirmation(
  { db, settings }: Place,
  orderId: string,
  asked?: Language,
): Promise<Written | null> {
  const shop = shopTables(db);
  const order = await orderById(shop, orderId);
  if (!order) return null;
  const language = asked ?? languageOfCode(order.language_code);
  const t = translate(language);
  const lines = await linesOfOrders(shop, [orderId]);
  const notice = await ownNotice(db, language);
  const gifts = await giftsPaidFor(shop, orderId);
  const called = await deliveryName(shop, order, language);
  const ordered = { ...order, shipping_method_name: called };
  const content = { ...invoiceContent(settings, ordered, lines, order.created_at, notice, language, gifts), language };
  const number = String(order.number);
  const sheet = sheetOf(number, content);
  const date = formatDate(language, order.created_at, "long");
  const { delivery_from: from, delivery_until: until } = order;
  const to = addressLines(order.shipping_address, language).join(", ");
  const bytes = await sheetPdf(
    `#${number}`,
    {
      ...sheet,
      title: t("paper.confirmation"),
      facts: [
        [t("invoice.order"), number],
        [t("invoice.ordered"), date],
        ...(order.is_shipping_required && called ? [[t("paper.delivery"), called] satisfies [string, string]] : []),
      ],
      notes: [
        ...sheet.notes,
        ...(order.is_shipping_required ? [t("paper.shipTo", { address: to })] : []),
        ...(order.is_shipping_required && from && until
          ? [t("paper.expected", { days: formatDays(language, from, until) })]
          : []),
      ],
    },
    content,
    order.created_at,
  );
  return { name: `${t("paper.confirmation")} ${number}`, bytes };
}

/** Goods and prices that were promised for some days; whose cart they were of is said to nobody who has the link. */
export async function quotePaper(place: Place, quoteId: string, asked?: Language): Promise<Written | null> {
  const shop = shopTables(place.db);
  const quote = await quoteById(shop, quoteId);
  const channel = quote && (await channels(shop)).find(({ id }) => id === quote.channel_id);
  if (!quote || !channel) return null;
  const language = asked ?? languageOfCode(quote.language_code);
  const seller = await sellerNow(place, language, { tax_country: quote.country });
  const number = quote.token.slice(0, 8).toUpperCase();
  const rule = taxRuleOf(channel, quote.country);
  const bytes = await sheetPdf(
    number,
    quoteSheet(quote, number, channel.currency, rule, language),
    { seller, buyer: [], language },
    quote.created_at,
  );
  return { name: `${translate(language)("paper.quote")} ${number}`, bytes };
}

function quoteSheet(
  quote: SavedQuoteRow,
  number: string,
  currency: string,
  rule: ReturnType<typeof taxRuleOf>,
  language: Language,
): Sheet {
  const t = translate(language);
  const price = (minor: number) => formatMoney(language, fromMinor(minor, currency), currency);
  const rate = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  const day = (at: Date) => formatDate(language, at, "long");
  const { total } = totalsOf(
    quote.lines.map(({ unit, quantity, taxClass }) => ({ unit, quantity, tax_class: taxClass })),
    0,
    rule,
  );
  const row = (label: string, amount: number, isTotal = false) => ({ label, amount: price(amount), isTotal });
  return {
    title: t("paper.quote"),
    facts: [
      [t("paper.quote.number"), number],
      [t("paper.quote.date"), day(quote.created_at)],
      [t("paper.quote.until"), day(quote.valid_until)],
    ],
    headings: [t("invoice.name"), t("invoice.pieces"), t("invoice.unit"), t("invoice.tax"), t("invoice.amount")],
    rows: quote.lines.map((line) => {
      const name = quotedName(line, language);
      const called = quotedVariantName(line, language);
      const variant = name.includes(called) || called === line.names.en ? "" : called;
      return {
        name,
        sku: [line.metadata.designTitle, variant, line.sku].filter(Boolean).join(" · "),
        cells: [
          String(line.quantity),
          price(line.unit),
          rate.format(rule.ppmOf(line.taxClass) / 1_000_000),
          price(line.unit * line.quantity),
        ],
      };
    }),
    sums: rule.included
      ? [row(t("sums.taxIncluded"), total.tax), row(t("sums.total"), total.gross, true)]
      : [row(t("invoice.net"), total.net), row(t("sums.tax"), total.tax), row(t("sums.total"), total.gross, true)],
    notes: [
      ...quote.note.split("\n").filter(Boolean),
      t(quote.valid_until > new Date() ? "paper.quote.note" : "paper.quote.ended", { date: day(quote.valid_until) }),
    ],
    payment: null,
  };
}
