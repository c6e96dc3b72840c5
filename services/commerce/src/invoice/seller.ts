import type { Language } from "@carloom/i18n";
import type { Settings } from "@carloom/settings/server";
import type { OrderRow } from "../order/order.repository.ts";
import { translate } from "@carloom/i18n/merge";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

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

/**
 * Whose invoices they are: as the settings say; the demonstration's company where none of them is set and its goods are sold.
 * Japan's number of a qualified invoice issuer stands where tax is Japan's.
 */
export function sellerOf(
  { env, public: open }: Settings,
  language: Language,
  { tax_country }: Pick<OrderRow, "tax_country">,
): InvoiceContent["seller"] {
  const isDemo = !env.SELLER_NAME && !env.SELLER_ADDRESS && !env.SELLER_REGISTRATION && open.shop.demo;
  const own: Seller = {
    name: env.SELLER_NAME ?? open.productName,
    address: env.SELLER_ADDRESS.split("|")
      .map((line) => line.trim())
      .filter(Boolean),
    registration: env.SELLER_REGISTRATION,
  };
  const seller = isDemo ? DEMO_SELLER[language] : own;
  const number = tax_country === "JP" && env.SELLER_JP_NUMBER;
  const japan = number ? translate(language)("invoice.jpNumber", { number }) : "";
  const registration = [seller.registration, japan].filter(Boolean).join(" · ");
  return { ...seller, registration, email: env.CONTACT_EMAIL };
}
