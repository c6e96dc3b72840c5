import { expect, it } from "vitest";
import { unfit } from "./check.ts";

const fit = { version: 150_004, shown: "15.4", reads_only: false, may_create: true };

it("takes PostgreSQL 15 and newer that it may write and make schemas in", () => {
  expect(unfit(fit, "shop at db:5432", "carloom")).toBeNull();
  expect(unfit({ ...fit, version: 180_000, shown: "18.0" }, "shop at db:5432", "carloom")).toBeNull();
});

it("says what is wrong with others", () => {
  const said = (facts: Partial<typeof fit>) => unfit({ ...fit, ...facts }, "shop at db:5432", "carloom");
  expect(said({ version: 140_012, shown: "14.12" })).toMatch(/shop at db:5432 is PostgreSQL 14\.12: 15 or newer/);
  expect(said({ reads_only: true })).toMatch(/replica/);
  expect(said({ may_create: false })).toMatch(/user carloom make schemas/);
});
