import type { Language } from "@carloom/i18n";
import type { Services } from "@carloom/platform";
import type { Settings } from "@carloom/settings/server";
import type { QueryExecutorProvider } from "kysely";
import { translate } from "@carloom/i18n/merge";
import { type OwnNotice, ownNotice } from "./notices.ts";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

/** An order, by where its tax is paid. */
type Taxed = { tax_country: string };
type Seller = Pick<InvoiceContent["seller"], "name" | "address" | "registration">;

/** The demonstration's invented company, as the foot of every page shows it: its numbers are zeros. */
export const DEMO_SELLER: Readonly<Record<Language, Seller>> = {
  en: {
    name: "Carloom Co., Ltd.",
    address: ["00 Seongsui-ro, Seongdong-gu, Seoul, Korea"],
    registration: "Business registration 000-00-00000",
  },
  ko: {
    name: "주식회사 카룸",
    address: ["서울특별시 성동구 성수이로 00"],
    registration: "사업자등록번호 000-00-00000",
  },
  ja: {
    name: "カルーム株式会社",
    address: ["韓国ソウル特別市城東区聖水二路00"],
    registration: "事業者登録番号 000-00-00000",
  },
};

const linesOf = (text: string): string[] =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Whose invoices they are: as the owner wrote it under Settings, else as the operator's settings say; the demonstration's
 * company where neither does and its goods are sold. Japan's number of a qualified invoice issuer stands where tax is Japan's.
 * @param notice what the owner wrote, in the language of the invoice
 */
export function sellerOf(
  { env, public: open }: Settings,
  language: Language,
  { tax_country }: Taxed,
  notice: OwnNotice | null = null,
): InvoiceContent["seller"] {
  const t = translate(language);
  const isDemo = !env.SELLER_NAME && !env.SELLER_ADDRESS && !env.SELLER_REGISTRATION && open.shop.demo;
  const set: Seller = {
    name: env.SELLER_NAME ?? open.productName,
    address: linesOf(env.SELLER_ADDRESS),
    registration: env.SELLER_REGISTRATION,
  };
  // a bare number says what it is; who writes "VAT DE…" has said it
  const registrationOf = ({ registration: number }: OwnNotice) =>
    number && /^\d/.test(number) ? t("invoice.registration", { number }) : number;
  const own: Seller | null = notice && {
    name: notice.name,
    address: [notice.headOffice],
    registration: registrationOf(notice) ?? env.SELLER_REGISTRATION,
  };
  const seller = own ?? (isDemo ? DEMO_SELLER[language] : set);
  const number = tax_country === "JP" && (notice?.jpNumber || env.SELLER_JP_NUMBER);
  const japan = number ? t("invoice.jpNumber", { number }) : "";
  const registration = [seller.registration, japan].filter(Boolean).join(" · ");
  return { ...seller, registration, email: notice?.email ?? env.CONTACT_EMAIL };
}

/** Who sells as of now, for whoever reads that language; of an invoice what it then keeps. */
export async function sellerNow(
  { db, settings }: Pick<Services, "settings"> & { db: QueryExecutorProvider },
  language: Language,
  order: Taxed = { tax_country: "" },
): Promise<InvoiceContent["seller"]> {
  return sellerOf(settings, language, order, await ownNotice(db, language));
}

/** Who sells in one line, for the foot of a mail. */
export const sellerLine = ({ name, address, registration }: InvoiceContent["seller"]): string =>
  [name, address.join(", "), registration].filter(Boolean).join(" · ");

/** The lines of the address to which goods come back; none where nobody said one. */
export async function returnAddress(
  { db, settings: { env, public: open } }: Pick<Services, "db" | "settings">,
  language: Language,
): Promise<string[]> {
  const notice = await ownNotice(db, language);
  if (notice) return [notice.name, notice.headOffice];
  const lines = linesOf(env.SELLER_ADDRESS);
  return lines.length > 0 ? [env.SELLER_NAME ?? open.productName, ...lines] : [];
}
