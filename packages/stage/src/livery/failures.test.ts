import { BuildDocument } from "@carloom/build";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ArtFailures } from "./failures.ts";

const placement = (id: string, art: string) =>
  BuildDocument.parse({
    stickers: [
      {
        id,
        art: { kind: "library", uuid: `00000000-0000-4000-8000-00000000000${art}` },
        position: [0, 0, 0],
        rotation: [0, 0, 0, 1],
        size: [0.1, 0.1],
        depth: 0.1,
      },
    ],
  }).stickers[0] as BuildDocument["stickers"][number];

describe("arts that failed", () => {
  const told: string[] = [];
  const make = () =>
    new ArtFailures({
      failed: (id, cause) => told.push(`${id} ${cause}`),
      recovered: (id) => told.push(`${id} is back`),
      retry: () => told.push("again"),
    });
  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  it("are told of once a placement, also of one that comes later, and taken back when they are there", () => {
    const failures = make();
    const [a, b] = [placement("a", "1"), placement("b", "1")];
    failures.fail(a, "gone", true);
    failures.fail(a, "gone", true);
    failures.tell([a, b]);
    expect(told).toEqual(["a gone", "b gone"]);
    expect(failures.firsts([a, b])).toEqual([a]);
    expect(failures.clear(b)).toBe(true);
    expect(told.slice(2)).toEqual(["a is back", "b is back"]);
    expect(failures.has(a)).toBe(false);
    failures.dispose();
  });

  it("no longer count for a placement that is gone or has other art", () => {
    const failures = make();
    failures.fail(placement("a", "1"), "gone", true);
    failures.fail(placement("b", "2"), "gone", true);
    failures.keep([placement("b", "3")]);
    expect(told.slice(2)).toEqual(["a is back", "b is back"]);
    vi.runAllTimers();
    expect(told).not.toContain("again");
  });

  it("are asked for again after growing waits, for some minutes only, and anew after a change", () => {
    const failures = make();
    const a = placement("a", "1");
    failures.fail(a, "gone", false);
    vi.advanceTimersByTime(3999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["again"]);
    failures.fail(a, "gone", false);
    vi.advanceTimersByTime(8000);
    expect(told).toEqual(["again", "again"]);
    vi.advanceTimersByTime(3_600_000);
    expect(told.length).toBe(5);
    failures.keep([a]);
    vi.advanceTimersByTime(4000);
    expect(told.length).toBe(6);
    failures.dispose();
  });
});
