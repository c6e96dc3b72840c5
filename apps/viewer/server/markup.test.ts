import type { ShownPage } from "@carloom/build";
import { expect, it } from "vitest";
import { contentOf, headOf, type PageHow } from "./markup.ts";

const title = { en: "Halden GT", ko: "할덴 GT", ja: "ハルデン GT" };
const page = {
  reference: "abcde12345",
  title: "Coastal 27",
  userName: "mina",
  origin: null,
  createdAt: "2026-01-01T00:00:00Z",
  picture: "http://localhost:8000/threed/shown/abcde12345.png",
  build: { paint: {}, parts: {}, stickers: [] },
  template: { slug: "halden-gt", title, manifest: { zones: [], slots: [] } },
  parts: [],
} as unknown as ShownPage;
const settings = {
  origin: "http://localhost:3000",
  productName: "Carloom",
  app: { canvas: "http://localhost:3003", threed: "http://localhost:3002" },
  seo: { siteName: "Carloom", twitterHandle: "@carloom" },
} as unknown as PageHow["settings"];
const how = (channel: string | null): PageHow => ({ settings, language: "ko", t: (key) => key, channel });
const hrefs = (markup: string) =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));

it("without script too, the page leads on in the visit's language and channel", () => {
  const links = hrefs(contentOf(page, how("krw")).html);
  expect(links).toContain("http://localhost:3003/workspace/default/halden-gt?remix=abcde12345&lang=ko&channel=krw");
  expect(links).toContain("http://localhost:3000/garage/mina?lang=ko&channel=krw");
  expect(links).toContain("/s/abcde12345.pdf?lang=ko&channel=krw");
  expect(links.filter((href) => !href?.includes("channel=krw"))).toEqual([]);
  expect(contentOf(page, how(null)).html).not.toContain("channel=");
});

it("is known to others by one address, whatever the channel", () => {
  expect(headOf(page, how("krw")).html).not.toContain("channel=");
});
