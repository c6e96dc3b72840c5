import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** Migrations before this one were looked at by people. */
const SINCE = "20261127";

/** What the version before this one, which answers beside it during an upgrade, would break on. */
const CONTRACTS: Record<string, RegExp> = {
  "drops a column": /\bdrop\s+column\b/i,
  "drops a table": /\bdrop\s+table\b/i,
  "gives something another name": /\brename\s+(?:to|column)\b/i,
  "asks for a value that older code does not write": /\badd\s+column\b(?![^,"'`;]*\bdefault\b)[^,"'`;]*\bnot\s+null\b/i,
};
/** What keeps whoever writes to a large table waiting for longer than a moment. */
const LOCKS: Record<string, RegExp> = {
  "gives a column another type": /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  "looks through a whole table for nulls": /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
};
const INDEX = /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?\S+\s+on\s+([\w."]+)/gi;

/**
 * What is wrong with a migration, from its text. A contract names the migration that it follows, which has to be of an
 * earlier version: `// contract of 20261120_1200_…`.
 */
function problemsOf(name: string, text: string): string[] {
  const found: string[] = [];
  const follows = /contract of (\d{8}_\d+_\w+)/.exec(text)?.[1];
  if (follows === undefined || follows.slice(0, 8) >= name.slice(0, 8))
    for (const [what, sign] of Object.entries(CONTRACTS)) if (sign.test(text)) found.push(`${name} ${what}`);
  for (const [what, sign] of Object.entries(LOCKS)) if (sign.test(text)) found.push(`${name} ${what}`);
  for (const [, table = ""] of text.matchAll(INDEX)) {
    const isNew = new RegExp(`create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?${table.replaceAll(".", "\\.")}\\b`, "i");
    if (!isNew.test(text)) found.push(`${name} builds an index of ${table} while others wait: buildIndex, outside`);
  }
  return found;
}

/** Name and text of each migration of a file. */
const migrationsOf = (text: string): [string, string][] => {
  const starts = [...text.matchAll(/"(\d{8}_\d+_\w+)":\s*\{/g)];
  return starts.map(({ 1: name = "", index }, i) => [name, text.slice(index, starts[i + 1]?.index)]);
};

describe("migrations", () => {
  it("expand, so that the version before goes on beside them, and keep no large table waiting", () => {
    const files = globSync("services/*/src/**/migrations{.ts,/**/*.ts}", { cwd: root }).filter(
      (f) => !/\.test\./.test(f),
    );
    const all = files.flatMap((file) => migrationsOf(readFileSync(join(root, file), "utf8")));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([name]) => name >= SINCE).flatMap(([name, text]) => problemsOf(name, text))).toEqual([]);
  });

  const NAME = "20261201_1200_commerce_thing";
  it.each([
    ["alter table commerce.account drop column note", "drops a column"],
    ["drop table commerce.account", "drops a table"],
    ["alter table commerce.account rename column note to memo", "another name"],
    ["alter table commerce.account add column height integer not null", "older code does not write"],
    ["alter table commerce.account alter column note type jsonb", "another type"],
    ["alter table commerce.account alter column note set not null", "for nulls"],
    ["create index account_note on commerce.account (note)", "builds an index of commerce.account"],
  ])("that %s are refused", (text, why) => {
    expect(problemsOf(NAME, text).join("\n")).toContain(why);
  });

  it.each([
    "alter table commerce.account add column height integer not null default 0",
    "alter table commerce.account add column height integer",
    "create table commerce.thing (id integer not null); create index thing_id on commerce.thing (id)",
    "// contract of 20261124_1200_commerce_memo\nalter table commerce.account drop column note",
  ])("that %s are taken", (text) => expect(problemsOf(NAME, text)).toEqual([]));
});
