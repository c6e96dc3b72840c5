import { expect, test, vi } from "vitest";
import { toPage } from "./page.ts";

const LIST = ["a", "b", "c"];

/** Pages of a list of three, and how often it was counted. */
function pages() {
  const count = vi.fn(async () => LIST.length);
  const ask = (first: number, from = 0) =>
    toPage(
      LIST.slice(from, from + first + 1),
      { first, after: from > 0 ? [String(LIST[from - 1])] : null },
      (one) => [one],
      count,
    ).totalCount();
  return { ask, count };
}

test("A first page that holds the whole list tells how long it is, and nothing is counted for it.", async () => {
  const { ask, count } = pages();
  expect([await ask(4), await ask(3)]).toEqual([3, 3]);
  expect(count).not.toHaveBeenCalled();
});

test("A list that goes on, or that was begun before, is counted.", async () => {
  const { ask, count } = pages();
  expect([await ask(2), await ask(2, 2), await ask(0)]).toEqual([3, 3, 3]);
  expect(count).toHaveBeenCalledTimes(3);
});

test("A page of no entries is no list of none: some lists read nothing for it.", async () => {
  const page = toPage(
    [],
    { first: 0, after: null },
    (one) => [one],
    () => LIST.length,
  );
  expect(await page.totalCount()).toBe(3);
});
