import { afterEach, expect, it, vi } from "vitest";
import type { Database } from "@carloom/platform";
import { remembered } from "./remembered.ts";

afterEach(() => vi.useRealTimers());

/** Readings that end when the test says so. */
function readings() {
  const begun: ((value: string) => void)[] = [];
  const words = remembered(() => new Promise<string>((done) => begun.push(done)));
  // the list asks nothing of it, it is only told apart by it
  const context = { db: {} as Database };
  return { begun, list: () => words.list(context), known: () => words.known(context) };
}

it("is known to whoever waited for it, also when the next reading began meanwhile", async () => {
  vi.useFakeTimers();
  const { begun, list, known } = readings();
  const first = list();
  vi.advanceTimersByTime(5000);
  const second = list();
  begun[0]?.("old");
  expect(await first).toBe("old");
  expect(known()).toBe("old");
  begun[1]?.("new");
  expect(await second).toBe("new");
  expect(known()).toBe("new");
});

it("never falls back to an older reading that ended later", async () => {
  vi.useFakeTimers();
  const { begun, list, known } = readings();
  const first = list();
  vi.advanceTimersByTime(5000);
  const second = list();
  begun[1]?.("new");
  await second;
  begun[0]?.("old");
  await first;
  expect(known()).toBe("new");
});
