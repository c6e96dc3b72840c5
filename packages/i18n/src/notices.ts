import type { Language } from "./languages.ts";

/** What commerce law wants a shop to say of who sells, a field each: Korea's act and Japan's ask for most of the same. */
export const NOTICE_FIELDS = [
  "name",
  "representative",
  "responsible",
  "headOffice",
  "branch",
  "phone",
  "email",
  "website",
  "registration",
  "jpNumber",
  "mailOrder",
  "hosting",
  "escrow",
] as const;
export type NoticeField = (typeof NOTICE_FIELDS)[number];
export type Notice = Record<NoticeField, string>;

/** What no shop may leave out; the other lines are not shown where they are empty. */
export const REQUIRED_NOTICES: readonly NoticeField[] = ["name", "headOffice", "phone", "email"];

const EVERYWHERE = {
  phone: "+82 2 000 0000",
  email: "hello@carloom.example",
  website: "carloom.example",
  registration: "000-00-00000",
  /** 登録番号 of a qualified invoice issuer in Japan. */
  jpNumber: "",
  /** The words of `site.business.escrow.text` stand where it is empty. */
  escrow: "",
} as const;

/** The demonstration's company is invented, and its numbers are zeros so that nobody takes them for real. */
export const NOTICES: Readonly<Record<Language, Readonly<Notice>>> = {
  en: {
    ...EVERYWHERE,
    name: "Carloom Co., Ltd.",
    representative: "Hong Gil-dong",
    responsible: "Hong Gil-dong",
    headOffice: "00 Seongsui-ro, Seongdong-gu, Seoul, Korea",
    branch: "00 Techno-ro, Yuseong-gu, Daejeon, Korea",
    mailOrder: "0000-Seoul Seongdong-0000",
    hosting: "Carloom Co., Ltd.",
  },
  ko: {
    ...EVERYWHERE,
    name: "주식회사 카룸",
    representative: "홍길동",
    responsible: "홍길동",
    headOffice: "서울특별시 성동구 성수이로 00",
    branch: "대전광역시 유성구 테크노로 00",
    // as it is dialled within Korea
    phone: "02-000-0000",
    mailOrder: "제0000-서울성동-0000호",
    hosting: "주식회사 카룸",
  },
  ja: {
    ...EVERYWHERE,
    name: "カルーム株式会社",
    representative: "洪吉童",
    responsible: "洪吉童",
    headOffice: "韓国ソウル特別市城東区聖水二路00",
    branch: "韓国大田広域市儒城区テクノ路00",
    mailOrder: "0000-ソウル城東-0000",
    hosting: "カルーム株式会社",
  },
};
