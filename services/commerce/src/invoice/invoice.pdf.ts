import { formatDate, formatMoney, type Translate } from "@carloom/i18n";
import { type PdfPage, writePdf } from "@carloom/platform";
import { fromMinor, sumRows } from "@carloom/pricing";
import { giftRows, signed, sumLabel } from "../order/order.sums.ts";
import { translate } from "@carloom/i18n/merge";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

const INK = "#14171a";
const SOFT = "#5b6268";
const RULE = "#c9cdd0";
const PAPER = "#f3f4f3";
const MARGIN = 48;
const LEADING = 14;

type Pair = [label: string, value: string];
export type Sheet = {
  title: string;
  facts: Pair[];
  headings: [name: string, pieces: string, unit: string, tax: string, amount: string];
  rows: { name: string; sku: string; cells: [pieces: string, unit: string, tax: string, amount: string] }[];
  sums: { label: string; amount: string; isTotal: boolean }[];
  notes: string[];
  payment: { title: string; pairs: Pair[]; text: string } | null;
};

type Write = (amount: number) => string;

/** The rows of the order's summary, with the tax of each rate in the place of one. */
function sumsOf(content: InvoiceContent, t: Translate, price: Write, rate: Write): Sheet["sums"] {
  const { taxIncluded, delivery, discount } = content;
  const row = (label: string, amount: number, isTotal = false) => ({ label, amount: signed(price, amount), isTotal });
  const taxes = content.taxes.map(({ ppm, net, tax }) =>
    row(t(taxIncluded ? "invoice.taxHeld" : "invoice.taxOf", { rate: rate(ppm), net: price(net) }), tax),
  );
  const names = { discount_name: discount?.name ?? "", shipping_method_name: delivery?.name ?? "" };
  if (!content.sums)
    return [
      ...(delivery ? [row(delivery.name, delivery.amount)] : []),
      ...(taxIncluded ? [] : [row(t("invoice.net"), content.net)]),
      ...taxes,
      row(t("sums.total"), content.gross, true),
    ];
  return sumRows(content.sums).flatMap(({ kind, amount }) => {
    if (kind === "tax") return [row(t("invoice.net"), content.net), ...taxes];
    if (kind === "taxIncluded") return taxes;
    return [row(sumLabel(t, names, kind), amount ?? 0, kind === "total")];
  });
}

/** Everything that is written, in the language of the order. */
export function sheetOf(number: string, content: InvoiceContent): Sheet {
  const { language, currency, payment, discount } = content;
  const t = translate(language);
  const price = (minor: number) => formatMoney(language, fromMinor(minor, currency), currency);
  const rate = (ppm: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(ppm / 1_000_000);
  const date = (iso: string) => formatDate(language, iso, "long");
  const account: Pair[] = payment?.account
    ? [
        [t("invoice.holder"), payment.account.holder],
        [t("invoice.bank"), payment.account.bank],
        [t("invoice.account"), payment.account.account],
        ...(payment.account.code ? [[t("invoice.code"), payment.account.code] satisfies Pair] : []),
      ]
    : [];
  return {
    title: t("invoice.title"),
    facts: [
      [t("invoice.number"), number],
      [t("invoice.date"), date(content.issuedAt)],
      [t("invoice.order"), String(content.order.number)],
      [t("invoice.ordered"), date(content.order.placedAt)],
      ...(payment?.dueAt ? [[t("invoice.due"), date(payment.dueAt)] satisfies Pair] : []),
    ],
    headings: [t("invoice.name"), t("invoice.pieces"), t("invoice.unit"), t("invoice.tax"), t("invoice.amount")],
    rows: content.lines.map(({ name, note, sku, quantity, unit, ppm, amount }) => ({
      name,
      sku: [note, sku].filter(Boolean).join(" · "),
      cells: [String(quantity), price(unit), rate(ppm), price(amount)],
    })),
    sums: [
      ...sumsOf(content, t, price, rate),
      ...giftRows(t, content.gifts ?? [], content.gross).map(({ label, amount }) => ({
        label,
        amount: signed(price, amount),
        isTotal: false,
      })),
    ],
    notes: [
      // an invoice of an earlier version
      ...(discount && !content.sums
        ? [t("invoice.discount", { name: discount.name, price: price(discount.amount) })]
        : []),
      ...(content.isPaid ? [t("invoice.paid", { price: price(content.gross) })] : []),
    ],
    payment: payment && {
      title: t("invoice.pay"),
      pairs: [
        [t("invoice.payAmount"), price(payment.amount)],
        ...account,
        [t("invoice.reference"), payment.reference],
        ...(payment.dueAt ? [[t("invoice.due"), date(payment.dueAt)] satisfies Pair] : []),
      ],
      text: payment.account ? "" : t("invoice.accountLater"),
    },
  };
}

type Parties = Pick<InvoiceContent, "seller" | "buyer" | "language">;

const textsOf = (sheet: Sheet, { seller, buyer }: Parties): string[] => [
  sheet.title,
  ...sheet.facts.flat(),
  ...sheet.headings,
  ...sheet.rows.flatMap(({ name, sku, cells }) => [name, sku, ...cells]),
  ...sheet.sums.flatMap(({ label, amount }) => [label, amount]),
  ...sheet.notes,
  ...(sheet.payment ? [sheet.payment.title, ...sheet.payment.pairs.flat(), sheet.payment.text] : []),
  footOf(seller),
  ...seller.address,
  seller.email,
  ...buyer,
];

const footOf = ({ name, registration }: InvoiceContent["seller"]) => [name, registration].filter(Boolean).join(" · ");

/** An invoice as A4 pages, in the language of its order. */
export const invoicePdf = (number: string, content: InvoiceContent): Promise<Uint8Array> =>
  sheetPdf(number, sheetOf(number, content), content);

/** A sheet between a seller and a buyer as A4 pages. @param day that its file says it was made; absent: now */
export async function sheetPdf(number: string, sheet: Sheet, parties: Parties, day?: Date): Promise<Uint8Array> {
  const { seller, buyer, language } = parties;
  const title = `${sheet.title} ${number}`;
  return writePdf({ title, language, texts: textsOf(sheet, parties), ...(day && { date: day }) }, (page) => {
    const right = page.width - MARGIN;
    const columns = [right - 230, right - 145, right - 90, right] as const;
    let sheets = 1;
    let y = 0;
    const foot = () => {
      page.text(footOf(seller), MARGIN, page.height - 32, { size: 8, color: SOFT, width: right - MARGIN - 120 });
      page.text(`${number} / ${sheets}`, right, page.height - 32, { size: 8, color: SOFT, align: "right" });
    };
    const headings = () => {
      page.text(sheet.headings[0], MARGIN, y, { size: 8.5, color: SOFT });
      for (const [i, x] of columns.entries())
        page.text(sheet.headings[i + 1] ?? "", x, y, { size: 8.5, color: SOFT, align: "right" });
      page.line(MARGIN, y + 7, right, y + 7, RULE);
      y += 24;
    };
    /** A new page when what comes next would not stand on this one. */
    const room = (height: number, isTable = false) => {
      if (y + height <= page.height - 56) return;
      foot();
      page.next();
      sheets++;
      y = 64;
      if (isTable) headings();
    };
    y = head(page, sheet, seller, buyer);
    headings();
    for (const { name, sku, cells } of sheet.rows) {
      const words = page.wrap(name, columns[0] - 60 - MARGIN, { size: 10 });
      room(words.length * LEADING + 20, true);
      for (const [i, x] of columns.entries()) page.text(cells[i] ?? "", x, y, { size: 10, align: "right" });
      for (const line of words) {
        page.text(line, MARGIN, y, { size: 10 });
        y += LEADING;
      }
      page.text(sku, MARGIN, y - 2, { size: 8, color: SOFT, width: columns[0] - 60 - MARGIN });
      y += 18;
    }
    room(sheet.sums.length * 18 + 32);
    page.line(MARGIN, y - 8, right, y - 8, RULE);
    y += 10;
    for (const [i, { label, amount, isTotal }] of sheet.sums.entries()) {
      if (isTotal) page.line(right - 240, y - 12, right, y - 12, INK);
      const how = isTotal ? ({ size: 12, weight: "bold" } as const) : { size: 10 };
      page.text(label, right - 100, y + (isTotal ? 4 : 0), { ...how, align: "right", width: 330 });
      page.text(amount, right, y + (isTotal ? 4 : 0), { ...how, align: "right" });
      // what paid it stands apart from it
      y += isTotal && i < sheet.sums.length - 1 ? 26 : 18;
    }
    y += 14;
    for (const note of sheet.notes.flatMap((text) => page.wrap(text, right - MARGIN, { size: 9.5 }))) {
      room(LEADING);
      page.text(note, MARGIN, y, { size: 9.5, color: SOFT });
      y += LEADING;
    }
    if (sheet.payment) {
      const { title: heading, pairs, text } = sheet.payment;
      const words = page.wrap(text, right - MARGIN - 32, { size: 9.5 });
      const height = 44 + pairs.length * 17 + (words.length > 0 ? words.length * LEADING + 6 : 0);
      room(height + 16);
      y += 8;
      page.box(MARGIN, y, right - MARGIN, height, PAPER, RULE);
      page.text(heading, MARGIN + 16, y + 24, { size: 11, weight: "bold" });
      y += 44;
      for (const [label, value] of pairs) {
        page.text(label, MARGIN + 16, y, { size: 9.5, color: SOFT });
        page.text(value, MARGIN + 150, y, { size: 10, weight: "bold", width: right - MARGIN - 166 });
        y += 17;
      }
      for (const line of words) {
        page.text(line, MARGIN + 16, y + 4, { size: 9.5 });
        y += LEADING;
      }
    }
    foot();
  });
}

/** Who sells, who buys, and what the sheet is. @returns where the table begins */
function head(page: PdfPage, sheet: Sheet, seller: InvoiceContent["seller"], buyer: readonly string[]): number {
  const right = page.width - MARGIN;
  const half = (right - MARGIN) / 2 - 12;
  page.text(sheet.title, right, 64, { size: 24, weight: "bold", align: "right" });
  const lines = [...seller.address, seller.registration, seller.email].filter(Boolean);
  page.text(seller.name, MARGIN, 60, { size: 13, weight: "bold", width: half });
  let left = 78;
  for (const line of lines.flatMap((one) => page.wrap(one, half, { size: 9 }))) {
    page.text(line, MARGIN, left, { size: 9, color: SOFT });
    left += 12.5;
  }
  const top = Math.max(left, 100) + 28;
  let y = top;
  for (const [i, line] of buyer.flatMap((one) => page.wrap(one, half, { size: 10 })).entries()) {
    page.text(line, MARGIN, y, { size: 10, weight: i === 0 ? "bold" : "regular" });
    y += LEADING;
  }
  let fact = top;
  for (const [label, value] of sheet.facts) {
    page.text(label, right - 210, fact, { size: 9.5, color: SOFT });
    page.text(value, right, fact, { size: 10, align: "right" });
    fact += 16;
  }
  return Math.max(y, fact) + 28;
}
