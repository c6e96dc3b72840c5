// reads: packages/build/src/versions
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_VERSION } from "../constants.ts";
import { emptyBuild } from "../empty.ts";
import { paintOfZone, soldPaints } from "../paint.ts";
import { buildToPreset, parseBuild, presetToBuild, readBuild } from "../preset.ts";
import { broughtUp, VERSIONS } from "./index.ts";

const FIXTURES = new URL("./fixtures/", import.meta.url);
const fixtures = readdirSync(FIXTURES)
  .sort()
  .map((file): [number, Record<string, unknown>] => [
    Number(file.slice(0, 3)),
    JSON.parse(readFileSync(new URL(file, FIXTURES), "utf8")),
  ]);

describe("versions of the build document", () => {
  it("count up without a gap to today's", () => {
    expect(VERSIONS.map(({ version }) => version)).toEqual(VERSIONS.map((_, i) => i + 2));
    expect(VERSIONS.at(-1)?.version).toBe(DOCUMENT_VERSION);
    expect(emptyBuild().version).toBe(DOCUMENT_VERSION);
  });

  it.each(fixtures)("%i is read, and nothing of it is lost", (version, stored) => {
    const reading = readBuild(stored);
    if (reading.status !== "ok") throw new Error(JSON.stringify(reading));
    expect(reading.version).toBe(version);
    expect(reading.build).toMatchObject({ ...stored, version: DOCUMENT_VERSION });
    expect(readBuild(JSON.stringify(reading.build))).toEqual({ ...reading, version: DOCUMENT_VERSION });
  });

  it("keep what they do not know on the way up, whichever version it comes from", () => {
    const unknown = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !["version", "paint", "asSold", "__proto__"].includes(key)),
      fc.jsonValue(),
    );
    const paint = fc.dictionary(fc.constantFrom("body", "roof", "hood", "mirrors", "trim"), fc.jsonValue());
    fc.assert(
      fc.property(unknown, paint, fc.integer({ min: 1, max: DOCUMENT_VERSION }), (rest, painted, from) => {
        const before = { ...rest, version: from, paint: painted };
        const after = broughtUp(before, from);
        expect(after).toMatchObject({ ...rest, version: DOCUMENT_VERSION });
        expect(after.paint).toEqual(painted);
        // step by step or at once: the same document
        expect(broughtUp(after, DOCUMENT_VERSION)).toBe(after);
      }),
    );
  });

  it("look as they did: what an old build left as it is sold stays so, what a new one leaves follows", () => {
    const blue = { color: "#5b7d95", finish: "metallic" } as const;
    const sold = soldPaints(["body", "roof", "mirrors", "trim"].map((id) => ({ id, paint: blue })));
    const red = { color: "#c8102e", finish: "solid" };
    const worn = (stored: object, zone: string) => {
      const reading = readBuild(stored);
      return reading.status === "ok" ? paintOfZone(zone, reading.build, sold)?.color : reading.status;
    };
    for (const zone of ["roof", "mirrors"]) {
      expect(worn({ version: 1, paint: { body: red } }, zone)).toBe(blue.color);
      expect(worn({ version: 2, paint: { body: red } }, zone)).toBe(red.color);
      expect(worn({ version: 1, paint: { body: red, [zone]: red } }, zone)).toBe(red.color);
      expect(worn({ version: 1, paint: {} }, zone)).toBe(blue.color);
    }
    expect(worn({ version: 2, paint: { body: red } }, "trim")).toBe(blue.color);
  });
});

describe("reading a build", () => {
  it("tells what is newer from what is broken, and never takes either for empty", () => {
    expect(readBuild({ version: DOCUMENT_VERSION + 1, wings: [] })).toEqual({
      status: "newer",
      version: DOCUMENT_VERSION + 1,
    });
    for (const broken of [
      { paint: 7 },
      { version: 0 },
      { version: "1" },
      { version: 1.5 },
      [],
      "nonsense",
      3,
      { a: 1 },
    ])
      expect(readBuild(broken).status).toBe("broken");
    expect(parseBuild({ version: 99 })).toMatchObject({ ok: false, newer: true });
    expect(parseBuild({ paint: 7 })).not.toHaveProperty("newer");
    for (const empty of [{}, "{}", null]) expect(readBuild(empty)).toMatchObject({ status: "ok", build: emptyBuild() });
  });

  it("of a preset has its version in the setting", () => {
    const { parts, stickers, ...setting } = fixtures[0]?.[1] as {
      parts: Record<string, string>;
      stickers: unknown[];
    };
    const input = {
      partModelUuids: Object.values(parts),
      stickers,
      setting: { ...setting, slots: parts },
    };
    const read = presetToBuild(input, () => []);
    expect(read).toMatchObject({ ok: true, value: { version: DOCUMENT_VERSION, asSold: ["hood", "roof"] } });
    if (read.ok) expect(presetToBuild(buildToPreset(read.value), () => [])).toEqual(read);
    const newer = { ...input, setting: { version: 99, wings: 2 } };
    expect(presetToBuild(newer, () => [])).toMatchObject({ ok: false, newer: true });
  });
});
