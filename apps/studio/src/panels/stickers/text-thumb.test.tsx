// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { afterEach, expect, it, vi } from "vitest";
import { show, testStudio } from "../../testing/test-studio.tsx";
import { ArtThumb } from "./art-thumb.tsx";

let gone = () => {};
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});

/** The share that a text is drawn at in a thumbnail of 30 × 22 px, where it is `width` wide and `height` high by itself. */
async function scaleOf(width: number, height: number): Promise<number> {
  const size = (key: "offsetWidth" | "offsetHeight" | "clientWidth" | "clientHeight", px: number) =>
    vi.spyOn(HTMLElement.prototype, key, "get").mockReturnValue(px);
  size("offsetWidth", width);
  size("offsetHeight", height);
  size("clientWidth", 30);
  size("clientHeight", 22);
  const art = { kind: "text", text: "MINA RACING", font: "archivo", color: "#ffffff" } as const;
  gone = await show(testStudio(), <ArtThumb art={art} />);
  const words = document.body.querySelector<HTMLElement>("[data-text]");
  return Number(/scale\(([\d.]+)\)/.exec(words?.style.transform ?? "")?.[1]);
}

it("shows the whole of a long text, and of one with several lines", async () => {
  expect(await scaleOf(112, 18)).toBeCloseTo(26 / 112, 2);
  gone();
  expect(await scaleOf(30, 90)).toBeCloseTo(18 / 90, 2);
});

it("shows a short text no larger than it ever was", async () => {
  expect(await scaleOf(10, 18)).toBe(0.7);
});
