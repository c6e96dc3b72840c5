import { describe, expect, it } from "vitest";
import { addressLine, addressLines, type PostalAddress } from "./format.ts";

const address = (country: string, fields: Partial<PostalAddress>): PostalAddress => ({
  firstName: "",
  lastName: "",
  companyName: "",
  streetAddress1: "",
  streetAddress2: "",
  city: "",
  cityArea: "",
  postalCode: "",
  countryArea: "",
  country,
  ...fields,
});

const ADA = { firstName: "Ada", lastName: "Byron" };
const SEOUL = address("KR", {
  firstName: "서연",
  lastName: "김",
  streetAddress1: "사직로 161",
  streetAddress2: "101동 1203호",
  city: "종로구",
  countryArea: "서울특별시",
  postalCode: "03045",
});
const TOKYO = address("JP", {
  firstName: "太郎",
  lastName: "山田",
  streetAddress1: "太子堂1-2-3",
  streetAddress2: "ハイツ101",
  city: "世田谷区",
  countryArea: "東京都",
  postalCode: "154-0004",
});
const SEATTLE = address("US", {
  ...ADA,
  streetAddress1: "400 Pine St",
  city: "Seattle",
  countryArea: "WA",
  postalCode: "98101",
});

/** The country's own order, whoever reads; the country's name is the reader's. */
const CASES: [string, PostalAddress, string[], en: string, ko: string, ja: string][] = [
  [
    "Korea",
    SEOUL,
    ["서울특별시 종로구", "사직로 161", "101동 1203호", "김서연", "03045"],
    "South Korea",
    "대한민국",
    "韓国",
  ],
  [
    "Korea in Latin letters",
    {
      ...SEOUL,
      firstName: "Min-jun",
      lastName: "Kim",
      streetAddress1: "20 Sajik-ro",
      streetAddress2: "",
      city: "Jongno-gu",
    },
    ["Kim Min-jun", "20 Sajik-ro", "Jongno-gu", "Seoul", "03045"],
    "South Korea",
    "대한민국",
    "韓国",
  ],
  ["Japan", TOKYO, ["〒154-0004", "東京都世田谷区", "太子堂1-2-3", "ハイツ101", "山田 太郎"], "Japan", "일본", "日本"],
  [
    "Japan in Latin letters",
    {
      ...TOKYO,
      firstName: "Taro",
      lastName: "Yamada",
      streetAddress1: "1-2-3 Taishido",
      streetAddress2: "",
      city: "Setagaya-ku",
    },
    ["Yamada Taro", "1-2-3 Taishido, Setagaya-ku, Tokyo", "154-0004"],
    "Japan",
    "일본",
    "日本",
  ],
  [
    "the United States",
    SEATTLE,
    ["Ada Byron", "400 Pine St", "Seattle, WA 98101"],
    "United States",
    "미국",
    "アメリカ合衆国",
  ],
  [
    "Britain, with a county that its form has no place for",
    address("GB", {
      ...ADA,
      streetAddress1: "10 Mill Rd",
      city: "Bath",
      countryArea: "Somerset",
      postalCode: "BA1 1AA",
    }),
    ["Ada Byron", "10 Mill Rd", "Bath", "BA1 1AA", "Somerset"],
    "United Kingdom",
    "영국",
    "イギリス",
  ],
  [
    "Germany",
    address("DE", {
      ...ADA,
      companyName: "Byron GmbH",
      streetAddress1: "Torstr. 1",
      city: "Berlin",
      postalCode: "10119",
    }),
    ["Ada Byron", "Byron GmbH", "Torstr. 1", "10119 Berlin"],
    "Germany",
    "독일",
    "ドイツ",
  ],
  [
    "France",
    address("FR", {
      ...ADA,
      companyName: "Byron SARL",
      streetAddress1: "1 rue de la Paix",
      city: "Paris",
      postalCode: "75002",
    }),
    ["Byron SARL", "Ada Byron", "1 rue de la Paix", "75002 Paris"],
    "France",
    "프랑스",
    "フランス",
  ],
  [
    "Singapore, a city that is its country",
    address("SG", { ...ADA, streetAddress1: "1 Orchard Rd", city: "Singapore", postalCode: "238801" }),
    ["Ada Byron", "1 Orchard Rd", "SINGAPORE 238801"],
    "Singapore",
    "싱가포르",
    "シンガポール",
  ],
];

describe("an address", () => {
  it.each(CASES)("is written as %s writes it, its country in the reader's language", (_, stored, lines, en, ko, ja) => {
    expect(addressLines(stored, "en")).toEqual([...lines, en]);
    expect(addressLines(stored, "ko")).toEqual([...lines, ko]);
    expect(addressLines(stored, "ja")).toEqual([...lines, ja]);
  });

  it("loses nothing of what was stored, in any country and either script", () => {
    const full = { ...SEOUL, companyName: "회사", cityArea: "사직동", countryArea: "서울특별시" };
    const latin = { ...SEATTLE, cityArea: "Downtown", companyName: "Byron Ltd", streetAddress2: "Apt 5" };
    for (const country of ["KR", "JP", "CN", "TW", "HK", "US", "GB", "DE", "FR", "IE", "IT", "BR", "AE", "SG", "XX"])
      for (const stored of [full, latin]) {
        const text = addressLines({ ...stored, country }, "en").join("\n");
        for (const [field, part] of Object.entries(stored))
          if (field !== "country") expect(text, `${country} ${field}`).toContain(part);
      }
  });

  it("is one line where a line is asked for, with or without the name", () => {
    expect(addressLine(SEATTLE, "en")).toBe("Ada Byron, 400 Pine St, Seattle, WA 98101, United States");
    expect(addressLine(SEATTLE, "en", "place")).toBe("400 Pine St, Seattle, WA 98101, United States");
  });
});
