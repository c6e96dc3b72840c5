import type { Placement } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { newPlacement } from "../../art/art.ts";
import { between, dropAt, layerRows } from "./layer-rows.ts";

const layers = (text: string): Placement[] =>
  text.split(" ").map((one) => {
    const [id = "", group = null] = one.split(":");
    const art = { kind: "library", uuid: "00000000-0000-4000-8000-000000000001" } as const;
    return { ...newPlacement(art, 0.2, 1), id, group };
  });
const rows = (text: string, ...folded: string[]) => layerRows(layers(text), new Set(folded));
const keys = (text: string, ...folded: string[]) => rows(text, ...folded).map(({ key }) => key);

describe("rows of the layer list", () => {
  it("run from the top, a group above its members, folded without them", () => {
    expect(keys("a b:G c:G d")).toEqual(["d", "group:G", "c", "b", "a"]);
    expect(keys("a b:G c:G d", "G")).toEqual(["d", "group:G", "a"]);
    expect(rows("a b:G c:G", "G")[0]).toMatchObject({ members: [{ id: "c" }, { id: "b" }] });
  });
  it("take a drop between members into the group, and below the last only where it is indented", () => {
    // d, group:G, c, b, a
    const at = (line: number, indented = false, ids = ["a"]) =>
      dropAt(rows("a b:G c:G d"), line, new Set(ids), indented ? 1 : 0);
    expect(at(0)).toMatchObject({ index: 3, group: null });
    expect(at(1)).toMatchObject({ index: 2, group: null });
    expect(at(2)).toMatchObject({ index: 2, group: "G" });
    expect(at(3)).toMatchObject({ index: 1, group: "G" });
    expect(at(4)).toMatchObject({ index: 0, group: null });
    expect(at(4, true)).toMatchObject({ index: 0, group: "G" });
    expect(at(4, false, ["b"])).toMatchObject({ index: 1, group: null });
  });
  it("take a group into a group, and show how deep it lies", () => {
    const two = rows("a:G b:G c:H d:H");
    // group:H, d, c, group:G, b, a
    const whole = (line: number) => dropAt(two, line, new Set(["a", "b"]), 0);
    expect(whole(2)).toEqual({ index: 1, group: "H", depth: 1 });
    expect(whole(0)).toEqual({ index: 2, group: null, depth: 0 });
    const nested = layerRows(layers("a:G b:G c:H d:H e"), new Set(), { G: { in: "H" } });
    expect(nested.map(({ key, within }) => `${key} ${within.join("/")}`)).toEqual([
      "e ",
      "group:H ",
      "d H",
      "c H",
      "group:G H",
      "b H/G",
      "a H/G",
    ]);
    expect(nested[1]).toMatchObject({ members: [{ id: "d" }, { id: "c" }, { id: "b" }, { id: "a" }] });
    // below everything: the column says how many groups are left
    expect([2, 1, 0].map((depth) => dropAt(nested, 7, new Set(["e"]), depth).group)).toEqual(["G", "H", null]);
    const folded = layerRows(layers("a:G b:G c:H d:H e"), new Set(["H"]), { G: { in: "H" } });
    expect(folded.map(({ key }) => key)).toEqual(["e", "group:H"]);
    expect(dropAt(folded, 2, new Set(["e"]), 0)).toEqual({ index: 0, group: null, depth: 0 });
  });
  it("count members of a folded group below a drop", () => {
    expect(dropAt(rows("a:G b:G c d", "G"), 1, new Set(["d"]), 0)).toMatchObject({ index: 3, group: null });
  });
  it("give a range in the direction in which it was drawn", () => {
    const list = rows("a b:G c:G d");
    expect(between(list, "d", "b")).toEqual(["d", "c", "b"]);
    expect(between(list, "a", "c")).toEqual(["a", "b", "c"]);
  });
});
