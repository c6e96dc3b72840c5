import { expect, it, vi } from "vitest";
import { asItTook, halfAMinute, keep } from "./kept.ts";

/** A question whose answer grows with each read. @param tookMs how long a read takes, by the clock that is asked */
function question(tookMs: number) {
  const owner = {};
  let [reads, now] = [0, 0];
  const clock = () => now;
  const read = async () => {
    await new Promise((done) => setTimeout(done));
    now += tookMs;
    return ++reads;
  };
  return {
    later: (ms: number) => void (now += ms),
    slow: () => keep(owner, "a", read, asItTook, clock),
    dear: () => keep(owner, "b", read, halfAMinute(), clock),
  };
}

it("reads what is quick each time, and keeps what took long a hundred times as long", async () => {
  const quick = question(0);
  expect([await quick.slow(), await quick.slow()]).toEqual([1, 2]);
  const long = question(50);
  expect([await long.slow(), await long.slow()]).toEqual([1, 1]);
  long.later(4_000);
  expect(await long.slow()).toBe(1);
  long.later(26_000);
  expect(await long.slow()).toBe(2);
});

it("lets all who ask at once wait for one answer", async () => {
  const { slow } = question(5);
  expect(await Promise.all([slow(), slow(), slow()])).toEqual([1, 1, 1]);
});

it("tells an old answer while it is read anew, one too old to nobody", async () => {
  const { dear, later } = question(0);
  expect(await dear()).toBe(1);
  later(30_000);
  expect(await Promise.all([dear(), dear()])).toEqual([1, 1]);
  await vi.waitFor(async () => expect(await dear()).toBe(2));
  later(300_000);
  expect(await dear()).toBe(3);
});
