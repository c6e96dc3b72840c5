import { lexicographicSortSchema, printSchema } from "graphql";
import { expect, it } from "vitest";
import { aiSchema } from "./index.ts";

it("has the committed schema (update with vitest -u)", async () => {
  await expect(`${printSchema(lexicographicSortSchema(aiSchema))}\n`).toMatchFileSnapshot("../schema.graphql");
});
