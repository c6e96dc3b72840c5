import type { AddressFieldsFragment } from "@carloom/api-client/commerce";
import { describe, expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const address = (fields: Partial<AddressFieldsFragment>, code: string): AddressFieldsFragment => ({
  id: "1",
  firstName: "",
  lastName: "",
  companyName: "",
  streetAddress1: "",
  streetAddress2: "",
  city: "",
  cityArea: "",
  postalCode: "",
  countryArea: "",
  phone: null,
  country: { code, country: "" },
  ...fields,
});

describe("an address", () => {
  it("is written as its country writes it", () => {
    const german = {
      firstName: "Ada",
      lastName: "Byron",
      streetAddress1: "Torstr. 1",
      city: "Berlin",
      postalCode: "10119",
    };
    expect(addressLines(address(german, "DE"), "en")).toEqual(["Ada Byron", "Torstr. 1", "10119 Berlin", "Germany"]);
    const korean = {
      firstName: "서연",
      lastName: "김",
      streetAddress1: "세종대로 110",
      streetAddress2: "3층",
      city: "중구",
      countryArea: "서울특별시",
      postalCode: "04524",
    };
    expect(addressLines(address(korean, "KR"), "ko")).toEqual([
      "서울특별시 중구",
      "세종대로 110",
      "3층",
      "김서연",
      "04524",
      "대한민국",
    ]);
  });

  it("keeps a city where the country's form has no place for one", () => {
    const tokyo = { streetAddress1: "太子堂1-2-3", city: "世田谷区", countryArea: "東京都", postalCode: "154-0023" };
    expect(addressLines(address(tokyo, "JP"), "ja")).toEqual([
      "〒154-0023",
      "東京都",
      "世田谷区",
      "太子堂1-2-3",
      "日本",
    ]);
  });
});
