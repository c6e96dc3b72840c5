import type { Language } from "@carloom/i18n";
import { type Notice, NOTICES } from "@carloom/i18n/notices";

export type Company = Notice & {
  language: Language;
  /** Registration and contact, a line each. */
  lines: string[];
  headOfficeLabel: string;
  branchLabel: string;
  /** Somebody wrote it; else the company is the demonstration's. */
  isOwn: boolean;
};

/** What of the law's notices and statements staff changed. */
export type SiteShop = { notices: Partial<Record<Language, Notice>>; hasStatement: boolean };

/** Where the demonstration's head office is, for the map: WGS 84 degrees. */
export const PLACE = { latitude: 37.5446, longitude: 127.0559, zoom: 15 } as const;

type Line = (notice: Notice) => string;
const line =
  (field: keyof Notice, label = ""): Line =>
  (notice) =>
    notice[field] && `${label}${notice[field]}`;

/**
 * What the foot of a page says below the name, in its own language whatever the page's is; the Korean lines are what Korean
 * e-commerce law wants on a shop's opening screen.
 */
const LINES: Record<Language, { lines: Line[]; headOffice: string; branch: string }> = {
  en: {
    lines: [
      line("representative", "Representative "),
      line("registration", "Business registration "),
      line("phone"),
      line("email"),
    ],
    headOffice: "Headquarters",
    branch: "Branch office",
  },
  ko: {
    lines: [
      line("representative", "대표 "),
      line("registration", "사업자등록번호 "),
      line("mailOrder", "통신판매업신고 "),
      line("phone", "전화 "),
      line("email", "이메일 "),
      line("hosting", "호스팅 서비스 제공자 "),
    ],
    headOffice: "본사",
    branch: "지사",
  },
  ja: {
    lines: [
      line("representative", "代表者 "),
      line("registration", "事業者登録番号 "),
      line("mailOrder", "通信販売業届出 "),
      line("phone", "電話 "),
      line("email", "メール "),
    ],
    headOffice: "本社",
    branch: "支社",
  },
};

/** Who sells here, as its readers read it. */
export function companyOf(shop: SiteShop | null, language: Language): Company {
  const own = shop?.notices[language];
  const notice = own ?? NOTICES[language];
  const { lines, headOffice, branch } = LINES[language];
  return {
    ...notice,
    language,
    lines: lines.map((one) => one(notice)).filter(Boolean),
    headOfficeLabel: headOffice,
    branchLabel: branch,
    isOwn: own !== undefined,
  };
}

/** Where a Korean registration is looked up; null for what is no such number. */
export function registryOf({ registration }: Notice): string | null {
  const digits = registration.replaceAll(/\D/g, "");
  return digits.length === 10 ? `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}` : null;
}
