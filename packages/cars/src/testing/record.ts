import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What cars are compared by, kept beside the tests: a record and three pictures each. */
export const REFERENCES = join(import.meta.dirname, "references");

/** Set after a change that somebody looked at: the suite then writes what it otherwise compares by. */
export const WRITING = process.env.CARS_LOOKED_AT === "1";

/** SHA-256 of a car's whole file, and the unrest of its highlights by view. */
export type CarRecord = { sha256: string; unrest: Record<string, number> };

const fileOf = (slug: string) => join(REFERENCES, `${slug}.json`);

/** The kept record; with {@link WRITING} the given one is kept first. */
export function keptRecord(slug: string, now: CarRecord): CarRecord {
  if (WRITING) {
    mkdirSync(REFERENCES, { recursive: true });
    writeFileSync(fileOf(slug), `${JSON.stringify(now, null, 2)}\n`);
  }
  return JSON.parse(readFileSync(fileOf(slug), "utf8")) as CarRecord;
}

/** Every car that has a record, with its file's SHA-256. */
export const keptFiles = (): Map<string, string> =>
  new Map(
    readdirSync(REFERENCES)
      .filter((name) => name.endsWith(".json") && name !== DIGESTS)
      .map((name) => name.slice(0, -5))
      .map((slug) => [slug, (JSON.parse(readFileSync(fileOf(slug), "utf8")) as CarRecord).sha256]),
  );

/** A digest of all generated files by car and part. */
const DIGESTS = "catalogue.json";

/** The kept digests; with {@link WRITING} the given ones are kept first. */
export function keptDigests(now: Readonly<Record<string, string>>): Record<string, string> {
  const file = join(REFERENCES, DIGESTS);
  if (WRITING) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
