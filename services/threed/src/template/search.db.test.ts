import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerTemplate } from "./template.command.ts";
import { exampleManifest, modelBytes } from "../testing/content.ts";
import { ADMINISTRATOR, openWorld, type World } from "../testing/world.ts";

const LIST = `query templateSearch($first: Int, $after: String, $search: String, $brand: String) {
  templateSearch(first: $first, after: $after, search: $search, brand: $brand) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { slug } }
  }
}`;
const BRANDS = "query templateBrands { templateBrands { brand count } }";

let world: World;
let administrator: string;

beforeAll(async () => {
  world = await openWorld();
  administrator = await world.token(ADMINISTRATOR);
  const files = new Map([["model.glb", modelBytes("x")]]);
  const add = (slug: string, brand: string, ko: string, open = true) =>
    registerTemplate(
      world.services,
      { slug, title: { en: slug.toUpperCase(), ko, ja: slug }, open },
      { ...exampleManifest(slug), brand, model: "100%_real" },
      files,
    );
  await add("orro-x", "Orro", "오로 엑스");
  await add("orro-y", "orro ", "오로 와이");
  await add("orro-z", "ORRO", "오로 제트", false);
  const title = { en: "Kana", ko: "카나", ja: "カナるーむ" };
  await registerTemplate(world.services, { slug: "kana", title, open: true }, exampleManifest("kana"), files);
});
afterAll(() => world.services.drop());

const list = async (variables: Record<string, unknown>, token?: string) => {
  const { data } = await world.call(LIST, { first: 100, ...variables }, token);
  const { totalCount, edges } = data.templateSearch;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: { slug: string } }) => node.slug);
};

describe("a search of templates", () => {
  it("takes every word, in any language, order and form of writing", async () => {
    expect(await list({ search: "x ORRO" })).toEqual(["orro-x"]);
    expect(await list({ search: "ＯＲＲＯ" })).toEqual(["orro-x", "orro-y"]);
    expect(await list({ search: "오로  와이" })).toEqual(["orro-y"]);
    expect(await list({ search: "   " })).toContain("halden-one");
    expect(await list({ search: "orro nothing" })).toEqual([]);
  });
  it.each(["かなルーム", "カナるーむ", "ｶﾅﾙｰﾑ"])("takes either kana for the other: %s", async (search) =>
    expect(await list({ search })).toEqual(["kana"]),
  );
  it("takes signs of patterns as they are, and bytes that no text holds as nothing", async () => {
    expect(await list({ search: "100%_real" })).toEqual(["orro-x", "orro-y"]);
    expect(await list({ search: "100__real" })).toEqual([]);
    expect(await list({ search: "\\" })).toEqual([]);
    expect(await list({ search: "orro-y \0" })).toEqual(["orro-y"]);
  });
  it("narrows by brand without regard to case and blanks, and pages on", async () => {
    expect(await list({ brand: "orro" })).toEqual(["orro-x", "orro-y"]);
    expect(await list({ brand: "Orro", search: "x" })).toEqual(["orro-x"]);
    expect(await list({ brand: "\0" })).toEqual([]);
    const first = (await world.call(LIST, { first: 1, brand: "orro" })).data.templateSearch;
    const { hasNextPage, endCursor } = first.pageInfo;
    const next = (await world.call(LIST, { first: 1, brand: "orro", after: endCursor })).data.templateSearch;
    expect([hasNextPage, next.edges[0].node.slug, next.pageInfo.hasNextPage]).toEqual([true, "orro-y", false]);
  });
  it("shows what is not open to administrators alone, in lists and in counts", async () => {
    expect(await list({ search: "orro" }, administrator)).toEqual(["orro-x", "orro-y", "orro-z"]);
    const brands = async (token?: string) => (await world.call(BRANDS, {}, token)).data.templateBrands;
    expect(await brands()).toContainEqual({ brand: "ORRO", count: 2 });
    expect(await brands(administrator)).toContainEqual({ brand: "ORRO", count: 3 });
  });
});
