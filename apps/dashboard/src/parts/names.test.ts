import { expect, it } from "vitest";
import { goodsName, type NameOf, nameIn } from "./names.ts";

const wheel = { name: "Fold 5", ko: { name: "폴드 5" }, ja: null };

it("names things of the catalog as the room speaks, and as the shop does where nobody translated them", () => {
  expect(nameIn("ko", wheel)).toBe("폴드 5");
  expect(nameIn("ja", wheel)).toBe("Fold 5");
  expect(nameIn("en", wheel)).toBe("Fold 5");
  expect(nameIn("ko", { name: "Fold 5", ko: { name: "" } })).toBe("Fold 5");
});

it("names a line of an order after goods that are no more as it was ordered", () => {
  const nameOf: NameOf = (named) => (named ? nameIn("ko", named) : "");
  expect(goodsName(nameOf, { productName: "Fold 5", variant: { product: wheel } })).toBe("폴드 5");
  expect(goodsName(nameOf, { productName: "Fold 5", variant: null })).toBe("Fold 5");
});
