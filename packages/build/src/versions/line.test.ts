import fc from "fast-check";
import { expect, it } from "vitest";
import { type Line, readOf } from "./line.ts";
import type { Stored } from "./version.ts";

/** A document that gained a field with every version: its name, and what it was made from. */
const lineOf = (today: number): Line<Stored> => ({
  name: "A thing",
  today,
  versions: Array.from({ length: today - 1 }, (_, i) => ({
    version: i + 2,
    name: `field ${i + 2}`,
    up: (before: Stored) => ({ ...before, version: i + 2, [`since${i + 2}`]: before.version }),
  })),
  check: (value) => ("poison" in value ? { ok: false, message: "poison" } : { ok: true, value }),
});

it("changes go up one by one from whatever version, once each, and lose nothing", () => {
  const rest = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => !/^(since\d+|version|poison|__proto__)$/.test(key)),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(rest, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 }), (unknown, today, version) => {
      const reading = readOf(lineOf(today), { ...unknown, version });
      if (version > today) {
        expect(reading).toEqual({ status: "newer", version });
        return;
      }
      const added = Array.from({ length: today - version }, (_, i) => [`since${version + i + 1}`, version + i]);
      expect(reading).toEqual({
        status: "ok",
        version,
        value: { ...unknown, version: today, ...Object.fromEntries(added) },
      });
    }),
  );
});

it("what the form refuses is broken, what states no version is of the one it is given or broken", () => {
  expect(readOf(lineOf(3), { version: 1, poison: true })).toEqual({ status: "broken", message: "poison" });
  expect(readOf(lineOf(3), {}, 3)).toEqual({ status: "ok", version: 3, value: {} });
  expect(readOf(lineOf(3), {}).status).toBe("broken");
  for (const version of [0, -1, 1.5, "1", null, NaN]) expect(readOf(lineOf(3), { version }).status).toBe("broken");
});
