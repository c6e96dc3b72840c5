import { buildSchema, lexicographicSortSchema, printSchema } from "graphql";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createAssistSchema, threedSchema } from "./schema.ts";

const sorted = (schema: Parameters<typeof printSchema>[0]) => `${printSchema(lexicographicSortSchema(schema))}\n`;

describe("schema of the 3D service", () => {
  it("is the committed one (update with vitest -u)", async () => {
    await expect(sorted(threedSchema)).toMatchFileSnapshot("../schema.graphql");
  });

  it("is exactly what the clients were generated from", () => {
    const contract = join(import.meta.dirname, "../../../packages/api-client/contract/threed.graphql");
    expect(sorted(threedSchema)).toBe(sorted(buildSchema(readFileSync(contract, "utf8"))));
  });

  it("has chat and translation alone for the ai endpoint", () => {
    expect(Object.keys(createAssistSchema().getQueryType()?.getFields() ?? {})).toEqual(["aiChat", "translateText"]);
    expect(createAssistSchema().getMutationType()).toBeUndefined();
  });
});
