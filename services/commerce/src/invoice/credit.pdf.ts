import { formatDate, formatMoney } from "@carloom/i18n";
import { fromMinor } from "@carloom/pricing";
import { translate } from "@carloom/i18n/merge";
import type { CreditContent } from "../tables/credit.sheet.ts";
import { type Sheet, sheetPdf } from "./invoice.pdf.ts";

/** Everything that is written, in the language of the order. */
function sheetOf(number: string, content: CreditContent): Sheet {
  const { language, currency, taxIncluded, invoice, taxes, reason } = content;
  const t = translate(language);
  const price = (minor: number) => formatMoney(language, fromMinor(minor, currency), currency);
  const rate = (ppm: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(ppm / 1_000_000);
  const date = (iso: string) => formatDate(language, iso, "long");
  return {
    title: t("credit.title"),
    facts: [
      [t("credit.number"), number],
      [t("invoice.date"), date(content.issuedAt)],
      [t("credit.invoice"), invoice.number],
      [t("credit.invoiceDate"), date(invoice.issuedAt)],
      [t("invoice.order"), String(content.order.number)],
    ],
    headings: [t("invoice.name"), t("invoice.pieces"), t("invoice.unit"), t("invoice.tax"), t("invoice.amount")],
    rows: taxes.map(({ ppm, net, tax }) => {
      const amount = price(taxIncluded ? net + tax : net);
      return {
        name: t("credit.row", { order: String(content.order.number) }),
        sku: "",
        cells: ["1", amount, rate(ppm), amount],
      };
    }),
    sums: [
      ...(taxIncluded ? [] : [{ label: t("invoice.net"), amount: price(content.net), isTotal: false }]),
      ...taxes.map(({ ppm, net, tax }) => ({
        label: t(taxIncluded ? "invoice.taxHeld" : "invoice.taxOf", { rate: rate(ppm), net: price(net) }),
        amount: price(tax),
        isTotal: false,
      })),
      { label: t("credit.total"), amount: price(content.gross), isTotal: true },
    ],
    notes: [
      t("credit.corrects", { invoice: invoice.number, date: date(invoice.issuedAt) }),
      ...(reason ? [t("credit.reason", { reason })] : []),
    ],
    payment: null,
  };
}

/** A credit note as an A4 page, in the language of its order. */
export const creditNotePdf = (number: string, content: CreditContent): Promise<Uint8Array> =>
  sheetPdf(number, sheetOf(number, content), content);
