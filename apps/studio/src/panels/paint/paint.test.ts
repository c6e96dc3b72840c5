// reads: apps/studio/src/styles/paint.css
import { readFileSync } from "node:fs";
import { finishOf, HexColor, PAINT_FINISHES } from "@carloom/build";
import { LANGUAGES } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { describe, expect, it } from "vitest";
import { CARD, namedColor, nearestColor, readHex } from "../../paint/palette.ts";
import { withRecent } from "./recent.ts";

describe("colour card", () => {
  it("has valid, different colours and a second one where the finish shows it", () => {
    for (const { hex } of CARD) expect(HexColor.parse(hex)).toBe(hex);
    expect(new Set(CARD.map(({ hex }) => hex)).size).toBe(CARD.length);
    expect(CARD.filter(({ finish }) => finishOf(finish).second?.start).every(({ flop }) => flop)).toBe(true);
  });
  it("names exactly its own colours and finds the nearest of others", () => {
    expect(namedColor("#1230B4")?.id).toBe("lapis-pearl");
    expect(namedColor("#1230b5")).toBeNull();
    expect(nearestColor("#1231b5").id).toBe("lapis-pearl");
  });
});

describe("finishes", () => {
  const styles = readFileSync(new URL("../../styles/paint.css", import.meta.url), "utf8");
  it.each(PAINT_FINISHES)("%s has its names, and a swatch of its own", (finish) => {
    for (const language of LANGUAGES)
      for (const key of [`studio.finish.${finish}`, `site.finish.${finish}`])
        expect(translate(language)(key), `${key} in ${language}`).not.toBe(key);
    expect(styles).toContain(`.st-finish-${finish} {`);
  });
});

describe("hex", () => {
  it("is read as people write it", () => {
    expect([readHex("#ABC"), readHex(" 0e5a82 "), readHex("#12"), readHex("red")]).toEqual([
      "#aabbcc",
      "#0e5a82",
      null,
      null,
    ]);
  });
});

describe("recent", () => {
  it("puts the last first, once, and forgets the ninth", () => {
    const paint = (n: number) => ({ color: `#00000${n}`, finish: "solid" as const });
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce<ReturnType<typeof withRecent>>(
      (all, n) => withRecent(all, paint(n)),
      [],
    );
    expect(nine).toHaveLength(8);
    expect(withRecent(nine, paint(5))[0]).toEqual(paint(5));
    expect(withRecent(nine, paint(5))).toHaveLength(8);
  });
});
