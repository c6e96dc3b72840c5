import { readSettings } from "@carloom/settings/server";
import { describe, expect, it } from "vitest";
import { NOTICES } from "@carloom/i18n/notices";
import { ownOf } from "./notices.ts";
import { DEMO_SELLER, sellerOf } from "./seller.ts";

const home = { tax_country: "KR" };

describe("the seller of an invoice", () => {
  it("is the demonstration's company, as the pages show it, where no setting says whose invoices they are", () => {
    for (const language of ["en", "ko", "ja"] as const) {
      expect(sellerOf(readSettings({}), language, home)).toMatchObject(DEMO_SELLER[language]);
      expect(DEMO_SELLER[language].registration).toContain("000-00-00000");
    }
  });

  it("is what the settings say otherwise, and nothing of the demonstration beside it", () => {
    const own = readSettings({ SELLER_NAME: "Byron Ltd", SELLER_ADDRESS: "1 Mill Rd | Bath" });
    expect(sellerOf(own, "ko", home)).toMatchObject({
      name: "Byron Ltd",
      address: ["1 Mill Rd", "Bath"],
      registration: "",
    });
  });

  it("is who the owner wrote under Settings before anything that the operator set", () => {
    const set = readSettings({ SELLER_NAME: "Byron Ltd", SELLER_ADDRESS: "1 Mill Rd", SELLER_REGISTRATION: "VAT 1" });
    const notice = {
      ...NOTICES.ko,
      name: "주식회사 바퀴",
      headOffice: "부산 1",
      registration: "123-45-67890",
      email: "hi@bakwi.example",
    };
    expect(sellerOf(set, "ko", home, notice)).toEqual({
      name: "주식회사 바퀴",
      address: ["부산 1"],
      registration: "사업자등록번호 123-45-67890",
      email: "hi@bakwi.example",
    });
    const japan = { ...notice, registration: "VAT DE1", jpNumber: "T1234567890123" };
    expect(sellerOf(set, "ja", { tax_country: "JP" }, japan).registration).toBe("VAT DE1 · 登録番号 T1234567890123");
    expect(sellerOf(set, "ja", home, japan).registration).toBe("VAT DE1");
  });

  it("stays what the settings say where the owner wrote no name and address, and line by line where they wrote those", () => {
    const set = readSettings({
      SELLER_NAME: "Byron Ltd",
      SELLER_ADDRESS: "1 Mill Rd",
      SELLER_REGISTRATION: "VAT 1",
      CONTACT_EMAIL: "us@byron.example",
    });
    const wrote = (texts: Record<string, string>) => sellerOf(set, "en", home, ownOf({ body: { texts } }));
    const byron = { name: "Byron Ltd", address: ["1 Mill Rd"], registration: "VAT 1", email: "us@byron.example" };
    expect(wrote({ phone: "+44 1" })).toEqual(byron);
    expect(wrote({ name: "Wheels Ltd" })).toEqual(byron);
    const named = { name: "Wheels Ltd", headOffice: "2 Mill Rd" };
    expect(wrote(named)).toEqual({ ...byron, name: "Wheels Ltd", address: ["2 Mill Rd"] });
    expect(wrote({ ...named, registration: "" }).registration).toBe("");
  });

  it("names its number in Japan on invoices with Japan's tax", () => {
    const own = readSettings({ SELLER_NAME: "Byron Ltd", SELLER_JP_NUMBER: "T1234567890123" });
    expect(sellerOf(own, "ja", { tax_country: "JP" }).registration).toBe("登録番号 T1234567890123");
    expect(sellerOf(own, "ja", home).registration).toBe("");
    expect(() => readSettings({ SELLER_JP_NUMBER: "123" })).toThrow(/SELLER_JP_NUMBER/);
  });
});
