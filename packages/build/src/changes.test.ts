import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween, takeChanges } from "./changes.ts";
import type { BuildDocument } from "./document.ts";
import { emptyBuild } from "./empty.ts";
import { testPlacement } from "./testing/placement.ts";

const uuid = (n: number) => `0190a0a0-0000-7000-8000-00000000000${n}`;
const paint = fc.record({
  color: fc.constantFrom("#aa0000", "#00aa00", "#101010"),
  finish: fc.constantFrom("solid" as const, "matte" as const),
});
const build: fc.Arbitrary<BuildDocument> = fc
  .record({
    paint: fc.dictionary(fc.constantFrom("body", "roof", "mirrors"), paint),
    parts: fc.dictionary(fc.constantFrom("wheels.front", "spoiler"), fc.integer({ min: 1, max: 3 }).map(uuid)),
    stickers: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 3 }),
    asSold: fc.option(fc.constant<string[]>(["roof"]), { nil: undefined }),
    height: fc.integer({ min: -50, max: 20 }),
    scene: fc.option(fc.constantFrom({ id: "studio" }, { id: "dusk" }), { nil: undefined }),
    opacity: fc.constantFrom(0.5, 1),
  })
  .map(({ paint, parts, stickers, asSold, height, scene, opacity }) => ({
    ...emptyBuild(),
    paint,
    parts,
    stickers: stickers.sort().map((id) => testPlacement(id, { opacity })),
    ...(asSold && { asSold }),
    ...(scene && { scene }),
    stance: { ...emptyBuild().stance, height },
  }));

it("taking a layer takes the groups around it along, and leaves those of others where they lie", () => {
  const lies = (group: string, groups: Record<string, { in: string }>, id: string): BuildDocument => ({
    ...emptyBuild(),
    stickers: [testPlacement("own", { group: "mine" }), testPlacement(id, { group })],
    groups: { mine: { in: "ours" }, ...groups },
  });
  const to = { ...lies("inner", { inner: { in: "outer" }, mine: { in: "theirs" } }, "new") };
  const taken = takeChanges(lies("x", {}, "old"), to, [{ kind: "sticker", reference: "new" }]);
  expect(taken.groups).toEqual({ mine: { in: "ours" }, inner: { in: "outer" } });
});

it("a group that shows less of itself is a change of its layers, and is taken with them", () => {
  const at = (opacity?: number): BuildDocument => ({
    ...emptyBuild(),
    stickers: [testPlacement("a", { group: "G" }), testPlacement("b")],
    groups: { G: { in: "O" }, ...(opacity !== undefined && { O: { opacity } }) },
  });
  const changes = changesBetween(at(), at(0.5));
  expect(changes).toEqual([{ kind: "sticker", reference: "a" }]);
  expect(takeChanges(at(), at(0.5), changes)).toEqual(at(0.5));
  expect(takeChanges(at(0.5), at(), changes)).toEqual(at());
});

describe("changes of a build, one by one", () => {
  it("make the other build when all are taken, and none when none is", () => {
    fc.assert(
      fc.property(build, build, (from, to) => {
        const changes = changesBetween(from, to);
        expect(changesBetween(takeChanges(from, to, changes), to)).toEqual([]);
        expect(takeChanges(from, to, [])).toEqual(from);
      }),
    );
  });

  it("leave everything alone that was not taken", () => {
    fc.assert(
      fc.property(build, build, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (from, to, coins) => {
        const changes = changesBetween(from, to);
        const taken = changes.filter((_, i) => coins[i % coins.length]);
        expect(changesBetween(from, takeChanges(from, to, taken))).toEqual(taken);
      }),
    );
  });
});
