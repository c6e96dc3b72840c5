import { isScalarType, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { commerceSchema } from "./schema.ts";

it.each(["Decimal", "PositiveDecimal", "WeightScalar"])("%s is refused beyond what money can be", (name) => {
  const scalar = commerceSchema.getType(name);
  if (!isScalarType(scalar)) throw new Error(`${name} is no scalar.`);
  for (const number of [1e17, 1e20, 1e300, Infinity, Number.NaN, "1e17", "1e400", " ", "0x10zz"])
    expect(() => scalar.coerceInputValue(number), String(number)).toThrow();
  expect(scalar.coerceInputValue(1e9)).toBe(1e9);
  expect(scalar.coerceInputValue("12.34")).toBe(12.34);
  if (name !== "Decimal") expect(() => scalar.coerceInputValue(-1)).toThrow();
});

it("nor is it taken as it stands in a document", () => {
  const document = parse(
    `mutation { orderGrantRefundCreate(id: "x", input: { amount: 1e20, transactionId: "y" }) { errors { code } } }`,
  );
  expect(validate(commerceSchema, document).map(({ message }) => message)).toEqual([
    expect.stringContaining("A number is at most 1000000000."),
  ]);
});
