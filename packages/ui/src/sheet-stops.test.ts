import { expect, it } from "vitest";
import { nearestStop, stopHeight } from "./sheet-stops.ts";

it("has stops of 72 px, half, and all but the top bar", () => {
  expect(["peek", "half", "full"].map((stop) => stopHeight(stop as "peek", 844))).toEqual([72, 422, 796]);
});
it("a drag ends at the nearest stop", () => {
  expect(nearestStop(20, 844)).toBe("peek");
  expect(nearestStop(300, 844)).toBe("half");
  expect(nearestStop(700, 844)).toBe("full");
});
