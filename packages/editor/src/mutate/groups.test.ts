import { type BuildDocument, emptyBuild, parseBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignable, alignStickers, distributeStickers } from "./align.ts";
import {
  freeGroupName,
  groupAround,
  groupStickers,
  insideOf,
  placeStickers,
  renameGroup,
  stepStickers,
  stickersToEnd,
  ungroupStickers,
} from "./groups.ts";
import { unlinkTwins } from "./mirror.ts";
import { fadeGroup, lineageOf, tidied } from "./nesting.ts";
import { pasteStickers } from "./paste.ts";
import { removeStickers } from "./stickers.ts";

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
/** The same with the way to each: `a:H/G` lies in G, which lies in H. */
const deep = (document: BuildDocument) =>
  document.stickers
    .map(({ id, group }) => [id, lineageOf(document, group).join("/")].filter(Boolean).join(":"))
    .join(" ");
const nest = (start: string, groups: Record<string, string>): BuildDocument => ({
  ...layers(start),
  groups: Object.fromEntries(Object.entries(groups).map(([name, outer]) => [name, { in: outer }])),
});

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

describe("groups in groups", () => {
  it("are made of whole groups, in the group that all of it is in, and taken apart one level at a time", () => {
    const two = layers("a:G b:G c d:H e:H f");
    const outer = groupStickers(two, ["a", "b", "c", "d", "e"], "Outer");
    expect(deep(outer)).toBe("a:Outer/G b:Outer/G c:Outer d:Outer/H e:Outer/H f");
    const inner = groupStickers(outer, ["c", "d", "e"], "Inner");
    expect(deep(inner)).toBe("a:Outer/G b:Outer/G c:Outer/Inner d:Outer/Inner/H e:Outer/Inner/H f");
    // a whole group once more: another one around it
    expect(deep(groupStickers(outer, ["a", "b"], "Around"))).toContain("a:Outer/Around/G b:Outer/Around/G");
    const all = ["a", "b", "c", "d", "e"];
    const once = ungroupStickers(inner, all);
    expect(deep(once)).toBe("a:G b:G c:Inner d:Inner/H e:Inner/H f");
    expect(deep(ungroupStickers(once, ["d"]))).toBe("a:G b:G c:Inner d:Inner e:Inner f");
    expect(ungroupStickers(ungroupStickers(once, all), all)).toEqual({ ...two, stickers: expect.anything() });
  });
  it("keep what they hold under another name, and a name is taken by an outer group, too", () => {
    const document = nest("a:G b:H", { G: "O", H: "O" });
    expect(deep(renameGroup(document, "O", "All"))).toBe("a:All/G b:All/H");
    expect(renameGroup(document, "G", "O")).toBe(document);
    expect(freeGroupName(document, (n) => ["O", "G", "Free"][n - 1] ?? "")).toBe("Free");
  });
  it("are stepped over, entered and left level by level", () => {
    const document = nest("a b:G c:G d:O e", { G: "O" });
    const step = (ids: string[], by: 1 | -1, from = document) => deep(stepStickers(from, ids, by));
    expect(step(["a"], 1)).toBe("a:O b:O/G c:O/G d:O e");
    expect(step(["d"], -1)).toBe("a b:O/G c:O/G d:O/G e");
    expect(step(["b", "c"], 1)).toBe("a d:O b:O/G c:O/G e");
    expect(step(["b", "c"], -1)).toBe("a b:G c:G d:O e");
    expect(step(["e"], -1)).toBe("a b:O/G c:O/G d:O e:O");
    expect(step(["b", "c", "d"], 1)).toBe("a e b:O/G c:O/G d:O");
    expect(step(["b"], -1)).toBe("a b:O c:O/G d:O e");
  });
  it("stay in one piece when layers of several of them step at once", () => {
    const start = nest("b c d g a:G e:G f:G h:H", { G: "H" });
    expect(deep(stepStickers(start, ["d", "e"], 1))).toBe("b c g a:H/G f:H/G d:H e:H h:H");
  });
  it("are dragged into one another as they are", () => {
    const moved = placeStickers(layers("a:G b:G c:H d:H"), ["a", "b"], 1, "H", true);
    expect(deep(moved)).toBe("c:H a:H/G b:H/G d:H");
    expect(deep(placeStickers(moved, ["a", "b"], 2, null, true))).toBe("c:H d:H a:G b:G");
    expect(deep(stickersToEnd(moved, ["a", "b"], "bottom"))).toBe("a:G b:G c:H d:H");
  });
  it("are selected outwards and inwards", () => {
    const document = nest("a:G b:G c:O d", { G: "O" });
    expect(groupAround(document, ["a"])).toEqual(["b"]);
    expect(groupAround(document, ["a", "b"])).toEqual(["c"]);
    expect(groupAround(document, ["a", "b", "c"])).toEqual([]);
    expect(insideOf(document, ["a", "b", "c"])).toEqual(["c"]);
    expect(insideOf(nest("c:O a:G b:G", { G: "O" }), ["a", "b", "c"])).toEqual(["a", "b"]);
    expect(insideOf(document, ["a"])).toBeNull();
  });
  it("come along when they are pasted, under free names, and leave no name behind", () => {
    const document = nest("a:G b:O", { G: "O" });
    const pasted = pasteStickers(document, document.stickers, {
      ids: ["x", "y"],
      groupName: (n) => `New ${n}`,
      groups: document.groups,
    });
    expect(deep(pasted)).toBe("a:O/G b:O x:New 2/New 1 y:New 2");
    expect(tidied(removeStickers(document, ["a"]))).not.toHaveProperty("groups");
  });
  it("keep how much of them shows wherever they go, and what is whole says nothing", () => {
    const document = fadeGroup(fadeGroup(nest("a:G b:G c:O d", { G: "O" }), "G", 0.5), "O", 0.8);
    expect(document.groups).toEqual({ G: { in: "O", opacity: 0.5 }, O: { opacity: 0.8 } });
    expect(parseBuild(document)).toMatchObject({ ok: true });
    expect(renameGroup(document, "O", "P").groups).toEqual({ G: { in: "P", opacity: 0.5 }, P: { opacity: 0.8 } });
    expect(ungroupStickers(document, ["a", "b", "c"]).groups).toEqual({ G: { opacity: 0.5 } });
    expect(groupStickers(document, ["a", "b"], "N").groups).toEqual({
      G: { in: "N", opacity: 0.5 },
      N: { in: "O" },
      O: { opacity: 0.8 },
    });
    expect(stickersToEnd(document, ["a", "b"], "top").groups).toEqual({ G: { opacity: 0.5 }, O: { opacity: 0.8 } });
    expect(tidied(removeStickers(document, ["a", "b"])).groups).toEqual({ O: { opacity: 0.8 } });
    const { stickers, groups } = document;
    const pasted = pasteStickers(document, stickers.slice(0, 2), {
      ids: ["x", "y"],
      groupName: (n) => `New ${n}`,
      groups: { G: groups?.G ?? {} },
    });
    expect(pasted.groups).toMatchObject({ G: { in: "O", opacity: 0.5 }, "New 1": { opacity: 0.5 } });
    expect(fadeGroup(fadeGroup(document, "G", 1), "O", 1).groups).toEqual({ G: { in: "O" } });
    expect(fadeGroup(document, "nobody", 0.5)).toBe(document);
  });
  it("stay in one piece each whatever is done, and a chain that ends in itself does no harm", () => {
    const ids = "abcdefgh".split("");
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom("up", "down", "group", "ungroup", "top", "bottom"),
        ids: fc.subarray(ids, { minLength: 1, maxLength: 4 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(acts, (list) => {
        let document: BuildDocument = layers("a b c d e f g h");
        let count = 0;
        for (const { act, ids: chosen } of list) {
          if (act === "group") document = groupStickers(document, chosen, `G${count++}`);
          else if (act === "ungroup") document = ungroupStickers(document, chosen);
          else if (act === "top" || act === "bottom") document = stickersToEnd(document, chosen, act);
          else document = stepStickers(document, chosen, act === "up" ? 1 : -1);
          expect(document.stickers.map(({ id }) => id).toSorted()).toEqual(ids);
          const paths = document.stickers.map(({ group }) => lineageOf(document, group));
          for (const name of new Set(paths.flat())) {
            const runs = paths.filter((path, i) => path.includes(name) && !paths[i - 1]?.includes(name));
            expect(runs).toHaveLength(1);
          }
          expect(tidied(document)).toBe(document);
          expect(parseBuild(document).ok).toBe(true);
        }
      }),
    );
    expect(lineageOf({ groups: { A: { in: "B" }, B: { in: "A" } } }, "A")).toEqual(["B", "A"]);
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

it("a chain of a thousand groups is looked at as far as somebody nests, and one that ends in itself ends", () => {
  const name = (n: number) => `g${n}`;
  const chained: BuildDocument = {
    ...emptyBuild(),
    stickers: Array.from({ length: 200 }, (_, i) => testPlacement(`s${i}`, { group: name(0) })),
    groups: Object.fromEntries(Array.from({ length: 999 }, (_, n) => [name(n), { in: name(n + 1) }])),
  };
  expect(lineageOf(chained, name(0))).toEqual(Array.from({ length: 64 }, (_, n) => name(63 - n)));
  const before = process.threadCpuUsage();
  expect(groupStickers(chained, ["s0", "s1"], "new").stickers).toHaveLength(200);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
  expect(lineageOf({ groups: { a: { in: "b" }, b: { in: "a" } } }, "a")).toEqual(["b", "a"]);
});
