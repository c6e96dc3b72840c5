import { expect, it } from "vitest";
import { isShownLater, isShownNow } from "./collection.ts";

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it("tells a collection that is shown from one that will be, and from one that is hidden", () => {
  const of = (isPublished: boolean, publishedAt: string | null) => {
    const listing = { isPublished, publishedAt };
    return [isShownNow(listing), isShownLater(listing)];
  };
  expect(of(true, null)).toEqual([true, false]);
  expect(of(true, at(-1))).toEqual([true, false]);
  expect(of(true, at(1))).toEqual([false, true]);
  expect(of(false, at(1))).toEqual([false, false]);
});
