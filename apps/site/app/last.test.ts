import { expect, it } from "vitest";
import { last } from "./last.ts";

it("gives the last answer again, and none of another question", () => {
  let made = 0;
  const join = last((a: string, b: string) => `${a} ${b} ${++made}`);
  expect([join("a", "b"), join("a", "b"), join("a", "c"), join("b", "c"), join("a", "b")]).toEqual([
    "a b 1",
    "a b 1",
    "a c 2",
    "b c 3",
    "a b 4",
  ]);
});
