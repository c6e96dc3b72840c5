import { expect, it } from "vitest";
import { groupLines } from "./group.ts";

const line = (id: string, designId?: string, title?: string) => ({
  id,
  metadata: [
    ...(designId ? [{ key: "designId", value: designId }] : []),
    ...(title ? [{ key: "designTitle", value: title }] : []),
  ],
});

it("keeps the lines of a design together and others alone, in order", () => {
  const groups = groupLines([line("1", "a", "Red"), line("2"), line("3", "a"), line("4", "b"), line("5")]);
  expect(groups.map((group) => group.lines.map(({ id }) => id))).toEqual([["1", "3"], ["2"], ["4"], ["5"]]);
  expect(groups.map(({ title }) => title)).toEqual(["Red", null, null, null]);
});
