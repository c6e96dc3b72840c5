// reads: packages/build/src/versions
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { type Line, type Reading, readOf } from "../versions/line.ts";
import type { Stored, Version } from "../versions/version.ts";

const VERSIONS = new URL("../versions/", import.meta.url);

/** Documents that lie in a folder of `versions/`, by version. */
export const filed = (folder: string): Map<number, Stored> =>
  new Map(
    readdirSync(new URL(`${folder}/`, VERSIONS))
      .sort()
      .map((file) => [
        Number(file.slice(0, 3)),
        JSON.parse(readFileSync(new URL(`${folder}/${file}`, VERSIONS), "utf8")) as Stored,
      ]),
  );

/**
 * The reader that code of an earlier version had: with its changes alone, and its form as it was filed.
 *
 * @param changes all of the line's, today's too
 */
export function readerOf(
  today: number,
  changes: readonly Version[],
  form: Stored,
): (stored: unknown) => Reading<Stored> {
  const schema = z.fromJSONSchema(form as Parameters<typeof z.fromJSONSchema>[0]);
  const line: Line<Stored> = {
    name: "A document",
    today,
    versions: changes.filter(({ version }) => version <= today),
    check(stored) {
      const result = schema.safeParse(stored);
      return result.success ? { ok: true, value: result.data as Stored } : { ok: false, message: result.error.message };
    },
  };
  return (stored) => readOf(line, stored);
}
