import { describe, expect, it } from "vitest";
import { floorProblems } from "./floors.ts";

const house = (...arrows: [string, string][]) => {
  const imports = new Map<string, string[]>();
  for (const [from, to] of arrows)
    imports.set(`services/shop/src/${from}`, [
      ...(imports.get(`services/shop/src/${from}`) ?? []),
      `services/shop/src/${to}`,
    ]);
  return floorProblems(imports);
};

describe("floors", () => {
  it("are there where each folder stands above all that it imports", () => {
    expect(house(["order/a.ts", "stock/a.ts"], ["order/a.ts", "order/b.ts"], ["index.ts", "order/b.ts"])).toEqual([]);
  });

  it("are broken by two folders that import each other, though no file does", () => {
    expect(house(["order/a.ts", "stock/a.ts"], ["stock/b.ts", "order/b.ts"])).toEqual([
      "services/shop/src: an arrow runs back up in order → stock → order " +
        "(services/shop/src/order/a.ts → services/shop/src/stock/a.ts; services/shop/src/stock/b.ts → services/shop/src/order/b.ts)",
    ]);
  });

  it("are broken over three, by a file beside folders, and deeper down", () => {
    const three: [string, string][] = [
      ["a/1.ts", "b/1.ts"],
      ["b/2.ts", "c/1.ts"],
      ["c/2.ts", "a/2.ts"],
    ];
    expect(house(...three)).toHaveLength(1);
    expect(house(["jobs.ts", "chat/a.ts"], ["chat/b.ts", "jobs.ts"])).toHaveLength(1);
    expect(house(["order/edit/a.ts", "order/b.ts"], ["order/c.ts", "order/edit/d.ts"])).toEqual([]);
    expect(house(["order/edit/a.ts", "order/b.ts"], ["order/b.ts", "order/edit/d.ts"])).toEqual([
      expect.stringContaining("services/shop/src/order: "),
    ]);
  });
});
