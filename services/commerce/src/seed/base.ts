import { type LocalizedText, SLOT_IDS, slotKind } from "@carloom/build";
import type { Price } from "./catalogue.ts";

/** Channels: one currency each. Korean and Japanese prices hold the tax, as both laws want shown prices to. */
export const CHANNELS = [
  {
    slug: "default-channel",
    name: "Worldwide (USD)",
    currency: "USD",
    default_country: "US",
    prices_include_tax: false,
  },
  { slug: "krw", name: "Korea (KRW)", currency: "KRW", default_country: "KR", prices_include_tax: true },
  { slug: "jpy", name: "Japan (JPY)", currency: "JPY", default_country: "JP", prices_include_tax: true },
] as const;

/** Standard rates in percent; a country that is not listed pays none. */
export const TAX_PERCENT: Record<string, number> = {
  KR: 10,
  JP: 10,
  US: 0,
  CA: 5,
  MX: 16,
  GB: 20,
  IE: 23,
  DE: 19,
  FR: 20,
  IT: 22,
  ES: 21,
  NL: 21,
  BE: 21,
  LU: 17,
  AT: 20,
  PT: 23,
  SE: 25,
  DK: 25,
  FI: 25.5,
  PL: 23,
  CZ: 21,
  CH: 8.1,
  NO: 25,
  AU: 10,
  NZ: 15,
  SG: 9,
  TW: 5,
  HK: 0,
};

export const WAREHOUSE = { slug: "main", name: "Main warehouse", country: "KR" };

const text = (en: string, ko: string, ja: string): LocalizedText => ({ en, ko, ja });
const STANDARD = text("Standard delivery", "일반 배송", "通常配送");
const EXPRESS = text("Express delivery", "빠른 배송", "お急ぎ便");

/** US cents into each channel's currency, at amounts that look like prices. */
export const inEveryCurrency = (cents: number): Price => ({
  USD: cents,
  KRW: Math.ceil((cents * 13.75) / 100) * 100,
  JPY: Math.ceil((cents * 1.5) / 10) * 10,
});

const EUROPE = [
  "GB",
  "IE",
  "DE",
  "FR",
  "IT",
  "ES",
  "NL",
  "BE",
  "LU",
  "AT",
  "PT",
  "SE",
  "DK",
  "FI",
  "PL",
  "CZ",
  "CH",
  "NO",
];
const ABROAD = ["JP", "TW", "HK", "SG", "US", "CA", "MX", "AU", "NZ", ...EUROPE];

type Method = {
  slug: string;
  names: LocalizedText;
  countries: readonly string[];
  days: readonly [number, number];
  /** US cents. */
  base: number;
  perKg: number;
  maximumKg?: number;
};

/** From the warehouse in Korea: flat price and price per kilogram. */
export const SHIPPING: readonly Method[] = [
  { slug: "korea", names: STANDARD, countries: ["KR"], days: [1, 3], base: 240, perKg: 40 },
  { slug: "asia", names: STANDARD, countries: ["JP", "TW", "HK", "SG"], days: [4, 8], base: 1200, perKg: 380 },
  { slug: "america", names: STANDARD, countries: ["US", "CA", "MX"], days: [6, 12], base: 1900, perKg: 560 },
  { slug: "europe", names: STANDARD, countries: EUROPE, days: [6, 12], base: 2100, perKg: 590 },
  { slug: "oceania", names: STANDARD, countries: ["AU", "NZ"], days: [7, 13], base: 2000, perKg: 580 },
  { slug: "korea-express", names: EXPRESS, countries: ["KR"], days: [1, 1], base: 650, perKg: 70, maximumKg: 40 },
  { slug: "world-express", names: EXPRESS, countries: ABROAD, days: [2, 4], base: 4800, perKg: 1100, maximumKg: 70 },
];

/** Printed and cut film with laminate: price of a square metre, and the least that one piece costs. */
export const FILM_PER_M2: Price = { USD: 9500, KRW: 130_500, JPY: 14_250 };
export const FILM_LEAST: Price = { USD: 900, KRW: 12_400, JPY: 1350 };

export const PRODUCT_TYPES = [
  { slug: "part", name: "Part", is_shipping_required: true },
  { slug: "sticker", name: "Sticker", is_shipping_required: true },
  { slug: "template", name: "Template", is_shipping_required: false },
  { slug: "sample", name: "Sample", is_shipping_required: true },
] as const;

/** The slots' own, then the others. */
export const CATEGORIES: Record<string, LocalizedText> = {
  ...Object.fromEntries(SLOT_IDS.flatMap((id) => slotKind(id)?.category ?? []).map(({ slug, names }) => [slug, names])),
  part: text("Parts", "부품", "パーツ"),
  sticker: text("Stickers", "스티커", "ステッカー"),
  sample: text("Samples", "샘플", "サンプル"),
};

/** The category of a kind of part (`bumper.front` is a bumper); a kind that has none of its own is among the other parts. */
export function categoryOf(kind: string): string {
  const own = slotKind(kind)?.category.slug ?? kind.split(".")[0] ?? "";
  return own !== "sticker" && own !== "sample" && own in CATEGORIES ? own : "part";
}

/** Goods for art that visitors bring themselves. */
export const CUSTOM = [
  {
    sku: "custom-print",
    title: text("Custom print", "주문 제작 프린트", "オリジナルプリント"),
    description: text(
      "Your own picture, printed on cast film, laminated and cut to its outline. Priced by its area.",
      "직접 올린 이미지를 캐스트 필름에 출력하고 코팅한 뒤 외곽선대로 재단합니다. 가격은 면적으로 계산됩니다.",
      "お客様の画像をキャストフィルムに印刷し、ラミネートして輪郭に沿ってカットします。価格は面積で決まります。",
    ),
  },
  {
    sku: "custom-lettering",
    title: text("Custom lettering", "주문 제작 레터링", "オリジナルレタリング"),
    description: text(
      "Your own words, cut from cast film. Priced by the area of the lettering.",
      "원하는 문구를 캐스트 필름으로 재단합니다. 가격은 레터링의 면적으로 계산됩니다.",
      "お好きな言葉をキャストフィルムから切り出します。価格はレタリングの面積で決まります。",
    ),
  },
] as const;

export const STICKER_TEXT = text(
  "Printed on cast film and laminated. Priced by the area you choose in the studio.",
  "캐스트 필름에 출력하고 코팅합니다. 가격은 스튜디오에서 정한 면적으로 계산됩니다.",
  "キャストフィルムに印刷し、ラミネート加工します。価格はスタジオで決めた面積で計算されます。",
);
