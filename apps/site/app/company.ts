import type { Language } from "@carloom/i18n";

export type Company = {
  language: Language;
  name: string;
  /** Registration and contact, a line each. */
  lines: string[];
  /** As its readers dial it. */
  phone: string;
  headOffice: { label: string; address: string };
  branch: { label: string; address: string };
};

/**
 * Fixed facts; the Korean lines are what Korean e-commerce law wants on a shop's opening screen. The demonstration company
 * is invented, and its numbers are zeros so that nobody takes them for real.
 */
export const CONTACT = {
  phone: "+82 2 000 0000",
  email: "hello@carloom.example",
  website: "carloom.example",
  /** Head office, for the map: WGS 84 degrees. */
  latitude: 37.5446,
  longitude: 127.0559,
  zoom: 15,
} as const;

/** The same number within Korea. */
const PHONE_IN_KOREA = "02-000-0000";

/** Where the Korean registration is looked up, by its number without hyphens. */
export const REGISTRY = "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000";

const COMPANY: Record<Language, Company> = {
  en: {
    language: "en",
    name: "Carloom Co., Ltd.",
    lines: ["Representative Hong Gil-dong", "Business registration 000-00-00000", CONTACT.phone, CONTACT.email],
    phone: CONTACT.phone,
    headOffice: { label: "Headquarters", address: "00 Seongsui-ro, Seongdong-gu, Seoul, Korea" },
    branch: { label: "Branch office", address: "00 Techno-ro, Yuseong-gu, Daejeon, Korea" },
  },
  ko: {
    language: "ko",
    name: "주식회사 카룸",
    lines: [
      "대표 홍길동",
      "사업자등록번호 000-00-00000",
      "통신판매업신고 제0000-서울성동-0000호",
      `전화 ${PHONE_IN_KOREA}`,
      `이메일 ${CONTACT.email}`,
      "호스팅 서비스 제공자 주식회사 카룸",
    ],
    phone: PHONE_IN_KOREA,
    headOffice: { label: "본사", address: "서울특별시 성동구 성수이로 00" },
    branch: { label: "지사", address: "대전광역시 유성구 테크노로 00" },
  },
  ja: {
    language: "ja",
    name: "カルーム株式会社",
    lines: [
      "代表者 洪吉童",
      "事業者登録番号 000-00-00000",
      "通信販売業届出 0000-ソウル城東-0000",
      `電話 ${CONTACT.phone}`,
      `メール ${CONTACT.email}`,
    ],
    phone: CONTACT.phone,
    headOffice: { label: "本社", address: "韓国ソウル特別市城東区聖水二路00" },
    branch: { label: "支社", address: "韓国大田広域市儒城区テクノ路00" },
  },
};

export const company = (language: Language): Company => COMPANY[language];
