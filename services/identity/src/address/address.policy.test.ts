import { describe, expect, it } from "vitest";
import { checkAddress } from "./address.policy.ts";
import { areasOf, rulesOf } from "./address.rules.ts";

const person = { firstName: "A", lastName: "B", streetAddress1: "1 Road", city: "Town" };
const codes = (draft: object) => {
  const read = checkAddress(draft);
  return read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);
};

describe("addresses", () => {
  it("hold what their country asks for", () => {
    expect(codes({ ...person, country: "DE", postalCode: "10119" })).toEqual([]);
    expect(codes({ ...person, country: "DE", postalCode: "1011" })).toEqual(["postalCode INVALID"]);
    expect(codes({ ...person, country: "US", postalCode: "95014" })).toEqual(["countryArea REQUIRED"]);
    expect(codes({ ...person, country: "JP", city: "", countryArea: "東京都", postalCode: "154-0023" })).toEqual([]);
    expect(codes({ ...person, country: "GB", postalCode: "ec1y 8sy" })).toEqual([]);
    expect(codes({ ...person, country: "IS" })).toEqual([]);
    expect(codes({})).toEqual(["country REQUIRED", "firstName REQUIRED", "streetAddress1 REQUIRED", "city REQUIRED"]);
    expect(codes({ companyName: "Firm", streetAddress1: "1", city: "B", country: "IE" })).toEqual([]);
  });

  it("are asked for in the order in which the country writes them", () => {
    const order = (country: string) => rulesOf(country).allowed.filter((field) => !/Name|phone|2/.test(field));
    expect(order("DE")).toEqual(["streetAddress1", "postalCode", "city"]);
    expect(order("US")).toEqual(["streetAddress1", "city", "countryArea", "postalCode"]);
    expect(order("JP")).toEqual(["postalCode", "countryArea", "streetAddress1"]);
    expect(order("KR")).toEqual(["countryArea", "city", "cityArea", "streetAddress1", "postalCode"]);
    expect(areasOf("US")).toContainEqual({ raw: "CA", verbose: "California" });
    expect(areasOf("JP")).toContainEqual({ raw: "東京都", verbose: "東京都" });
    expect(areasOf("KR")).toContainEqual({ raw: "서울특별시", verbose: "서울특별시" });
    expect(areasOf("DE")).toEqual([]);
  });

  it("are kept in plain digits and hyphens, however a keyboard of Japan writes them", () => {
    const read = checkAddress({
      lastName: "山田",
      companyName: "株式会社Ａ",
      countryArea: "東京都",
      streetAddress1: "太子堂３－１２－１０１",
      postalCode: "〒１５４ー０００４",
      phone: "０３－１２３４－５６７８",
      country: "JP",
    });
    expect(read.ok && read.address).toMatchObject({
      companyName: "株式会社Ａ",
      streetAddress1: "太子堂3-12-101",
      postalCode: "154-0004",
      phone: "03-1234-5678",
    });
  });

  it("hold no control characters, no novels and no half phones", () => {
    const read = checkAddress({ ...person, firstName: " Ada\r\nBcc: x ", country: "IS" });
    expect(read.ok && read.address.firstName).toBe("Ada Bcc: x");
    const turned = checkAddress({ ...person, lastName: "\u202enuarB\u202c", city: "Town\u2067", country: "IS" });
    expect(turned.ok && [turned.address.lastName, turned.address.city]).toEqual(["nuarB", "Town"]);
    expect(codes({ ...person, city: "x".repeat(257), country: "IS" })).toEqual(["city INVALID"]);
    expect(codes({ ...person, phone: "call me", country: "IS" })).toEqual(["phone INVALID"]);
  });
});
