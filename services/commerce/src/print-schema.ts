/** Writes `schema.graphql`, the printed form of the endpoint: `npm run schema -w @carloom/commerce`. */
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { commerceSchema } from "./schema.ts";

export const SCHEMA_FILE = new URL("../schema.graphql", import.meta.url);

const LINE_WIDTH = 120;

/** One argument a line where a field is too long for one. */
function wrap(line: string): string {
  const field = /^( *)(\w+)\((.*)\)(: .*)$/.exec(line);
  if (!field || line.length <= LINE_WIDTH) return line;
  const [, indent = "", name = "", args = "", type = ""] = field;
  return [`${indent}${name}(`, ...args.split(", ").map((arg) => `${indent}  ${arg}`), `${indent})${type}`].join("\n");
}

/** The schema as text, laid out as the repository's formatter lays it out. */
export function printedSchema(): string {
  const text = printSchema(lexicographicSortSchema(commerceSchema));
  const lines = text.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""').split("\n");
  return `${lines.map(wrap).join("\n")}\n`;
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, printedSchema());
