import { expect, it } from "vitest";
import { CATEGORIES } from "./base.ts";
import { shelved } from "./shelf.ts";

const first = Object.keys(CATEGORIES).slice(0, 3);
const goods = first.flatMap((category, of) =>
  Array.from({ length: 4 - of }, (_, i) => ({ slug: `${category}-${i}`, category, position: of * 100 + i })),
);
const slugs = (list: readonly { slug: string; position: number }[]) =>
  list.toSorted((a, b) => a.position - b.position).map(({ slug }) => slug);

it("shows one of each category in turn, each category in its own order, and nothing twice at one place", () => {
  const [a, b, c] = first;
  expect(slugs(shelved(goods))).toEqual(
    [0, 1, 2, 3].flatMap((i) => [`${a}-${i}`, ...(i < 3 ? [`${b}-${i}`] : []), ...(i < 2 ? [`${c}-${i}`] : [])]),
  );
  const places = shelved(goods).map(({ position }) => position);
  expect(new Set(places).size).toBe(goods.length);
});

it("leaves the variants of a product at one place, wherever they stand in the list", () => {
  const [one, two, other] = shelved([
    { slug: "rim", category: "wheels", position: 5 },
    { slug: "rim", category: "wheels", position: 5 },
    { slug: "mesh", category: "wheels", position: 1 },
  ]);
  expect(two?.position).toBe(one?.position);
  expect(other?.position).toBeLessThan(one?.position ?? 0);
});
