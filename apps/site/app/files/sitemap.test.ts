import type { LoaderFunctionArgs } from "react-router";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type ServerSite, serverSite } from "../server-context.ts";
import { loader } from "./sitemap.ts";
import { loader as pagesLoader } from "./sitemap-pages.ts";
import { loader as partLoader } from "./sitemap-part.ts";

const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const car = { slug: "soon-one", title: "Soon", description: null, brand: "HALDEN", opensAt: null, pictures: [] };

const few = [{ number: 0, count: 2 }];

/** A file of the map where the services answer so; `parts` are those of every channel. */
async function map(
  announcedTemplates: readonly object[] | null,
  parts: readonly object[] | null = few,
  [load, params]: [typeof loader, Record<string, string>] = [loader, {}],
  shop: object | null = { channel: { slug: "default-channel", currencyCode: "USD" }, vehicles: [] },
): Promise<Response> {
  const answers: Record<string, unknown> = {
    templateSlugs: { templates: none },
    templates: { templates: none },
    announcedTemplates: announcedTemplates && { announcedTemplates },
    sitePageSlugs: { pages: { edges: [] } },
    goodsParts: parts && { goodsParts: parts },
    shopFrame: shop,
  };
  const client = {
    tryQuery: async ({ operationName }: { operationName: string }, { part }: { part?: number }) =>
      operationName === "goodsSlugs"
        ? { goodsSlugs: part === 0 ? ["rim-one", "rim-two"] : part === 7 ? ["late-one"] : [] }
        : (answers[operationName] ?? null),
  };
  const context = new RouterContextProvider();
  context.set(serverSite, {
    settings: { origin: "https://site.example" },
    shop: null,
    threed: { en: client },
    commerce: client,
  } as unknown as ServerSite);
  return load({ context, params } as unknown as LoaderFunctionArgs);
}

it("holds cars that are coming, and is not there where they cannot be asked for: none is taken for gone", async () => {
  expect(await (await map([car])).text()).toContain("/car/soon-one");
  expect((await map(null)).status).toBe(503);
});

it("holds few goods itself, and is not there where they cannot be asked for", async () => {
  expect(await (await map([])).text()).toContain("/default-channel/products/rim-two");
  expect((await map([], null)).status).toBe(503);
});

it("holds categories with goods and collections, and is not there where they cannot be asked for", async () => {
  const category = (slug: string, totalCount: number) => ({
    node: { id: slug, slug, name: slug, products: { totalCount } },
  });
  const shop = {
    channel: { slug: "default-channel", currencyCode: "USD" },
    categories: { edges: [category("rim", 2), category("brake", 0)] },
    collections: { edges: [{ node: { id: "c", slug: "winter", name: "Winter" } }] },
    vehicles: [],
  };
  const text = await (await map([], few, undefined, shop)).text();
  expect(text).toContain("<loc>https://site.example/default-channel?category=rim&amp;lang=ko</loc>");
  expect(text).toContain("<loc>https://site.example/default-channel?collection=winter</loc>");
  expect(text).not.toContain("brake");
  expect((await map([], few, undefined, null)).status).toBe(503);
});

it("names a file for each part of many goods and one for all other pages, which hold them", async () => {
  const many = [
    { number: 0, count: 4000 },
    { number: 7, count: 3000 },
  ];
  const index = await (await map([car], many)).text();
  expect(index).toContain("<sitemapindex");
  expect(index.match(/<loc>[^<]*default-channel[^<]*/g)).toEqual([
    "<loc>https://site.example/sitemap/default-channel/0",
    "<loc>https://site.example/sitemap/default-channel/7",
  ]);
  expect(index).not.toContain("soon-one");
  expect(await (await map([car], many, [pagesLoader, {}])).text()).toContain("/car/soon-one");
  const part = await map([car], many, [partLoader, { channel: "default-channel", part: "7" }]);
  expect(await part.text()).toContain("/default-channel/products/late-one");
  for (const params of [
    { channel: "default-channel", part: "3" },
    { channel: "nowhere", part: "0" },
    { channel: "default-channel", part: "-1" },
  ])
    expect((await map([car], many, [partLoader, params])).status).toBe(404);
});
