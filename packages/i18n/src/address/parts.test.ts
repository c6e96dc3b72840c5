import { expect, it } from "vitest";
import { areaOptions, latinArea, nativeArea } from "./areas.ts";
import { halfWidth, plainPhone, plainPostalCode } from "./half-width.ts";
import { personName } from "./name.ts";

it("writes a person's name in their country's order, and East Asian letters in their own", () => {
  const ada = { firstName: "Ada", lastName: "Byron" };
  expect(personName(ada, "US")).toBe("Ada Byron");
  expect(personName(ada, "DE")).toBe("Ada Byron");
  expect(personName({ firstName: "Min-jun", lastName: "Kim" }, "KR")).toBe("Kim Min-jun");
  expect(personName({ firstName: "서연", lastName: "김" }, "KR")).toBe("김서연");
  expect(personName({ firstName: "서연", lastName: "김" }, "US")).toBe("김서연");
  expect(personName({ firstName: "太郎", lastName: "山田" }, "JP")).toBe("山田 太郎");
  expect(personName({ firstName: "伟", lastName: "王" }, "CN")).toBe("王伟");
  expect(personName({ firstName: "Ada", lastName: "" }, "JP")).toBe("Ada");
});

it("understands what Japanese keyboards write for digits, letters and hyphens", () => {
  expect(halfWidth("太子堂３－１２－１０１")).toBe("太子堂3-12-101");
  expect(halfWidth("３ー１２")).toBe("3-12");
  expect(halfWidth("Ａ棟　２０５号")).toBe("A棟 205号");
  expect(halfWidth("コーポ１０１")).toBe("コーポ101");
  expect(plainPhone("０３－１２３４－５６７８")).toBe("03-1234-5678");
  expect(plainPhone("（０３）１２３４ー５６７８")).toBe("(03)1234-5678");
  expect(plainPostalCode("JP", "〒１５４－０００４")).toBe("154-0004");
  expect(plainPostalCode("JP", "1540004")).toBe("154-0004");
  expect(plainPostalCode("KR", "０３０４５")).toBe("03045");
  expect(plainPostalCode("GB", "ec1y 8sy")).toBe("EC1Y 8SY");
});

it("knows all provinces of Korea and prefectures of Japan, however they are written", () => {
  expect(areaOptions("KR", "ko")).toHaveLength(17);
  expect(areaOptions("JP", "ja")).toHaveLength(47);
  expect(areaOptions("JP", "ko")[12]).toEqual({ value: "東京都", label: "도쿄도" });
  expect(areaOptions("US", "en")).toEqual([]);
  for (const text of ["서울특별시", "서울", "서울시", "Seoul", "seoul", "ソウル特別市"])
    expect(nativeArea("KR", text), text).toBe("서울특별시");
  for (const [text, area] of [
    ["경기", "경기도"],
    ["충북", "충청북도"],
    ["강원도", "강원특별자치도"],
    ["제주", "제주특별자치도"],
  ] as const)
    expect(nativeArea("KR", text)).toBe(area);
  for (const text of ["東京都", "東京", "Tokyo", "도쿄도", "도쿄"]) expect(nativeArea("JP", text), text).toBe("東京都");
  expect(nativeArea("JP", "京都")).toBe("京都府");
  expect(nativeArea("KR", "Atlantis")).toBe("Atlantis");
  expect(latinArea("JP", "大阪府")).toBe("Osaka");
  for (const country of ["KR", "JP"])
    for (const { value } of areaOptions(country, "en"))
      expect(nativeArea(country, latinArea(country, value))).toBe(value);
});
