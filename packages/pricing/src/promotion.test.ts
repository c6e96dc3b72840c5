import fc from "fast-check";
import { expect, it } from "vitest";
import { lowestBefore, type Offer, promoted } from "./promotion.ts";

const offer = (given: Partial<Offer>): Offer => ({
  promotion: 1,
  ppm: null,
  off: null,
  from: 0,
  until: null,
  ...given,
});
const DAY = 86_400_000;

it("takes the best of what runs, rounds half away from zero and never falls below nothing", () => {
  expect(promoted(27_500, [offer({ ppm: 333_000 })], 1)).toBe(18_342);
  expect(promoted(1000, [offer({ ppm: 100_000 }), offer({ off: 250 })], 1)).toBe(750);
  expect(promoted(1000, [offer({ off: 5000 })], 1)).toBe(0);
  expect(promoted(1000, null, 1)).toBe(1000);
  const later = offer({ ppm: 500_000, from: 10, until: 20 });
  expect([9, 10, 19, 20].map((at) => promoted(1000, [later], at))).toEqual([1000, 500, 500, 1000]);
});

it("never asks for more than without an offer", () => {
  const offers = fc.array(fc.record({ ppm: fc.integer({ min: 0, max: 1_000_000 }) }).map(({ ppm }) => offer({ ppm })));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), offers, (price, given) => {
      const now = promoted(price, given, 1);
      expect(now >= 0 && now <= price).toBe(true);
    }),
  );
});

it("tells the lowest price of the 30 days before the price of today began", () => {
  const now = 100 * DAY;
  const price = { regular: 1000, offers: [offer({ ppm: 200_000, from: now - DAY })] };
  const at = (daysAgo: number, amount: number | null) => ({ since: now - daysAgo * DAY, amount });
  expect(lowestBefore([at(90, 1000), at(1, 800)], price, now)).toBe(1000);
  // 700 was asked for until 31.5 days before it began, or until 29 days before
  expect(lowestBefore([at(90, 700), at(32.5, 1000), at(1, 800)], price, now)).toBe(1000);
  expect(lowestBefore([at(90, 700), at(30, 1000), at(1, 800)], price, now)).toBe(700);
  // what was not sold then counts for nothing, nor what is new
  expect(lowestBefore([at(10, 1000), at(5, null), at(1, 800)], price, now)).toBe(1000);
  expect(lowestBefore([at(1, 800)], price, now)).toBeNull();
});

it("knows what began and ended although nobody has recorded it yet", () => {
  const now = 100 * DAY;
  const history = [{ since: now - 60 * DAY, amount: 1000 }];
  const ended = offer({ ppm: 500_000, from: now - 10 * DAY, until: now - 5 * DAY });
  const runs = offer({ ppm: 100_000, from: now - DAY });
  expect(lowestBefore(history, { regular: 1000, offers: [ended, runs] }, now)).toBe(500);
  expect(lowestBefore(history, { regular: 1000, offers: [runs] }, now)).toBe(1000);
});
