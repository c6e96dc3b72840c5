import type { StaffVoucherDetailFragment } from "@carloom/api-client/commerce";
import { expect, it } from "vitest";
import { goodsInput, goodsOf } from "./goods.ts";

const list = (...ids: string[]) => ({ totalCount: ids.length, edges: ids.map((id) => ({ node: { id } })) });
const voucher = (more: object) =>
  ({
    products: list(),
    categories: list(),
    collections: list(),
    variants: { totalCount: 0 },
    ...more,
  }) as unknown as StaffVoucherDetailFragment;

it("shows the goods of one kind, and writes them without those of others", () => {
  expect(goodsOf(null)).toEqual({ kind: "product", picked: [] });
  const goods = goodsOf(voucher({ categories: list("a", "b") }));
  expect(goods).toEqual({ kind: "category", picked: ["a", "b"] });
  expect(goods && goodsInput(goods)).toEqual({ products: [], categories: ["a", "b"], collections: [] });
});

it("leaves alone what it cannot show: several kinds, variants, more than it was told of", () => {
  expect(goodsOf(voucher({ products: list("a"), collections: list("b") }))).toBeNull();
  expect(goodsOf(voucher({ variants: { totalCount: 1 } }))).toBeNull();
  expect(goodsOf(voucher({ products: { ...list("a"), totalCount: 101 } }))).toBeNull();
});
