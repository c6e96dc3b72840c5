import { expect, it } from "vitest";
import { closedTiles } from "./closed-tiles.ts";

const node = (index: number) => ({
  slug: `car-${index}`,
  title: `Car ${index}`,
  thumbnail: null,
  thumbnailMobile: null,
  thumbnailWebp: null,
  thumbnailVideo: null,
  pictures: [],
  summary: { brand: "KIA", bodyStyle: "hatch", slots: 9 },
  comingSoon: { status: index % 2 === 0 ? "open" : "soon" },
});

/** A catalogue of so many templates, every second of them not open. */
const catalogue = (size: number, failsAfter = Number.POSITIVE_INFINITY) => ({
  tryQuery: (async (_: unknown, { first, after }: { first: number; after: string | null }) => {
    const from = Number(after ?? 0);
    if (from >= failsAfter) return null;
    const to = Math.min(from + first, size);
    const edges = Array.from({ length: to - from }, (_, index) => ({ node: node(from + index) }));
    return { templates: { pageInfo: { hasNextPage: to < size, endCursor: String(to) }, edges } };
  }) as never,
});

it("are all there, however many templates there are, with their brand", async () => {
  const tiles = await closedTiles(catalogue(350));
  expect(tiles).toHaveLength(175);
  expect(tiles.at(-1)).toMatchObject({ slug: "car-349", brand: "KIA", slots: 9, open: false });
});
it("are those that could be read where the service stops answering", async () => {
  expect(await closedTiles(catalogue(350, 200))).toHaveLength(100);
});
