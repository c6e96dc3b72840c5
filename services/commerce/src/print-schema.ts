/** Writes `schema.graphql`, the printed form of the endpoint: `npm run schema -w @carloom/commerce`. */
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { commerceSchema } from "./schema.ts";

export const SCHEMA_FILE = new URL("../schema.graphql", import.meta.url);

export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(commerceSchema))}\n`;

if (import.meta.main) writeFileSync(SCHEMA_FILE, printedSchema());
