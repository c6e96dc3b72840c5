// reads: packages/build/src/versions
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DOCUMENT_VERSION, MANIFEST_VERSION, PART_VERSION, VINYL_VERSION } from "../constants.ts";
import { BuildDocument } from "../document.ts";
import { Manifest, PartOption } from "../manifest.ts";
import { type PlateForm, plateFault } from "../plate.ts";
import { readBuild } from "../preset.ts";
import { readManifest } from "../read-manifest.ts";
import { readPart } from "../read-part.ts";
import { filed, readerOf } from "../testing/filed.ts";
import { fieldsOf, namedBy } from "../testing/forms.ts";
import { ofForm } from "../testing/of-form.ts";
import { readVinyl, VinylContent } from "../vinyl/index.ts";
import { VERSIONS } from "./index.ts";
import type { Reading } from "./line.ts";
import { MANIFEST_VERSIONS } from "./manifest/index.ts";
import { PART_VERSIONS } from "./part/index.ts";
import type { Stored, Version } from "./version.ts";

/** Random documents for each version. */
const TIMES = process.env.TEST_LONG ? 10 : 4;

/** A kind of document that is stored for long. */
type Kind = {
  name: string;
  folder: string;
  today: number;
  changes: readonly Version[];
  schema: z.ZodType;
  /** What the code of today reads it with. */
  read: (stored: unknown) => Reading<unknown>;
  /** A document that the form lets in, as the rules that no form can say let it in too. */
  mended: (document: never) => unknown;
  /** How its form is written down. */
  reused: "ref" | "inline";
};

type Build = { stickers?: { rotation: number[] }[]; plate?: { form: PlateForm; text?: string } };
type Vinyl = { pieces: { mask?: { piece: number } }[] };

const KINDS: Kind[] = [
  {
    name: "builds",
    folder: ".",
    today: DOCUMENT_VERSION,
    changes: VERSIONS,
    schema: BuildDocument,
    read(stored) {
      const reading = readBuild(stored);
      return reading.status === "ok" ? { status: "ok", value: reading.build, version: reading.version } : reading;
    },
    mended({ stickers, plate, ...rest }: Build) {
      const told = plate?.text !== undefined && plateFault(plate.form, plate.text) ? { form: plate.form } : plate;
      return {
        ...rest,
        ...(stickers && { stickers: stickers.map((one) => ({ ...one, rotation: [0, 0.6, 0, 0.8] })) }),
        ...(told && { plate: told }),
      };
    },
    reused: "ref",
  },
  {
    name: "vinyls",
    folder: "./vinyl",
    today: VINYL_VERSION,
    // stored under the hash of what it says: it stays of the version that it was made in
    changes: [],
    schema: VinylContent,
    read(stored) {
      const reading = readVinyl(stored);
      if (reading.ok) return { status: "ok", value: reading.value, version: reading.value.version };
      const { version } = stored as { version: number };
      return reading.newer ? { status: "newer", version } : { status: "broken", message: reading.message };
    },
    mended: ({ pieces, ...rest }: Vinyl) => ({
      ...rest,
      pieces: pieces.map(({ mask, ...piece }, i) => ({
        ...piece,
        ...(mask && pieces.length > 1 && { mask: { ...mask, piece: (i + 1) % pieces.length } }),
      })),
    }),
    reused: "ref",
  },
  {
    name: "manifests",
    folder: "./manifest",
    today: MANIFEST_VERSION,
    changes: MANIFEST_VERSIONS,
    schema: Manifest,
    read: readManifest,
    mended: (manifest) => manifest,
    reused: "inline",
  },
  {
    name: "options of parts",
    folder: "./part",
    today: PART_VERSION,
    changes: PART_VERSIONS,
    schema: PartOption,
    read: readPart,
    mended: (option) => option,
    reused: "inline",
  },
];

describe.each(KINDS)("$name", ({ folder, today, changes, schema, read, mended, reused }) => {
  const versions = Array.from({ length: today }, (_, i) => i + 1);
  const fixtures = filed(`${folder}/fixtures`);
  const forms = filed(`${folder}/forms`);
  const readers = new Map([...forms].map(([version, form]) => [version, readerOf(version, changes, form)]));
  const readBy = (version: number, stored: unknown): Reading<unknown> =>
    readers.get(version)?.(stored) ?? { status: "broken", message: `no form ${version}` };
  const valueOf = (reading: Reading<unknown>): Stored => {
    if (reading.status !== "ok") throw new Error(JSON.stringify(reading));
    return reading.value as Stored;
  };
  /** As it is stored. */
  const textOf = (reading: Reading<unknown>): string => JSON.stringify(valueOf(reading));
  const unversioned = (stored: Stored): Stored =>
    Object.fromEntries(Object.entries(stored).filter(([name]) => name !== "version"));

  /** That a document keeps all that it says on the way up, and is the same whether it went by an earlier reader or not. */
  function comesUp(stored: Stored, from: number, by: number, to: number): void {
    const first = readBy(by, stored);
    expect(first).toMatchObject({ status: "ok", version: from, value: unversioned(stored) });
    const written = JSON.parse(textOf(first)) as Stored;
    expect(textOf(readBy(to, written))).toBe(textOf(readBy(to, stored)));
    expect(textOf(read(written))).toBe(textOf(read(stored)));
  }
  /** That no reader before its version takes it for anything: there is nothing to show, to price or to write back. */
  function isLeftAlone(stored: Stored, from: number): void {
    for (const reader of versions.filter((version) => version < from))
      expect(readBy(reader, stored)).toEqual({ status: "newer", version: from });
  }
  const since = (from: number) => versions.filter((version) => version >= from);

  it("have a fixture and a form of every version, the last of which is what the code says", () => {
    expect([...fixtures.keys()]).toEqual(versions);
    expect([...forms.keys()]).toEqual(versions);
    // a changed form is a new version, never a change of a filed one
    expect(z.toJSONSchema(schema, { io: "input", reused })).toEqual(forms.get(today));
  });

  it("have every field of today in the last fixture", () => {
    const named = new Set(namedBy(fixtures.get(today)));
    const fields = fieldsOf(z.toJSONSchema(schema, { io: "input" }));
    expect(fields.filter((field) => !named.has(field))).toEqual([]);
  });

  it.each(versions)("of version %i are read alike by every later reader, and by none that is older", (version) => {
    const stored = fixtures.get(version) ?? {};
    isLeftAlone(stored, version);
    for (const by of since(version)) for (const to of since(by)) comesUp(stored, version, by, to);
  });

  it.each(versions.slice(1))("of version %i could not be told as one before it", (version) => {
    const before = { ...fixtures.get(version), version: version - 1 };
    expect(readBy(version - 1, before).status).toBe("broken");
  });

  it("of any version and of any content come up alike", () => {
    const any = fc.oneof(
      ...versions.map((version) =>
        fc.tuple(
          ofForm(forms.get(version)).map((made) => ({ ...(mended(made as never) as Stored), version })),
          fc.shuffledSubarray([...since(version), ...since(version)], { minLength: 2, maxLength: 2 }),
        ),
      ),
    );
    fc.assert(
      fc.property(any, ([stored, readers]) => {
        const [by = stored.version, to = by] = readers.toSorted((a, b) => a - b);
        isLeftAlone(stored, stored.version);
        comesUp(stored, stored.version, by, to);
      }),
      { numRuns: Math.max(10, TIMES * versions.length) },
    );
  });
});
