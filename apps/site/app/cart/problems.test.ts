import { expect, it } from "vitest";
import { byField, problemKey, toldBy } from "./problems.ts";

it("puts problems to the fields of the form, the rest to the form", () => {
  const sorted = byField(
    [
      { field: "city", message: "x", code: "REQUIRED" },
      { field: "city", message: "x", code: "INVALID" },
      { field: "lines", message: "x", code: "INSUFFICIENT_STOCK" },
    ],
    ["city", "country"],
  );
  expect(sorted).toEqual({ fields: { city: "shop.error.REQUIRED" }, form: "shop.error.INSUFFICIENT_STOCK" });
});
it("has a sentence for codes that it does not know", () => {
  expect(problemKey("NEW_CODE")).toBe("shop.error.OTHER");
});
it("leaves the reason to the service where a code has many", () => {
  const message = "This voucher is for other goods than those in this cart.";
  expect(toldBy({ field: "promoCode", message, code: "VOUCHER_NOT_APPLICABLE" })).toBe(message);
  expect(toldBy({ field: "lines", message: "x", code: "INSUFFICIENT_STOCK" })).toBeNull();
});
