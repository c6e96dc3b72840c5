import type { LoaderFunctionArgs } from "react-router";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type ServerSite, serverSite } from "../server-context.ts";
import { loader } from "./sitemap.ts";

const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const car = { slug: "soon-one", title: "Soon", description: null, brand: "HALDEN", opensAt: null, pictures: [] };

/** The map where the services answer so. */
async function map(announcedTemplates: readonly object[] | null): Promise<Response> {
  const answers: Record<string, unknown> = {
    templateSlugs: { templates: none },
    announcedTemplates: announcedTemplates && { announcedTemplates },
    sitePageSlugs: { pages: { edges: [] } },
    productSlugs: { products: none },
  };
  const client = { tryQuery: async ({ operationName }: { operationName: string }) => answers[operationName] ?? null };
  const context = new RouterContextProvider();
  context.set(serverSite, {
    settings: { origin: "https://site.example" },
    shop: null,
    threed: { en: client },
    commerce: client,
  } as unknown as ServerSite);
  return loader({ context } as unknown as LoaderFunctionArgs);
}

it("holds cars that are coming, and is not there where they cannot be asked for: none is taken for gone", async () => {
  expect(await (await map([car])).text()).toContain("/car/soon-one");
  expect((await map(null)).status).toBe(503);
});
