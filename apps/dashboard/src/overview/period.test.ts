import { expect, it } from "vitest";
import { grouped, growth, lastDays } from "./period.ts";

it("counts days where the shop is", () => {
  const night = new Date("2026-03-09T15:30:00Z");
  expect(lastDays(7, "Asia/Seoul", night)).toEqual({ from: "2026-03-04", until: "2026-03-10" });
  expect(lastDays(1, "UTC", night)).toEqual({ from: "2026-03-09", until: "2026-03-09" });
});

it("says growth only where something was before", () => {
  expect([growth(150, 100), growth(50, 100), growth(5, 0), growth(0, 10)]).toEqual([50, -50, null, -100]);
});

it("leaves no day out when bars stand for several", () => {
  const days = Array.from({ length: 90 }, (_, index) => index);
  const bars = grouped(days, 31);
  expect(bars.flat()).toEqual(days);
  expect(bars.length).toBeLessThanOrEqual(31);
});
