import { describe, expect, it } from "vitest";
import { mergedMessages } from "../merge.ts";
import { LANGUAGES } from "../languages.ts";
import { addressErrorKey, addressForm } from "./form.ts";

const order = (country: string) => addressForm(country, "en").map(({ name }) => name);
const field = (country: string, name: string, language = "en", held = {}) => {
  const found = addressForm(country, language, held).find((one) => one.name === name);
  if (!found) throw new Error(`${country} has no ${name}.`);
  return found;
};

describe("the form of an address", () => {
  it("asks in the country's order, and for the postal code first where people begin with it", () => {
    const west = ["firstName", "lastName", "companyName", "streetAddress1", "streetAddress2"];
    expect(order("US")).toEqual([...west, "city", "countryArea", "postalCode", "phone"]);
    expect(order("DE")).toEqual([...west, "postalCode", "city", "phone"]);
    const east = ["lastName", "firstName", "companyName", "postalCode", "countryArea", "city"];
    expect(order("JP")).toEqual([...east, "streetAddress1", "streetAddress2", "phone"]);
    expect(order("KR")).toEqual([...east, "streetAddress1", "streetAddress2", "phone"]);
  });

  it("lists provinces and prefectures in the reader's language, and finds the one that was written freely", () => {
    expect(field("KR", "countryArea", "ko").options).toHaveLength(17);
    expect(field("JP", "countryArea", "ko").options).toContainEqual({ value: "東京都", label: "도쿄도" });
    expect(field("US", "countryArea").options).toBe("service");
    expect(field("PL", "city").options).toBeNull();
    expect(field("KR", "countryArea", "en", { countryArea: "Seoul" }).value).toBe("서울특별시");
  });

  it("shows what an address holds besides its country's fields", () => {
    expect(addressForm("DE", "en", { cityArea: "Mitte" }).map(({ name }) => name)).toContain("cityArea");
  });

  it("makes full-width digits and hyphens plain, and knows a whole postal code", () => {
    const code = field("JP", "postalCode");
    expect(code.tidy("〒１５４－０００４")).toBe("154-0004");
    expect(code.leads?.("１５４－０００４")).toBe(true);
    expect(code.leads?.("154-000")).toBe(false);
    expect(field("US", "postalCode").leads).toBeNull();
    expect(field("JP", "streetAddress1").tidy("太子堂３－１２")).toBe("太子堂3-12");
    expect(field("JP", "phone").tidy("０９０－１２３４－５６７８")).toBe("090-1234-5678");
    expect(field("JP", "companyName").tidy("株式会社Ａ")).toBe("株式会社Ａ");
  });

  it("has a name for every field in every language, and an error that shows the pattern", () => {
    for (const language of LANGUAGES) {
      const messages = mergedMessages(language);
      for (const country of ["US", "KR", "JP", "DE", "AE", "HK", "TW", "CN", "BR", "IE", "XX"])
        for (const { label } of addressForm(country, language, { cityArea: "x", countryArea: "y" }))
          expect(messages[label], `${country} ${label}`).toBeTruthy();
      expect(messages[addressErrorKey("postalCode", "INVALID") ?? ""]).toContain("{example}");
    }
    expect(addressErrorKey("city", "INVALID")).toBeNull();
  });
});
