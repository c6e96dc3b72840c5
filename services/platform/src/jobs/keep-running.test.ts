import { expect, it } from "vitest";
import { silentLog } from "../log.ts";
import { keepRunning, type Running } from "./keep-running.ts";

/** Something that can be broken by hand, and how often it was begun. */
function breakable(fails = 0) {
  const made: { break(): void; stopped: boolean }[] = [];
  let tries = 0;
  const begin = async (): Promise<Running> => {
    if (tries++ > 0 && tries <= fails + 1) throw new Error("away");
    let end: { resolve(): void; reject(error: Error): void } | null = null;
    const promise = new Promise<void>((resolve, reject) => {
      end = { resolve, reject };
    });
    const one = { break: () => end?.reject(new Error("broken")), stopped: false };
    made.push(one);
    return {
      promise,
      async stop() {
        one.stopped = true;
        end?.resolve();
      },
    };
  };
  return { made, begin, tries: () => tries };
}

it("begins anew what broke, however often that fails, and never after it was stopped", async () => {
  const thing = breakable(2);
  const kept = await keepRunning(thing.begin, silentLog, 5);
  thing.made[0]?.break();
  await expect.poll(() => thing.made.length).toBe(2);
  expect(thing.tries()).toBe(4);
  await kept.stop();
  expect(thing.made.map(({ stopped }) => stopped)).toEqual([false, true]);
  await kept.promise;
  expect(thing.made).toHaveLength(2);
});

it("is stopped while it waits to begin anew", async () => {
  const thing = breakable();
  const kept = await keepRunning(thing.begin, silentLog, 3_600_000);
  thing.made[0]?.break();
  await new Promise((next) => setImmediate(next));
  await kept.stop();
  expect(thing.made).toHaveLength(1);
});

it("tells whoever begins it that it cannot", async () => {
  await expect(keepRunning(() => Promise.reject(new Error("no database")), silentLog)).rejects.toThrow("no database");
});
