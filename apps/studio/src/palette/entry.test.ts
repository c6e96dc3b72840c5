import { describe, expect, it } from "vitest";
import { type Entry, findEntries, readValue } from "./entry.ts";

const entry = (id: string, text: string, over: Partial<Entry> = {}): Entry => ({
  id,
  section: "command",
  sign: "edit",
  text,
  ...over,
});
const ids = (entries: Entry[], query: string) =>
  findEntries(entries, query).flatMap((section) => section.entries.map((found) => found.entry.id));

describe("the palette", () => {
  const entries = [
    entry("lock", "Lock or unlock", { section: "not-now" }),
    entry("mirage", "Mirage flame", { section: "library" }),
    entry("paint", "Paint, Mirrors", { section: "place" }),
    entry("mirror", "Mirror link", { section: "selection" }),
    entry("flip", "Flip sideways", { words: "sticker flip mirror" }),
  ];
  it("shows sections in their order, what cannot be done now at the end", () => {
    expect(ids(entries, "mir")).toEqual(["mirror", "flip", "paint", "mirage"]);
    expect(ids(entries, "lock")).toEqual(["lock"]);
  });
  it("shows at rest what applies now, and nothing of library and Not now", () => {
    expect(ids(entries, "")).toEqual(["mirror", "flip", "paint"]);
  });
  it("puts what is read before what is only known by other words", () => {
    const two = [entry("words", "Turn over", { words: "flip" }), entry("text", "Flip sideways")];
    expect(ids(two, "flip")).toEqual(["text", "words"]);
  });
  it("reads a number after a name", () => {
    expect(readValue("width 400 mm")).toEqual({ name: "width", value: 400 });
    expect(readValue("각도 -12,5°")).toEqual({ name: "각도", value: -12.5 });
    expect(readValue("40")).toEqual({ name: "", value: 40 });
    expect(readValue("mirror")).toBeNull();
  });
});
