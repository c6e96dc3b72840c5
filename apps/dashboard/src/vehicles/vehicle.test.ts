import { expect, it } from "vitest";
import { givenOf, inputOf, isWrong } from "./vehicle.ts";

const WHOLE = {
  ...givenOf(null),
  make: " Honda ",
  model: "Civic",
  yearFrom: "2022",
  boltCount: "5",
  boltPcd: "114.3",
  centreBore: "64.1",
  diameterMin: "16",
  diameterMax: "19",
  widthMin: "7",
  widthMax: "9",
  offsetMin: "-5",
  offsetMax: "55",
};

it("becomes what is saved as soon as it is whole, with an open end where none was typed", () => {
  expect(inputOf(WHOLE, null)).toMatchObject({
    slug: null,
    make: "Honda",
    yearTo: null,
    boltPcd: 114.3,
    offsetMin: -5,
  });
  expect(inputOf({ ...WHOLE, yearTo: "2026" }, "honda-civic-2022")).toMatchObject({
    slug: "honda-civic-2022",
    yearTo: 2026,
  });
});

it.each([
  ["boltCount", "4.5"],
  ["yearFrom", "soon"],
  ["centreBore", "64 mm"],
] as const)("is not saved while %s is %s, and says so", (name, text) => {
  const given = { ...WHOLE, [name]: text };
  expect([inputOf(given, null), isWrong(given, name)]).toEqual([null, true]);
});

it("is not saved without a name or a measure", () => {
  expect(inputOf({ ...WHOLE, make: " " }, null)).toBeNull();
  expect(inputOf({ ...WHOLE, widthMax: "" }, null)).toBeNull();
});
