import { describe, expect, it } from "vitest";
import { shownFacets } from "./facets.server.ts";
import type { Facet } from "./shop.ts";

const facet = (slug: string, unit: string | null, counts: readonly number[]): Facet => ({
  slug,
  name: slug,
  unit,
  values: counts.map((count, at) => ({ slug: `v${at}`, name: `v${at}`, count })),
});
const shown = (facets: Facet[], chosen = {}) => shownFacets(facets, chosen).map(({ slug }) => slug);

describe("filters worth showing", () => {
  it("are those that leave a choice", () => {
    expect(shown([facet("material", null, [3, 1]), facet("one", null, [9])])).toEqual(["material"]);
  });

  it("are no measures that every product has for itself, nor too many", () => {
    const each = facet("length", "MM", [1, 1, 1, 2]);
    const many = facet(
      "width",
      "MM",
      Array.from({ length: 25 }, () => 4),
    );
    expect(shown([each, many, facet("offset", "MM", [4, 2, 3])])).toEqual(["offset"]);
  });

  it("are always those that were chosen, also what leaves nothing: it can be taken back", () => {
    const [only] = shownFacets([facet("length", "MM", [1, 1])], { length: ["v0", "gone"] });
    expect(only?.values.at(-1)).toEqual({ slug: "gone", name: "gone", count: 0 });
  });
});
