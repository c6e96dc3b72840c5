import { expect, test } from "vitest";
import { trendOf } from "./slope.ts";

const over = (value: (minute: number) => number) =>
  Array.from({ length: 60 }, (_, minute) => ({ at: minute * 60, value: value(minute) }));

test("a measure that goes up and down without rising is level, single peaks or not", () => {
  const trend = trendOf(over((minute) => 400 + (minute % 7) * 3 + (minute === 58 ? 900 : 0)));
  expect(trend.isLevel).toBe(true);
  expect(Math.abs(trend.perHour)).toBeLessThan(2);
});

test("a measure that rises steadily is told with its slope", () => {
  const trend = trendOf(over((minute) => 400 + minute));
  expect(trend).toEqual({ middle: 430, perHour: expect.closeTo(60, 5), isLevel: false });
});

test("small numbers have the slack that they are given, and what falls is level", () => {
  expect(
    trendOf(
      over((minute) => (minute < 30 ? 10 : 12)),
      3,
    ).isLevel,
  ).toBe(true);
  expect(trendOf(over((minute) => 500 - minute)).isLevel).toBe(true);
});

test("too few points have no trend", () => {
  expect(() => trendOf([{ at: 0, value: 1 }])).toThrow("6 points");
});
