import { PartOption } from "@carloom/build";
import { expect, it } from "vitest";
import { sortParts } from "./use-part-order.ts";

const part = (uuid: string, weightKg?: number) => ({
  uuid,
  option: PartOption.parse({
    version: 1,
    model3d: { url: "p.glb", bytes: 1 },
    measures: weightKg === undefined ? {} : { weightKg },
  }),
});
const parts = [part("a", 9), part("b"), part("c", 7), part("d", 9)];
const names = (order: Parameters<typeof sortParts>[1], prices: [string, number][] = []) =>
  sortParts(parts, order, new Map(prices))
    .map(({ uuid }) => uuid)
    .join("");

it("orders parts by price or weight, what has none last, equal ones as the shop has them", () => {
  expect(names("shop")).toBe("abcd");
  expect(names("weight")).toBe("cadb");
  expect(
    names("price", [
      ["d", 100],
      ["b", 50],
    ]),
  ).toBe("bdac");
});
