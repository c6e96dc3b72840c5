import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, coverLines, monthOf, periodPaid } from "./membership.policy.ts";
import { afterStep, MEMBERSHIP_LIFE } from "./membership.process.ts";
import { MEMBERSHIP_STATUSES } from "../tables/membership.states.ts";

const at = (text: string) => new Date(`${text}T09:00:00Z`);

describe("a period", () => {
  it("keeps its day of the month after a short one", () => {
    const first = periodPaid(null, at("2027-01-31"), "month");
    expect(first.end).toEqual(at("2027-02-28"));
    const second = periodPaid({ anchor: first.anchor, end: first.end }, at("2027-02-25"), "month");
    expect([second.start, second.end]).toEqual([at("2027-02-28"), at("2027-03-31")]);
    const year = periodPaid(null, at("2028-02-29"), "year");
    expect(year.end).toEqual(at("2029-02-28"));
  });

  it("that is paid late begins when it is paid", () => {
    const late = periodPaid({ anchor: at("2027-01-31"), end: at("2027-02-28") }, at("2027-03-03"), "month");
    expect([late.anchor, late.start, late.end]).toEqual([at("2027-03-03"), at("2027-03-03"), at("2027-04-03")]);
  });

  it("of a year has twelve months of free area", () => {
    const year = { start: at("2027-01-31"), end: at("2028-01-31") };
    expect(monthOf(year, at("2027-01-31"))).toEqual({ month: 0, until: at("2027-02-28") });
    expect(monthOf(year, at("2027-02-28"))).toEqual({ month: 1, until: at("2027-03-31") });
    expect(monthOf(year, at("2028-01-30"))).toEqual({ month: 11, until: at("2028-01-31") });
  });

  it("never ends before it begins, wherever it begins", () => {
    const moment = fc.date({ min: at("2020-01-01"), max: at("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 40 }), (from, months) => {
        expect(addMonths(from, months + 1).getTime()).toBeGreaterThan(addMonths(from, months).getTime());
      }),
    );
  });
});

describe("free area", () => {
  it("makes whole lines free and a larger one in part", () => {
    const lines = [null, { areaMm2: 40_000, price: 400 }, { areaMm2: 60_000, price: 900 }];
    expect(coverLines(lines, 100_000)).toEqual({ lines: [0, 400, 900], areaMm2: 100_000, amount: 1300 });
    expect(coverLines(lines, 60_000)).toEqual({ lines: [0, 400, 300], areaMm2: 60_000, amount: 700 });
    expect(coverLines(lines, 0)).toEqual({ lines: [0, 0, 0], areaMm2: 0, amount: 0 });
  });

  it("never takes more off than a line costs, nor covers more than there is", () => {
    const line = fc.option(
      fc.record({ areaMm2: fc.integer({ min: 0, max: 1e8 }), price: fc.integer({ min: 0, max: 1e9 }) }),
    );
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: -10, max: 1e9 }), (lines, left) => {
        const cover = coverLines(lines, left);
        expect(cover.areaMm2).toBeLessThanOrEqual(Math.max(0, left));
        expect(cover.lines.every((off, i) => off >= 0 && off <= (lines[i]?.price ?? 0))).toBe(true);
      }),
    );
  });
});

describe("the life of a membership", () => {
  it("begins by payment only, ends for good, and can be resumed only before its end", () => {
    const into = (state: string) =>
      MEMBERSHIP_STATUSES.filter((s) => Object.values(MEMBERSHIP_LIFE[s]).includes(state as never));
    expect(into("PENDING")).toEqual([]);
    expect(MEMBERSHIP_LIFE.ENDED).toEqual({});
    expect(afterStep("PENDING", "cancel")).toBeNull();
    expect(afterStep("ENDING", "resume")).toBe("ACTIVE");
    expect(afterStep("PAST_DUE", "resume")).toBeNull();
    expect(afterStep("ENDED", "pay")).toBeNull();
  });
});
