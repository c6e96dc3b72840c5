import { describe, expect, it } from "vitest";
import { orderWait, overheld } from "./guest-hold.policy.ts";

const now = Date.now();
const placed = (inbox: number, network = inbox, ago = 0) => {
  const last = new Date(now - ago);
  return { inbox, network, lastInbox: inbox ? last : null, lastNetwork: network ? last : null };
};

describe("orders of people without an account", () => {
  it("are free at first, and wait twice as long each time then", () => {
    expect([0, 1, 2, 3, 4, 5, 30].map((count) => orderWait(placed(count), 3, now))).toEqual([
      0, 0, 0, 60, 120, 240, 21_600,
    ]);
    expect(orderWait(placed(4, 4, 119_500), 3, now)).toBe(1);
    expect(orderWait(placed(4, 4, 120_000), 3, now)).toBe(0);
  });

  it("are counted for a network with all its people", () => {
    expect(orderWait(placed(0, 14), 3, now)).toBe(0);
    expect(orderWait(placed(0, 15), 3, now)).toBe(60);
    expect(orderWait(placed(50), 0, now)).toBe(0);
  });

  it("keep no more pieces of a variant together than one may alone", () => {
    const held = new Map([[7, 40]]);
    expect(overheld(new Map([[7, 10]]), held, 50)).toEqual([]);
    expect(
      overheld(
        new Map([
          [7, 11],
          [8, 50],
        ]),
        held,
        50,
      ),
    ).toEqual([7]);
    expect(overheld(new Map([[8, 60]]), held, 50)).toEqual([]);
    expect(overheld(new Map([[7, 100]]), held, 0)).toEqual([]);
  });
});
