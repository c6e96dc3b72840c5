import { describe, expect, it } from "vitest";
import { layText, type Measure, reachOf, type TextArt } from "./layout.ts";

/** A face whose letters are all half an em wide and 0.7 high; "AV" is kerned by a tenth. */
const EM = 100;
const measure: Measure = (text) => {
  const width = [...text].length * 50 - (text.split("AV").length - 1) * 10;
  return { width, left: 0, right: width, top: 70, bottom: 0 };
};
const art = (text: string, over: Partial<TextArt> = {}): TextArt => ({
  kind: "text",
  text,
  font: "archivo",
  color: "#ffffff",
  ...over,
});
const lay = (text: string, over: Partial<TextArt> = {}) => layText(art(text, over), EM, measure);

describe("text that is set", () => {
  it("is one run in one line, as it was before it could be set", () => {
    const { runs, ink } = lay("RACE");
    expect(runs).toEqual([{ text: "RACE", x: -100, y: 0, angle: 0 }]);
    expect(ink).toEqual({ left: -100, right: 100, top: -70, bottom: 0 });
  });

  it("with tracking keeps the kerning of the face, and has none after its last letter", () => {
    const { runs, ink } = lay("AVA", { tracking: 0.2 });
    expect(runs.map(({ text }) => text)).toEqual(["A", "V", "A"]);
    expect(runs.map(({ x }) => x - (runs[0]?.x ?? 0))).toEqual([0, 40 + 20, 90 + 40]);
    expect(ink.right - ink.left).toBe(140 + 40);
    // a flag, and a syllable of Hangul that is written in parts, are one letter each
    expect(lay("🇰🇷한", { tracking: 0.1 }).runs).toHaveLength(2);
  });

  it("stands in lines, aligned and led", () => {
    const rows = (over: Partial<TextArt>) => lay("AB\nABCD", over).runs;
    expect(rows({}).map(({ x }) => x)).toEqual([-50, -100]);
    expect(rows({ align: "left" }).map(({ x }) => x)).toEqual([-100, -100]);
    expect(rows({ align: "right" }).map(({ x }) => x)).toEqual([0, -100]);
    expect(rows({ leading: 2 }).map(({ y }) => y)).toEqual([0, 200]);
    expect(lay("AB\nABCD").ink.bottom).toBeCloseTo(115, 9);
  });

  it("leans to the right by its slant", () => {
    const { ink } = lay("AB", { slant: 45 });
    expect(ink.right).toBeCloseTo(50 + 70, 9);
    expect(ink.left).toBeCloseTo(-50, 9);
  });

  it("goes around a circle: upwards in the middle, its letters upright on it, its ends at the same height", () => {
    const { runs } = lay("ABCDE", { arc: 180 });
    const middle = runs[2];
    expect(middle?.angle).toBeCloseTo(0, 9);
    expect(runs[0]?.angle).toBeCloseTo(-(runs[4]?.angle ?? 0), 9);
    // each letter's middle lies on the circle whose half is as long as the line
    const radius = 250 / Math.PI;
    for (const { x, y, angle } of runs) {
      const [cx, cy] = [x + 25 * Math.cos(angle), y + 25 * Math.sin(angle)];
      expect(Math.hypot(cx, cy - radius)).toBeCloseTo(radius, 9);
      if (angle !== 0) expect(cy).toBeGreaterThan(-1e-9);
    }
    // the other way round it sags
    const sags = lay("ABCDE", { arc: -180 }).runs;
    expect(sags[0]?.angle).toBeCloseTo(-(runs[0]?.angle ?? 0), 9);
    expect((sags[0]?.y ?? 0) + 25 * Math.sin(sags[0]?.angle ?? 0)).toBeLessThan(0);
  });

  it("has room for two outlines and a shadow on the side that it falls on", () => {
    const rims = { outline: { color: "#000000", width: 0.1 }, outline2: { color: "#ffffff", width: 0.05 } };
    expect(reachOf(art("A", rims)).left).toBeCloseTo(0.15, 9);
    const cast = reachOf(art("A", { ...rims, shadow: { color: "#000000", x: 0.3, y: -0.2, blur: 0 } }));
    expect(cast.right).toBeCloseTo(0.45, 9);
    expect(cast.bottom).toBeCloseTo(0.35, 9);
    expect(cast.left).toBeCloseTo(0.15, 9);
    expect(cast.top).toBeCloseTo(0.15, 9);
  });
});
