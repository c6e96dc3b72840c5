import { describe, expect, it } from "vitest";
import { place } from "./placement.ts";

const view = { width: 400, height: 300 };
const size = { width: 100, height: 80 };

describe("place", () => {
  it("stands below, aligned to the start or the end of the anchor", () => {
    const anchor = { left: 50, right: 90, top: 20, bottom: 40 };
    expect(place(anchor, size, view, "below")).toEqual({ left: 50, top: 46 });
    expect(place({ ...anchor, left: 200, right: 300 }, size, view, "below", "end")).toEqual({ left: 200, top: 46 });
  });
  it("turns over when there is no room, and stays inside", () => {
    const low = { left: 380, right: 396, top: 250, bottom: 290 };
    expect(place(low, size, view, "below")).toEqual({ left: 292, top: 164 });
    expect(place(low, size, view, "right").left).toBe(274);
  });
});
