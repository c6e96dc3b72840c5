// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { startSmoothScroll } from "./smooth-scroll.ts";

afterEach(() => void vi.restoreAllMocks());

function library() {
  const seen = { made: [] as Lenis[], options: [] as unknown[], times: [] as number[], destroyed: 0 };
  class Lenis {
    isScrolling: false | "native" | "smooth" = false;
    constructor(options: unknown) {
      seen.made.push(this);
      seen.options.push(options);
    }
    raf(time: number) {
      seen.times.push(time);
    }
    destroy() {
      seen.destroyed++;
    }
  }
  return { seen, load: async () => ({ default: Lenis }) };
}

it("scrolls in 1.2 s until it is stopped", async () => {
  const { seen, load } = library();
  const stop = await startSmoothScroll(() => true, load);
  expect(seen.options).toEqual([{ duration: 1.2, autoRaf: false }]);
  stop();
  expect(seen.destroyed).toBe(1);
});
it("takes frames only while the wheel moves the page", async () => {
  vi.useFakeTimers();
  const { seen, load } = library();
  const stop = await startSmoothScroll(() => true, load);
  const frames = async (ms: number) => {
    const before = seen.times.length;
    await vi.advanceTimersByTimeAsync(ms);
    return seen.times.length - before;
  };
  expect(await frames(5000)).toBe(0);
  window.dispatchEvent(new Event("wheel"));
  // its clock is set right at once, so that the first frame is one frame long
  expect(seen.times).toEqual([performance.now()]);
  for (const lenis of seen.made) lenis.isScrolling = "smooth";
  expect(await frames(200)).toBeGreaterThan(8);
  for (const lenis of seen.made) lenis.isScrolling = false;
  await frames(50);
  expect(await frames(5000)).toBe(0);
  window.dispatchEvent(new Event("wheel"));
  stop();
  expect(await frames(200)).toBe(0);
  window.dispatchEvent(new Event("wheel"));
  expect(await frames(200)).toBe(0);
  vi.useRealTimers();
});
it("starts nothing for who left before it was loaded", async () => {
  const { seen, load } = library();
  await startSmoothScroll(() => false, load);
  expect(seen.made).toEqual([]);
});
it("only logs that the library did not come", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stop = await startSmoothScroll(
    () => true,
    () => Promise.reject(new Error("offline")),
  );
  expect(stop).not.toThrow();
  expect(log).toHaveBeenCalledOnce();
});
