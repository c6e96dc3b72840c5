// reads: packages/build/src/versions/manifest
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MANIFEST_VERSION } from "../../constants.ts";
import { Manifest } from "../../manifest.ts";
import { manifestFrom, parseManifest, readManifest } from "../../read-manifest.ts";
import { readSentManifest } from "../../sent-manifest.ts";
import { fieldsOf, namedBy } from "../../testing/forms.ts";
import { broughtUpBy } from "../line.ts";
import { MANIFEST_VERSIONS } from "./index.ts";

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

describe("versions of the manifest", () => {
  const versions = Array.from({ length: MANIFEST_VERSION }, (_, i) => i + 1);

  it("count up without a gap to today's, and each has a fixture and a form", () => {
    expect([1, ...MANIFEST_VERSIONS.map(({ version }) => version)]).toEqual(versions);
    expect(fixtures.map(([version]) => version)).toEqual(versions);
    expect(filed("forms").map(([version]) => version)).toEqual(versions);
  });

  it("have one form each: a changed form is a new version (see index.ts), never a change of a filed one", () => {
    expect(z.toJSONSchema(Manifest, { io: "input" })).toEqual(filed("forms").at(-1)?.[1]);
  });

  it("are read with every field that there is", () => {
    const named = new Set(namedBy(today));
    expect(fieldsOf(z.toJSONSchema(Manifest, { io: "input" })).filter((field) => !named.has(field))).toEqual([]);
  });

  it.each(fixtures)("%i is read, and nothing of it is lost", (version, stored) => {
    const reading = readManifest(stored);
    if (reading.status !== "ok") throw new Error(JSON.stringify(reading));
    expect(reading.version).toBe(version);
    expect(reading.value).toMatchObject({ ...stored, version: MANIFEST_VERSION });
    expect(readManifest(JSON.stringify(stored))).toEqual(reading);
    expect(readManifest(reading.value)).toEqual({ ...reading, version: MANIFEST_VERSION });
    expect(readSentManifest(stored)).toEqual(reading);
  });

  it("keep what they do not know on the way up, whichever version it comes from", () => {
    const unknown = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !(key in today) && key !== "__proto__"),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(unknown, fc.constantFrom(...fixtures), (rest, [from, stored]) => {
        expect(broughtUpBy(MANIFEST_VERSIONS, { ...rest, ...stored }, from)).toMatchObject({
          ...rest,
          ...stored,
          version: MANIFEST_VERSION,
        });
      }),
    );
  });
});

describe("reading a manifest", () => {
  it("tells what is newer from what is broken, and never takes either for an empty one", () => {
    const newer = { ...today, version: MANIFEST_VERSION + 1, wings: [] };
    for (const read of [readManifest, readSentManifest])
      expect(read(newer)).toEqual({ status: "newer", version: MANIFEST_VERSION + 1 });
    expect(parseManifest(newer)).toMatchObject({ ok: false, newer: true });
    expect(() => manifestFrom(newer)).toThrow(/newer/);
    for (const broken of [
      { ...today, slots: 7 },
      { ...today, wings: [] },
    ]) {
      expect(readManifest(broken).status).toBe("broken");
      expect(parseManifest(broken)).not.toHaveProperty("newer");
      expect(() => manifestFrom(broken)).toThrow();
    }
    for (const nothing of [null, undefined, {}, [], 3, { ...today, version: "1" }, { ...today, version: 0 }])
      for (const read of [readManifest, readSentManifest]) expect(read(nothing).status).toBe("broken");
    for (const text of ["nonsense", "{}", "null"]) expect(readManifest(text).status).toBe("broken");
  });
});
