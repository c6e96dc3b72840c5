import { BuildDocument, fadesIn } from "@carloom/build";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rasterSize } from "./art.ts";
import { planAppended, planBake } from "./patching.ts";
import { isOnePicture, layerKey, visibleLayers } from "./plan.ts";

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
    expect(rasterSize([4, 4], 1000, 2048)).toEqual([2048, 2048]);
    // no more pixels than that square, twice as long at most
    expect(rasterSize([8, 4], 1000, 2048)).toEqual([2896, 1448]);
    expect(rasterSize([8, 0.4], 1000, 2048)).toEqual([4096, 205]);
    expect(rasterSize([0.01, 0.005], 1000, 2048)).toEqual([64, 32]);
  });
});

describe("layers of faded groups", () => {
  const list = stickers([{ group: "G" }, { group: "G" }, { group: "O" }, {}, { group: "G" }]);
  const groups = { G: { in: "O", opacity: 0.5 }, O: { opacity: 0.8 } };
  it("are one picture for each run of them, the outermost group first, and cost nothing where all is whole", () => {
    const layers = visibleLayers(list, fadesIn({ groups }));
    const runs = layers.map(({ fades = [] }) => fades.map(({ run, opacity }) => `${run} ${opacity}`).join(", "));
    expect(runs).toEqual(["1 O 0.8, 1 G 0.5", "1 O 0.8, 1 G 0.5", "1 O 0.8", "", "2 O 0.8, 2 G 0.5"]);
    expect(layers.map((one, i) => isOnePicture(one, layers[i + 1]))).toEqual([true, true, false, false, false]);
    expect(visibleLayers(list, fadesIn({ groups: { G: { in: "O" } } }))).toEqual(list);
    expect(visibleLayers(list, fadesIn({ groups: { G: { in: "O" } } }))[0]).toBe(list[0]);
    // the same objects as long as nothing changes, others when the group does
    expect(visibleLayers(list, fadesIn({ groups }))[0]).toBe(layers[0]);
    expect(layerKey(visibleLayers(list, fadesIn({ groups: { ...groups, O: {} } }))[0]!)).not.toBe(layerKey(layers[0]!));
  });
  it("that go into a picture that is there are printed with it", () => {
    const layers = visibleLayers(list, fadesIn({ groups }));
    expect(planAppended(1, layers)).toEqual({ kind: "patch", removed: [], added: [1, 2, 3, 4] });
    expect(planAppended(3, layers)).toEqual({ kind: "append", from: 3 });
  });
});
