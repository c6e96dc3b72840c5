import { describe, expect, it } from "vitest";
import { mergedMessages } from "./merge.ts";
import { type Language, LANGUAGES } from "./languages.ts";

/** What docs/words.md decides against, each with what stands in its place. */
const BANNED: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\be-mail/i, "email"],
    [/colour|centre|tyre|catalogue|millimetre|\bgrey\b|aluminium|recognise|favourite|fibre/i, "American spelling"],
    [/\bcancelled|\bcancelling/i, "canceled, canceling"],
    [/\bdoes not answer|\bdid not load/i, "is not responding, could not be loaded"],
    [/\ba mail\b|\bone mail\b|\bthis mail\b|\bmails\b|\bby mail\b/i, "email"],
    [/anticlockwise|\b(out|in|up|down|to)wards\b|sulphur|\blicence/i, "counterclockwise, outward, sulfur, license"],
    [/\binvoice address/i, "billing address"],
    [/\bis no (?=[A-Z])/, "is not a"],
  ],
  ko: [
    [/(?<!에어로 )파츠/, "부품"],
    [/자동차/, "차, 차량"],
    [/성함/, "이름"],
    [/상점|가게/, "쇼핑몰"],
    [/계좌 이체/, "계좌이체"],
    [/주문 번호/, "주문번호"],
    [/반품 요청/, "반품 신청"],
    [/새로 고[침치쳐]/, "새로고침"],
    [/개인정보처리방침/, "개인정보 처리방침"],
    [/입금 금액|입금자 표기/, "입금액, 입금자명"],
    [/인보이스/, "청구서"],
    [/도장/, "도색"],
    [/후드|옵셋/, "보닛, 오프셋"],
    [/관리 화면/, "대시보드"],
    [/이용 약관/, "이용약관"],
    [/십시오/, "-세요"],
    [/[“”"]/, "‘ ’"],
  ],
  ja: [
    [/ブラウザー/, "ブラウザ"],
    [/サインイン|サインアウト/, "ログイン, ログアウト"],
    [/部品/, "パーツ"],
    [/クルマ/, "車"],
    [/デバイス/, "端末"],
    [/見積(?!も)/, "見積もり"],
    [/～/, "〜"],
    [/ペイント/, "塗装"],
    [/ゾーン/, "部位"],
    [/購入手続き|支払い手続き/, "注文手続き"],
    [/受注製作|受注制作/, "受注生産"],
    [/追跡番号/, "お問い合わせ番号"],
    [/管理画面/, "ダッシュボード"],
    [/メモリー/, "メモリ"],
    [/[“”"]/, "「 」"],
  ],
};

/** Punctuation beside Japanese letters is full-width; ratios, times and addresses keep theirs. */
const HALF_WIDTH = /[ぁ-ゖァ-ヺー一-鿿」』][:?!,;]|[()]/;

/** Written so by the specification of the product. */
const FIXED: ReadonlySet<string> = new Set(["site.template.loading", "site.error.heading"]);

function texts(language: Language): [string, string][] {
  return Object.entries(mergedMessages(language)).flatMap(([key, message]) =>
    typeof message === "string"
      ? [[key, message] as [string, string]]
      : Object.values(message).map((text): [string, string] => [key, text ?? ""]),
  );
}

/** A message without its places, whose names are the program's. */
const spoken = (text: string): string => text.replaceAll(/\{\w+\}/g, "{}");

describe.each(LANGUAGES)("words of %s", (language) => {
  const own = texts(language).filter(([key]) => !FIXED.has(key));

  it("are those of the glossary", () => {
    const found = own.flatMap(([key, text]) =>
      BANNED[language].filter(([word]) => word.test(spoken(text))).map(([, instead]) => `${key}: ${text} → ${instead}`),
    );
    expect(found).toEqual([]);
  });

  it("have one character for three dots, and no stray spaces", () => {
    expect(own.filter(([, text]) => /\.\.\.|\p{L}\s+$|^\s|\p{L} {2,}\p{L}/u.test(text))).toEqual([]);
  });
});

describe("Japanese", () => {
  it("has full-width punctuation", () => {
    const found = texts("ja").filter(([key, text]) => !FIXED.has(key) && HALF_WIDTH.test(spoken(text)));
    expect(found).toEqual([]);
  });
});
