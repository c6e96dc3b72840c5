import { expect, it } from "vitest";
import { lastDayOf } from "./expiry.ts";

const on = (day: string) => new Date(`${day}T23:30:00Z`);

it("counts days and weeks as they are, and months to the same day or the month's last", () => {
  expect(lastDayOf(null, on("2026-01-31"))).toBeNull();
  expect(lastDayOf({ amount: 1, type: "DAY" }, on("2026-12-31"))).toBe("2027-01-01");
  expect(lastDayOf({ amount: 2, type: "WEEK" }, on("2026-01-31"))).toBe("2026-02-14");
  expect(lastDayOf({ amount: 1, type: "MONTH" }, on("2026-01-31"))).toBe("2026-02-28");
  expect(lastDayOf({ amount: 13, type: "MONTH" }, on("2026-12-31"))).toBe("2028-01-31");
  expect(lastDayOf({ amount: 5, type: "YEAR" }, on("2028-02-29"))).toBe("2033-02-28");
});
