import { readdirSync, readFileSync } from "node:fs";
import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { commerceSchema } from "../../services/commerce/src/schema.ts";

const FOLDER = new URL("../../packages/api-client/src/documents/commerce/", import.meta.url);

describe("documents of our own clients", () => {
  it("are valid on the commerce endpoint", () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".graphql"));
    const document = parse(files.map((file) => readFileSync(new URL(file, FOLDER), "utf8")).join("\n"));
    expect(document.definitions.length).toBeGreaterThan(20);
    expect(validate(commerceSchema, document).map((error) => error.message)).toEqual([]);
  });

  it.each(["catalogue-edit", "catalogue-goods"])("and so are those of %s, written for Saleor by staff", (name) => {
    const text = readFileSync(new URL(`${name}.graphql`, import.meta.url), "utf8");
    expect(validate(commerceSchema, parse(text)).map((error) => error.message)).toEqual([]);
  });
});
