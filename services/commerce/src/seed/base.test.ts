import { describe, expect, it } from "vitest";
import { CATEGORIES, categoryOf } from "./base.ts";

describe("categories", () => {
  it("sort every kind of part that the catalogue knows, and the rest among the parts", () => {
    const own = [
      "rim",
      "lip",
      "spoiler",
      "hood",
      "skirts",
      "diffuser",
      "exhaust",
      "mirrors",
      "lights",
      "roof",
      "brakes",
    ];
    for (const kind of own) expect(categoryOf(kind)).toBe(kind);
    expect(categoryOf("bumper.front")).toBe("bumper");
    expect(categoryOf("winch")).toBe("part");
    expect(categoryOf("sticker")).toBe("part");
    expect(categoryOf("sample")).toBe("part");
  });

  it("have a name in each language", () => {
    for (const names of Object.values(CATEGORIES))
      expect(Object.values(names).every((name) => name.length > 0)).toBe(true);
  });
});
