// reads: packages/build/src/versions/part
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PART_VERSION } from "../../constants.ts";
import { PartOption } from "../../manifest.ts";
import { readPart } from "../../read-part.ts";
import { readSentPart } from "../../sent-part.ts";
import { fieldsOf, namedBy } from "../../testing/forms.ts";
import { broughtUpBy } from "../line.ts";
import { PART_VERSIONS } from "./index.ts";

type Json = Record<string, unknown>;
const filed = (folder: string) =>
  readdirSync(new URL(`./${folder}/`, import.meta.url))
    .sort()
    .map((file): [number, Json] => [
      Number(file.slice(0, 3)),
      JSON.parse(readFileSync(new URL(`./${folder}/${file}`, import.meta.url), "utf8")),
    ]);
const fixtures = filed("fixtures");
const today = fixtures.at(-1)?.[1] ?? {};

describe("versions of a part's option", () => {
  const versions = Array.from({ length: PART_VERSION }, (_, i) => i + 1);

  it("count up without a gap to today's, and each has a fixture and a form", () => {
    expect([1, ...PART_VERSIONS.map(({ version }) => version)]).toEqual(versions);
    expect(fixtures.map(([version]) => version)).toEqual(versions);
    expect(filed("forms").map(([version]) => version)).toEqual(versions);
  });

  it("have one form each: a changed form is a new version (see index.ts), never a change of a filed one", () => {
    expect(z.toJSONSchema(PartOption, { io: "input" })).toEqual(filed("forms").at(-1)?.[1]);
  });

  it("are read with every field that there is", () => {
    const named = new Set(namedBy(today));
    expect(fieldsOf(z.toJSONSchema(PartOption, { io: "input" })).filter((field) => !named.has(field))).toEqual([]);
  });

  it.each(fixtures)("%i is read, and nothing of it is lost", (version, stored) => {
    const reading = readPart(stored);
    if (reading.status !== "ok") throw new Error(JSON.stringify(reading));
    expect(reading.version).toBe(version);
    expect(reading.value).toMatchObject({ ...stored, version: PART_VERSION });
    expect(readPart(JSON.stringify(stored))).toEqual(reading);
    expect(readSentPart(stored)).toEqual(reading);
  });

  it("keep what they do not know on the way up, whichever version it comes from", () => {
    const unknown = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !(key in today) && key !== "__proto__"),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(unknown, fc.constantFrom(...fixtures), (rest, [from, stored]) => {
        const up = broughtUpBy(PART_VERSIONS, { ...rest, ...stored }, from);
        expect(up).toMatchObject({ ...rest, ...stored, version: PART_VERSION });
      }),
    );
  });
});

it("a part's option that is newer is told from one that is broken", () => {
  const newer = { ...today, version: PART_VERSION + 1, wings: [] };
  for (const read of [readPart, readSentPart])
    expect(read(newer)).toEqual({ status: "newer", version: PART_VERSION + 1 });
  for (const broken of [
    { ...today, wings: [] },
    { ...today, conflicts: 7 },
  ])
    expect(readPart(broken).status).toBe("broken");
  for (const nothing of [null, undefined, {}, [], 3, { ...today, version: "1" }, { ...today, version: 0 }])
    for (const read of [readPart, readSentPart]) expect(read(nothing).status).toBe("broken");
});
