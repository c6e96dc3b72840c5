import { formatDate, formatDays, formatMoney, type Language, type Translate } from "@carloom/i18n";
import { addressLines } from "@carloom/i18n/address";
import {
  type LetterGoods,
  type LetterPart,
  type LetterRow,
  mailTranslate,
  type Services,
  writeLetter,
} from "@carloom/platform";
import { fromMinor, sumRows } from "@carloom/pricing";
import { DEFAULT_CHANNEL } from "../catalogue/channel.ts";
import { channels } from "../catalogue/catalogue.repository.ts";
import { pictureUrl } from "../catalogue/media.graphql.ts";
import { sellerLine, sellerNow } from "../rules/seller.ts";
import { paymentOf } from "./transfer.ts";
import { shopTables, type StoredAddress } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { lineName, lineNote } from "./line.note.ts";
import type { OrderLineRow, OrderRow } from "./order.repository.ts";
import { type GiftPaid, giftsPaidFor } from "../gift-card/gift-card.repository.ts";
import { giftRows, orderSums, signed, sumLabel } from "./order.sums.ts";

type Place = Pick<Services, "db" | "settings">;

/** A page of the site for a reader of a mail: in their language and in the channel that they bought in. */
export function siteLink(site: string, path: string, language: Language, channel: string): string {
  const url = new URL(path, `${site}/`);
  if (language !== "en") url.searchParams.set("lang", language);
  if (channel !== DEFAULT_CHANNEL) url.searchParams.set("channel", channel);
  return url.href;
}

/** What every mail about an order is written with. */
export type OrderLetter = {
  language: Language;
  t: Translate;
  number: string;
  /** The order's page. */
  link: string;
  price(minor: number): string;
  /** Where whoever sells is written to. */
  email: string;
  /** Who sells, in one line. */
  seller: string;
  /** What gift cards paid of the order. */
  gifts: readonly GiftPaid[];
  /** Parts of the mail; a button to the order follows them, and at the foot who writes. */
  write(subject: string, parts: readonly (LetterPart | null)[], button?: string): ReturnType<typeof writeLetter>;
};

/** @param words what it is written with, where that is not what is in force */
export async function orderLetter({ db, settings }: Place, order: OrderRow, words?: Translate): Promise<OrderLetter> {
  const language = languageOfCode(order.language_code);
  const t = words ?? (await mailTranslate(db, language));
  const known = await channels(shopTables(db));
  const channel = known.find(({ id }) => id === order.channel_id)?.slug ?? DEFAULT_CHANNEL;
  const { url, productName: product } = settings.public;
  const link = siteLink(url, `/orders/${order.token}`, language, channel);
  const sold = await sellerNow({ db, settings }, language, order);
  const { email } = sold;
  const seller = sellerLine(sold);
  const foot = [t("letter.foot", { product, number: String(order.number), email }), seller].join("\n");
  return {
    language,
    t,
    number: String(order.number),
    link,
    email,
    seller,
    gifts: await giftsPaidFor(shopTables(db), order.id),
    price: (minor) => formatMoney(language, fromMinor(minor, order.currency), order.currency),
    write(subject, parts, button = t("letter.track")) {
      const shown = parts.filter((part) => part !== null);
      const preview = shown.find((part) => part.kind === "text");
      return writeLetter({
        language,
        subject,
        product,
        ...(preview && { preview: preview.text }),
        parts: [...shown, { kind: "button", label: button, url: link }],
        foot,
      });
    },
  };
}

const amountOf = (order: OrderRow, line: OrderLineRow) =>
  order.prices_include_tax ? line.total_gross : line.total_net;

/** Lines with their pictures; with `pieces` only those lines and so many of each, without prices. */
export function goodsPart(
  { settings }: Pick<Services, "settings">,
  letter: OrderLetter,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pieces: ReadonlyMap<string, number> | null = null,
): LetterPart {
  const goods = lines.flatMap((line): LetterGoods[] => {
    const quantity = pieces ? (pieces.get(line.id) ?? 0) : line.quantity;
    if (quantity < 1) return [];
    const name = lineName(line);
    const note = lineNote(line, letter.t, letter.language);
    const price = pieces ? null : letter.price(amountOf(order, line) + line.discount);
    const called = note ? `${name} (${note})` : name;
    return [
      {
        name,
        note,
        pieces: letter.t("letter.pieces", { count: quantity }),
        price,
        picture: line.thumbnail ? pictureUrl({ settings }, line.thumbnail, { size: 128, format: "WEBP" }) : null,
        text: letter.t("letter.line", { quantity, name: called }) + (price ? `: ${price}` : ""),
      },
    ];
  });
  return { kind: "goods", goods };
}

/** What an order comes to, in the rows that its page shows. */
export function sumsPart(
  { t, price, gifts }: OrderLetter,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): LetterPart {
  const rows = sumRows(orderSums(order, lines)).map(({ kind, amount }): LetterRow => {
    const label = sumLabel(t, order, kind);
    const value = amount === null ? t("sums.later") : signed(price, amount);
    return { label, value, isTotal: kind === "total", isQuiet: kind === "taxIncluded" };
  });
  const paid = giftRows(t, gifts, order.total_gross).map(
    ({ label, amount }): LetterRow => ({ label, value: signed(price, amount), isTotal: false, isQuiet: false }),
  );
  return { kind: "sums", rows: [...rows, ...paid] };
}

/** Where a parcel goes; null for what nobody carries. */
export function addressPart({ language, t }: OrderLetter, order: OrderRow): LetterPart | null {
  if (!order.is_shipping_required) return null;
  const address: StoredAddress = order.shipping_address;
  const phone = address.phone ? [address.phone] : [];
  return { kind: "block", title: t("letter.address"), lines: [...addressLines(address, language), ...phone] };
}

/** When a parcel is expected; null where nothing was promised. */
export function arrivalPart({ language, t }: OrderLetter, order: OrderRow): LetterPart | null {
  const { delivery_from: from, delivery_until: until, is_shipping_required: carried } = order;
  if (!carried || !from || !until) return null;
  return { kind: "block", title: t("letter.arrival"), lines: [formatDays(language, from, until)] };
}

/** What the buyer needs for a transfer; null when nothing is to be paid. */
export function transferPart(
  { language, t, price }: OrderLetter,
  settings: Services["settings"],
  order: OrderRow,
): LetterPart | null {
  const payment = paymentOf(settings, order);
  if (!payment) return null;
  const { amount, reference, account, dueAt } = payment;
  const rows: LetterRow[] = [
    { label: t("transfer.amount"), value: price(amount) },
    ...(account
      ? [
          { label: t("transfer.holder"), value: account.holder },
          { label: t("transfer.bank"), value: account.bank },
          { label: t("transfer.account"), value: account.account },
          ...(account.code ? [{ label: t("transfer.code"), value: account.code }] : []),
        ]
      : []),
    { label: t("transfer.reference"), value: reference },
  ];
  const text = [
    t("order-mail.pay", { price: price(amount), reference }),
    ...(account ? [] : [t("order-mail.accountLater")]),
    ...(dueAt ? [t("order-mail.due", { date: formatDate(language, dueAt, "long") })] : []),
  ].join("\n");
  return { kind: "facts", title: t("transfer.heading"), rows, text };
}
