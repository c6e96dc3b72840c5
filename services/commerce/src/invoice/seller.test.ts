import { readSettings } from "@carloom/settings/server";
import { describe, expect, it } from "vitest";
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

  it("names its number in Japan on invoices with Japan's tax", () => {
    const own = readSettings({ SELLER_NAME: "Byron Ltd", SELLER_JP_NUMBER: "T1234567890123" });
    expect(sellerOf(own, "ja", { tax_country: "JP" }).registration).toBe("登録番号 T1234567890123");
    expect(sellerOf(own, "ja", home).registration).toBe("");
    expect(() => readSettings({ SELLER_JP_NUMBER: "123" })).toThrow(/SELLER_JP_NUMBER/);
  });
});
