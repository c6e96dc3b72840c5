import { describe, expect, it } from "vitest";
import { parseBuild } from "./preset.ts";
import { recolorSvg, svgColors } from "./vector.ts";

const ART = `<svg viewBox="0 0 2 2"><style>.a{fill: #F00;stroke:none}</style><path class="a" d="M0 0h1"/>
<path fill="#101214" stroke='rgb(255, 0, 0)' d="M0 0"/><path fill="white" style="stroke:#101214"/><path fill="url(#g)"/>
<linearGradient id="g"><stop stop-color="#f6d32d"/></linearGradient></svg>`;

describe("colours of vector art", () => {
  it("are found however they are written, each once", () => {
    expect(svgColors(ART)).toEqual(["#ff0000", "#101214", "#ffffff", "#f6d32d"]);
    expect(svgColors("<svg/>")).toEqual([]);
  });
  it("are replaced wherever they stand", () => {
    const next = recolorSvg(ART, { "#ff0000": "#00ff00", "#101214": "#123456" });
    expect(svgColors(next)).toEqual(["#00ff00", "#123456", "#ffffff", "#f6d32d"]);
    expect(next).toContain('fill="url(#g)"');
    expect(next).toContain("stroke:none");
  });
  it("take nothing but colours", () => {
    expect(recolorSvg(ART, { "#ff0000": '"/><script>' })).toBe(ART);
    expect(recolorSvg(ART, {})).toBe(ART);
  });
  it("can be swapped with each other", () => {
    const two = '<path fill="#000000"/><path fill="#ffffff"/>';
    expect(recolorSvg(two, { "#000000": "#ffffff", "#ffffff": "#000000" })).toBe(
      '<path fill="#ffffff"/><path fill="#000000"/>',
    );
  });
  it("stand in the build document", () => {
    const sticker = (colors: unknown) => ({
      stickers: [
        {
          id: "a",
          art: { kind: "library", uuid: "00000000-0000-4000-8000-000000000001", colors },
          position: [0, 0, 0],
          rotation: [0, 0, 0, 1],
          size: [1, 1],
          depth: 1,
        },
      ],
    });
    expect(parseBuild(sticker({ "#ff0000": "#00FF00" }))).toMatchObject({
      value: { stickers: [{ art: { colors: { "#ff0000": "#00ff00" } } }] },
    });
    expect(parseBuild(sticker({ red: "#00ff00" })).ok).toBe(false);
    expect(parseBuild(sticker({ "#ff0000": "red" })).ok).toBe(false);
  });
});
