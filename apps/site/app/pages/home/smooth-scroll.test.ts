import { afterEach, expect, it, vi } from "vitest";
import { startSmoothScroll } from "./smooth-scroll.ts";

afterEach(() => void vi.restoreAllMocks());

function library() {
  const seen = { made: [] as unknown[], destroyed: 0 };
  class Lenis {
    constructor(options: unknown) {
      seen.made.push(options);
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
  expect(seen.made).toEqual([{ duration: 1.2, autoRaf: true }]);
  stop();
  expect(seen.destroyed).toBe(1);
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
