/** Writes `schema.graphql`, the printed form of the endpoint: `npm run schema -w @carloom/commerce`. */
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { commerceSchema } from "./schema.ts";

export const SCHEMA_FILE = new URL("../schema.graphql", import.meta.url);

const LINE_WIDTH = 120;

/** Where a line is too long for one: one type of a union a line, a directive behind its field, one argument a line. */
function wrap(line: string): string {
  if (line.length <= LINE_WIDTH) return line;
  const union = /^(union \w+ =) (.*)$/.exec(line);
  if (union) return [union[1], ...(union[2] ?? "").split(" | ").map((type) => `  | ${type}`)].join("\n");
  const directed = /^( *)(.*?) (@deprecated\(.*)$/.exec(line);
  if (directed) return `${wrap(`${directed[1]}${directed[2]}`)}\n${directed[1]}  ${directed[3]}`;
  const field = /^( *)(\w+)\((.*)\)(: .*)$/.exec(line);
  if (!field) return line;
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
