import { type BuildDocument, emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { alignable, alignStickers, distributeStickers } from "./align.ts";
import {
  freeGroupName,
  groupStickers,
  placeStickers,
  renameGroup,
  stepStickers,
  stickersToEnd,
  ungroupStickers,
} from "./groups.ts";
import { unlinkTwins } from "./mirror.ts";

/** `a b:G c:G d` is a, group G of b and c, d; from the bottom. */
const layers = (text: string): BuildDocument => ({
  ...emptyBuild(),
  stickers: text.split(" ").map((one) => {
    const [id = "", group = null] = one.split(":");
    return testPlacement(id, { group });
  }),
});
const text = ({ stickers }: BuildDocument) =>
  stickers.map(({ id, group }) => (group === null ? id : `${id}:${group}`)).join(" ");

describe("groups", () => {
  it("gather their members under the topmost, never inside another group", () => {
    expect(text(groupStickers(layers("a b c d"), ["a", "c"], "G"))).toBe("b a:G c:G d");
    expect(text(groupStickers(layers("a b:H c:H d:H"), ["a", "c"], "G"))).toBe("b:H d:H a:G c:G");
  });
  it("dissolve as a whole and take only a free name", () => {
    expect(text(ungroupStickers(layers("a b:G c:G"), ["c"]))).toBe("a b c");
    const two = layers("a:G b:H");
    expect(renameGroup(two, "G", "H")).toBe(two);
    expect(renameGroup(two, "G", "  ")).toBe(two);
    expect(text(renameGroup(two, "G", "Numbers"))).toBe("a:Numbers b:H");
    expect(freeGroupName(layers("a:G1 b:G2"), (n) => `G${n}`)).toBe("G3");
  });
  it("are entered and left step by step, and step as a whole", () => {
    const step = (start: string, ids: string[], by: 1 | -1) => text(stepStickers(layers(start), ids, by));
    expect(step("a b:G c:G d", ["a"], 1)).toBe("a:G b:G c:G d");
    expect(step("a:G b:G c:G d", ["a"], 1)).toBe("b:G a:G c:G d");
    expect(step("b:G c:G a:G d", ["a"], 1)).toBe("b:G c:G a d");
    expect(step("b:G c:G a d", ["a"], 1)).toBe("b:G c:G d a");
    expect(step("a b:G c:G d", ["b"], -1)).toBe("a b c:G d");
    expect(step("a b:G c:G d", ["b", "c"], 1)).toBe("a d b:G c:G");
    expect(step("b:G c:G d:H e:H", ["b", "c"], 1)).toBe("d:H e:H b:G c:G");
    expect(step("a b c", ["a", "c"], 1)).toBe("b a c");
    expect(step("a b c", ["c"], 1)).toBe("a b c");
    expect(step("a", ["a"], -1)).toBe("a");
  });
  it("stay contiguous whatever steps are taken", () => {
    let document = layers("a b:G c:G d e:H f:H g");
    for (let turn = 0; turn < 200; turn++) {
      const id = "abcdefg"[(turn * 5) % 7] ?? "a";
      document = stepStickers(document, [id], turn % 3 === 0 ? -1 : 1);
      const runs = document.stickers.map(({ group }) => group).filter((group, i, all) => group !== all[i - 1]);
      const named = runs.filter((group) => group !== null);
      expect(new Set(named).size).toBe(named.length);
    }
  });
  it("go to the ends, a part of a group alone", () => {
    expect(text(stickersToEnd(layers("a:G b:G c"), ["a"], "top"))).toBe("b:G c a");
    expect(text(stickersToEnd(layers("a:G b:G c"), ["a", "b"], "top"))).toBe("c a:G b:G");
    expect(text(stickersToEnd(layers("a b c"), ["c"], "bottom"))).toBe("c a b");
  });
  it("leave a document that does not change as it is", () => {
    const document = layers("a b:G c:G");
    expect(placeStickers(document, ["b", "c"], 1)).toBe(document);
    expect(placeStickers(document, ["nobody"], 0)).toBe(document);
  });
});

describe("alignment", () => {
  // On the left door the art's right is to the tail: −z.
  const row = (): BuildDocument => ({
    ...emptyBuild(),
    stickers: [
      testPlacement("a", { position: [0.9, 0.5, 1], size: [0.2, 0.1] }),
      testPlacement("b", { position: [0.9, 0.6, 0.2], size: [0.4, 0.2] }),
      testPlacement("c", { position: [0.9, 0.8, -0.5], size: [0.2, 0.2] }),
      testPlacement("other", { position: [-0.9, 0.5, 0], rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2] }),
      testPlacement("locked", { position: [0.9, 0.1, 0], locked: true }),
    ],
  });
  const all = ["a", "b", "c", "other", "locked"];
  const sides = ["other", "locked", "a", "b", "c"];
  const of = (document: BuildDocument, id: string) => document.stickers.find((one) => one.id === id)?.position ?? [];
  it("looks at unlocked stickers of one side only", () => {
    expect(alignable(row(), sides)).toBe(3);
    const next = alignStickers(row(), sides, "top");
    expect(of(next, "other")).toEqual([-0.9, 0.5, 0]);
    expect(of(next, "locked")).toEqual([0.9, 0.1, 0]);
    expect(alignStickers(row(), all.slice(3), "top")).toEqual(row());
  });
  it("brings edges and centres into line", () => {
    const top = alignStickers(row(), ["a", "b", "c"], "top");
    expect(["a", "b", "c"].map((id) => (of(top, id)[1] ?? 0) + (id === "a" ? 0.05 : 0.1))).toEqual([
      expect.closeTo(0.9),
      expect.closeTo(0.9),
      expect.closeTo(0.9),
    ]); // prettier-ignore
    const left = alignStickers(row(), ["a", "b", "c"], "left");
    expect([of(left, "a")[2], of(left, "b")[2], of(left, "c")[2]]).toEqual([
      expect.closeTo(1),
      expect.closeTo(0.9),
      expect.closeTo(1),
    ]); // prettier-ignore
    const middle = alignStickers(row(), ["a", "b", "c"], "middle");
    expect(new Set(["a", "b", "c"].map((id) => of(middle, id)[1]?.toFixed(5))).size).toBe(1);
  });
  it("leaves equal gaps between sizes that differ", () => {
    const next = distributeStickers(row(), ["a", "b", "c"], "across");
    const [a = 0, b = 0, c = 0] = ["a", "b", "c"].map((id) => of(next, id)[2]);
    expect([a, c]).toEqual([1, -0.5]);
    expect(a - 0.1 - (b + 0.2)).toBeCloseTo(b - 0.2 - (c + 0.1));
  });
  it("asks for the surface where it is known", () => {
    const next = alignStickers(row(), ["a", "b", "c"], "top", (_, [x, y, z]) => ({ position: [x - 0.01, y, z] }));
    expect(of(next, "a")[0]).toBeCloseTo(0.89);
    expect(of(next, "c")[0]).toBeCloseTo(0.9);
  });
});

describe("a broken mirror link", () => {
  it("leaves what was seen: the twin stands on its own", () => {
    const linked = { ...emptyBuild(), stickers: [testPlacement("a", { mirror: { readable: false } })] };
    const [own, twin] = unlinkTwins(linked, ["a"], () => "twin").stickers;
    expect(own).toMatchObject({ id: "a", mirror: null, flip: false });
    expect(twin).toMatchObject({ id: "twin", mirror: null, flip: true, position: [-0.9, 0.6, 0.1] });
    const readable = { ...emptyBuild(), stickers: [testPlacement("a", { mirror: { readable: true } })] };
    expect(unlinkTwins(readable, ["a"], () => "twin").stickers[1]?.flip).toBe(false);
  });
});
