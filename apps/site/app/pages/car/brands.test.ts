import { describe, expect, it } from "vitest";
import { brandChoices, brandOf, matching } from "./brands.ts";

const cars = [
  { brand: "Halden", title: "Halden GT" },
  { brand: "BMW", title: "M2" },
  { brand: "bmw", title: "Isetta" },
  { brand: "Avro", title: "Arrow" },
];

const counted = [
  { brand: "HALDEN", count: 1 },
  { brand: "bmw ", count: 2 },
  { brand: "AVRO", count: 1 },
];

describe("brandChoices", () => {
  it("has the specification's brands first, in its spelling, then the catalogue's own", () => {
    expect(brandChoices(counted, 4)).toEqual([
      { brand: "ALL", count: 4 },
      { brand: "BMW", count: 2 },
      { brand: "BENZ", count: 0 },
      { brand: "FERARRI", count: 0 },
      { brand: "HYUNDAI", count: 0 },
      { brand: "KIA", count: 0 },
      { brand: "TOYOTA", count: 0 },
      { brand: "AVRO", count: 1 },
      { brand: "HALDEN", count: 1 },
    ]);
  });
});

describe("brandOf", () => {
  const choices = brandChoices(counted, 4);
  it("reads an address without regard to case; what cannot be chosen is ALL", () => {
    expect(brandOf("bmw", choices)).toBe("BMW");
    expect(brandOf("KIA", choices)).toBe("ALL");
    expect(brandOf("<b>", choices)).toBe("ALL");
    expect(brandOf(null, choices)).toBe("ALL");
  });
});

describe("matching", () => {
  it("takes brand and every word of the search", () => {
    expect(matching(cars, "BMW", "").map(({ title }) => title)).toEqual(["M2", "Isetta"]);
    expect(matching(cars, "ALL", "gt hal").map(({ title }) => title)).toEqual(["Halden GT"]);
    expect(matching(cars, "ALL", "ＧＴ").map(({ title }) => title)).toEqual(["Halden GT"]);
    expect(matching(cars, "ALL", "zzz")).toEqual([]);
  });
});
