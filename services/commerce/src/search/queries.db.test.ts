import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatedCatalogue, generatedShop } from "../testing/generated.ts";
import type { Shop } from "../testing/shop.ts";

/** What somebody types, and what `category/slug` of all, or of some, of the first five results must be. */
type Search = { search: string; all?: string; some?: string };

const FIRST = 5;
/** Of all searches; the rest are named below them. */
const WANTED = 0.95;
const searchesIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`./searches/${language}.json`, import.meta.url), "utf8")) as Search[];

const folder = generatedCatalogue();

describe.skipIf(!folder)("searches that people type, on the generated catalogue", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await generatedShop(folder ?? "");
  });
  afterAll(() => shop?.drop());

  async function first(search: string): Promise<string[]> {
    const { data, errors } = await shop.graphql(
      `query($search: String!, $first: Int!) { products(channel: "default-channel", search: $search, first: $first) {
        edges { node { slug category { slug } } } } }`,
      { search, first: FIRST },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    type Edge = { node: { slug: string; category: { slug: string } | null } };
    return data.products.edges.map(({ node }: Edge) => `${node.category?.slug ?? ""}/${node.slug}`);
  }

  // each set was written before the rules that answer it
  it.each(["en", "ko", "ja", "en.later", "ko.later", "ja.later"])(
    "have the right goods among the first five: %s",
    async (language) => {
      const searches = searchesIn(language);
      const missed: string[] = [];
      for (const { search, all, some } of searches) {
        const found = await first(search);
        const fits = (pattern: string) => (name: string) => new RegExp(pattern).test(name);
        const isRight = all ? found.length > 0 && found.every(fits(all)) : found.some(fits(some ?? ""));
        if (!isRight) missed.push(`${search}: ${found.join(", ") || "nothing"}`);
      }
      expect(searches.length).toBeGreaterThanOrEqual(40);
      expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(Math.floor(searches.length * (1 - WANTED)));
    },
  );
});
