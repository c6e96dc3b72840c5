import { BuildDocument } from "@carloom/build";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rasterSize } from "./art.ts";
import { layerKey, planBake, visibleLayers } from "./plan.ts";

const stickers = (list: object[]) =>
  BuildDocument.parse({
    stickers: list.map((change, i) => ({
      id: `s${i}`,
      art: { kind: "text", text: "x", font: "f", color: "#ffffff" },
      position: [1, 0, 0],
      rotation: [0, 0, 0, 1],
      size: [0.1, 0.1],
      depth: 0.1,
      ...change,
    })),
  }).stickers;

describe("planning a bake", () => {
  it("does nothing, adds on top, or starts over", () => {
    expect(planBake(["a", "b"], ["a", "b"])).toEqual({ kind: "none" });
    expect(planBake(["a"], ["a", "b", "c"])).toEqual({ kind: "append", from: 1 });
    expect(planBake([], ["a"])).toEqual({ kind: "append", from: 0 });
    expect(planBake(["a", "b"], [])).toEqual({ kind: "rebuild" });
  });

  it("touches only what came, went, changed or moved", () => {
    const patch = (removed: number[], added: number[]) => ({ kind: "patch", removed, added });
    expect(planBake(["a", "b", "c"], ["a", "c"])).toEqual(patch([1], []));
    expect(planBake(["a", "b", "c"], ["a", "x", "c"])).toEqual(patch([1], [1]));
    expect(planBake(["a", "c"], ["a", "b", "c", "d"])).toEqual(patch([], [1, 3]));
    // One layer to the top: it alone, not all those that sank by one.
    expect(planBake(["a", "b", "c", "d"], ["b", "c", "d", "a"])).toEqual(patch([0], [3]));
    expect(planBake(["a", "a", "b"], ["a", "b", "a"])).toEqual(patch([2], [1]));
  });

  it("starts over when much changes", () => {
    const list = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
    expect(planBake([...list("a", 60), "z"], [...list("b", 60), "z"])).toEqual({ kind: "rebuild" });
  });

  it("leaves the rest in order, whatever the change", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 20 }),
        fc.uniqueArray(fc.string(), { maxLength: 20 }),
        (a, b) => {
          const plan = planBake(a, b);
          if (plan.kind !== "patch") return;
          const rest = a.filter((_, i) => !plan.removed.includes(i));
          for (const i of plan.added) rest.splice(i, 0, b[i] ?? "");
          expect(rest).toEqual(b);
        },
      ),
    );
  });

  it("takes names, groups and locks for invisible", () => {
    const [a, b, c] = stickers([{}, { id: "s0", name: "n", group: "g", locked: true }, { id: "s0", opacity: 0.5 }]);
    if (!a || !b || !c) throw new Error();
    expect(layerKey(a)).toBe(layerKey(b));
    expect(layerKey(a)).not.toBe(layerKey(c));
  });

  it("leaves out hidden and clear layers", () => {
    expect(visibleLayers(stickers([{}, { hidden: true }, { opacity: 0 }])).map((p) => p.id)).toEqual(["s0"]);
  });
});

describe("art resolution", () => {
  it("follows the size on the car, keeps the shape, and is limited", () => {
    expect(rasterSize([1, 0.5], 1000, 2048)).toEqual([1250, 625]);
    expect(rasterSize([8, 4], 1000, 2048)).toEqual([2048, 1024]);
    expect(rasterSize([0.01, 0.005], 1000, 2048)).toEqual([64, 32]);
  });
});
