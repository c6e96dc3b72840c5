import { expect, it } from "vitest";
import type { ShopProduct, ShopVariant, SpecRow } from "../data/shop.ts";
import { comparePath, readSlugs } from "./path.ts";
import { comparedRows } from "./rows.ts";

const row = (slug: string, ...values: string[]): SpecRow => ({ slug, name: slug.toUpperCase(), unit: "MM", values });
const size = (name: string | null, sku: string, rows: SpecRow[], weightKg: number | null = 2): ShopVariant => ({
  id: sku,
  sku,
  name,
  price: { amount: 1, currency: "USD" },
  sale: null,
  stock: 1,
  most: 1,
  weightKg,
  picture: null,
  fit: null,
  rows,
  cars: null,
});
const product = (slug: string, rows: SpecRow[], variants: ShopVariant[]): ShopProduct => ({
  slug,
  name: slug,
  description: "",
  title: "",
  about: "",
  category: { slug: "rim", name: "Wheels" },
  pictures: [],
  alts: {},
  byArea: false,
  gross: true,
  rows,
  cars: [],
  variants,
  delivery: { country: "US", ways: [] },
});
const words = {
  value: (text: string, unit: string | null) => `${text} ${unit}`,
  weight: (kg: number) => `${kg} kg`,
  names: { sizes: "Sizes", weight: "Weight", number: "Number", cars: "Cars", category: "Category" },
};

it("says every fact of every product over all its sizes, and which of them differ", () => {
  const wheel = product(
    "wheel",
    [row("bore", "66")],
    [size("18", "W-18", [row("diameter", "18")]), size("19", "W-19", [row("diameter", "19")], 3)],
  );
  const other = product("other", [row("bore", "66"), row("depth", "5")], [size(null, "O", [])]);
  const rows = comparedRows([wheel, other], words);
  const of = (key: string) => rows.find((one) => one.key === key);
  expect(of("category")).toMatchObject({ cells: ["Wheels", "Wheels"], differs: false });
  expect(of("sizes")).toMatchObject({ cells: ["18, 19", null], differs: true });
  expect(of("diameter")).toMatchObject({ name: "DIAMETER", cells: ["18 MM, 19 MM", null], differs: true });
  expect(of("bore")).toMatchObject({ cells: ["66 MM", "66 MM"], differs: false });
  expect(of("depth")).toMatchObject({ cells: [null, "5 MM"], differs: true });
  expect(of("weight")).toMatchObject({ cells: ["2 kg, 3 kg", "2 kg"], differs: true });
  // no product says anything of cars, so no row does
  expect(of("cars")).toBeUndefined();
});

it("has an address that is read back, of four at most", () => {
  expect(comparePath("/krw", ["a", "b-1"], "vehicle:x y")).toBe("/krw/compare?ids=a,b-1&car=vehicle%3Ax%20y");
  expect(comparePath("/krw", [])).toBe("/krw/compare");
  expect(readSlugs("a,b-1,a,../c,,D,e,f,g")).toEqual(["a", "b-1", "e", "f"]);
  expect(readSlugs(null)).toEqual([]);
});
