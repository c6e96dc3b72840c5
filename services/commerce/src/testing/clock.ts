import { afterAll, beforeAll, vi } from "vitest";

/**
 * Lets time pass in a file of tests without waiting for it: what a process believes for some seconds is read anew.
 *
 * @returns moves the clock on, milliseconds
 */
export function ownClock(): (ms: number) => void {
  let ahead = 0;
  beforeAll(() => {
    const now = Date.now;
    vi.spyOn(Date, "now").mockImplementation(() => now() + ahead);
  });
  afterAll(() => {
    vi.mocked(Date.now).mockRestore();
  });
  return (ms) => {
    ahead += ms;
  };
}
