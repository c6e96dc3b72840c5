import { expect, it } from "vitest";
import { canonical, isNarrowed, readState, withPart } from "./list-state.ts";

it("reads a list from its address and writes it back", () => {
  const search = new URLSearchParams("lang=ko&q=kim&sort=-number&status=UNFULFILLED&other=1");
  const state = readState(search, ["status", "channel"]);
  expect(state).toEqual({
    words: "kim",
    sort: { field: "number", descending: true },
    filters: { status: "UNFULFILLED" },
  });
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed(readState(new URLSearchParams("sort=number"), ["status"]))).toBe(false);
  expect(withPart(search, "status", "").get("status")).toBeNull();
});

it("takes two addresses for the same list when only order or language differ", () => {
  expect(canonical("?status=A&q=b&lang=ja")).toBe(canonical("q=b&status=A"));
});
