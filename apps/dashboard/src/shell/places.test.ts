import { expect, it } from "vitest";
import { PLACES } from "./places.ts";

it("gives every room a key of its own", () => {
  const keys = PLACES.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
