import { expect, it } from "vitest";
import { robots, sitemap, webManifest } from "./sitemap.ts";

it("lists a page in each language, with links between them and a default", () => {
  const xml = sitemap("https://a.example", ["/car", "/car/a&b"]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    "<loc>https://a.example/car</loc>",
    "<loc>https://a.example/car?lang=ko</loc>",
    "<loc>https://a.example/car?lang=ja</loc>",
    "<loc>https://a.example/car/a&amp;b</loc>",
    "<loc>https://a.example/car/a&amp;b?lang=ko</loc>",
    "<loc>https://a.example/car/a&amp;b?lang=ja</loc>",
  ]);
  expect(xml).toContain('hreflang="x-default" href="https://a.example/car"');
  expect(xml).not.toMatch(/&(?!amp;)/);
});
it("names the sitemap, keeps carts and orders out, and has icons for a home screen", () => {
  expect(robots("https://a.example")).toContain("Sitemap: https://a.example/sitemap.xml");
  expect(robots("https://a.example")).toContain("Disallow: /orders/");
  expect(webManifest("Carloom", "x").icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512"]);
});
