import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import * as order from "../pages/order/documents.ts";
import * as wishlist from "./documents.ts";

const schema = buildSchema(
  readFileSync(new URL("../../../../services/commerce/schema.graphql", import.meta.url), "utf8"),
);

it("writes operations that the commerce endpoint has, each under its own name", () => {
  const documents = [...Object.values(wishlist), ...Object.values(order)];
  for (const { operationName, kind, text } of documents) {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    expect(text.startsWith(`${kind} ${operationName}`)).toBe(true);
  }
  expect(new Set(documents.map(({ operationName }) => operationName)).size).toBe(documents.length);
});
