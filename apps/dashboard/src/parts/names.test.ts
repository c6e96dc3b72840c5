import { expect, it } from "vitest";
import { goodsName, type NameOf, nameIn, sizeName } from "./names.ts";

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

it("names the size of a line alike, and none where it has only its product's name", () => {
  const nameOf: NameOf = (named) => (named ? nameIn("ko", named) : "");
  const size = { name: "19 in", ko: { name: "19인치" }, product: wheel };
  expect(sizeName(nameOf, { productName: "Fold 5", variantName: "19 in", variant: size })).toBe("19인치");
  expect(sizeName(nameOf, { productName: "Fold 5", variantName: "19 in", variant: null })).toBe("19 in");
  expect(sizeName(nameOf, { productName: "Fold 5", variantName: "Fold 5", variant: size })).toBe("");
});
