import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { AssetRefusal } from "../refusal.ts";
import { DRAWINGS_LIMITS, openDrawings } from "./pictures.ts";

const SVG = strToU8("<svg/>");
const codeOf = (zip: Uint8Array): string => {
  try {
    openDrawings(zip);
    return "ok";
  } catch (error) {
    return error instanceof AssetRefusal ? error.code : String(error);
  }
};

it("gives the drawings of a zip by their path, and leaves the rest folded", () => {
  const zip = zipSync({
    "racing/a.svg": SVG,
    "B.SVG": SVG,
    "__MACOSX/._a.svg": SVG,
    "notes.txt": SVG,
    "large.svg": new Uint8Array(1024 * 1024 + 1),
  });
  const found = openDrawings(zip);
  expect([...found.keys()].sort()).toEqual(["B.SVG", "large.svg", "racing/a.svg"]);
  expect(found.get("large.svg")?.byteLength).toBe(0);
});

it("refuses one that climbs, is broken, or holds more than may be", () => {
  expect(codeOf(zipSync({ "../a.svg": SVG }))).toBe("zip-path");
  expect(codeOf(Uint8Array.from([80, 75, 3, 4, 9]))).toBe("zip-broken");
  // names of one length, of which the second becomes the first
  const twice = zipSync({ "a.svg": new Uint8Array(2 * 1024 * 1024), "b.svg": SVG });
  for (const [at, byte] of twice.entries()) if (byte === 98 && twice[at + 1] === 46) twice[at] = 97;
  expect(codeOf(twice)).toBe("zip-broken");
  const many = (count: number, name: (at: number) => string) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), SVG])), { level: 0 });
  expect(codeOf(many(DRAWINGS_LIMITS.count + 1, (at) => `${at}.svg`))).toBe("zip-too-many");
  expect(codeOf(many(DRAWINGS_LIMITS.entries + 1, (at) => `${at}.txt`))).toBe("zip-too-many");
  const megabyte = new Uint8Array(1024 * 1024);
  const heavy = zipSync(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.svg`, megabyte])), {
    level: 1,
  });
  expect(codeOf(heavy)).toBe("zip-too-large");
});
