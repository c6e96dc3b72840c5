// reads: apps/site/build
import { existsSync } from "node:fs";
import { LANGUAGES } from "@carloom/i18n";
import { readSettings } from "@carloom/settings/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixedPages } from "../app/seo/sitemap.ts";
import { createSiteHandler, type SiteHandler } from "../server/handler.ts";
import { type Double, startDouble } from "./double.ts";

const ORIGIN = "https://site.example";
const LISTED = [...fixedPages(), "/car/halden-gt"];
const UNLISTED = ["/carloomx", "/garage/nobody-here", "/error-404", "/no/such/page", "/car?q=orro"];

const built = existsSync(new URL("../build/server/index.js", import.meta.url));
const decoded = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** What a page tells those who do not read it. */
function headOf(html: string) {
  const every = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => decoded(match[1] ?? ""));
  const meta = (name: string) => every(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, "g"));
  return {
    language: every(/<html lang="(\w+)">/g),
    titles: every(/<title>([^<]*)<\/title>/g),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    canonical: every(/<link rel="canonical" href="([^"]*)"\/>/g),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"\/>/g)].map((match) => [
      match[1],
      decoded(match[2] ?? ""),
    ]),
    data: every(/<script type="application\/ld\+json">(.*?)<\/script>/g).map((text) => JSON.parse(text) as object),
    meta,
  };
}

describe.skipIf(!built).each(LANGUAGES)("what search engines read in %s", (language) => {
  let double: Double;
  let site: SiteHandler;
  beforeAll(async () => {
    double = await startDouble();
    const { public: settings } = readSettings({ SERVICES_ORIGIN: double.url, SITE_ORIGIN: ORIGIN });
    site = await createSiteHandler({ settings });
  });
  afterAll(() => double.close());

  const localized = (path: string) => {
    const url = new URL(path, ORIGIN);
    if (language !== "en") url.searchParams.set("lang", language);
    return url.href;
  };
  const read = async (path: string) => headOf(await (await site.handle(new Request(localized(path)))).text());

  it.each(LISTED)("%s names itself once, in bounds, with its languages and its card", async (path) => {
    const { language: lang, titles, headings, canonical, alternates, data, meta } = await read(path);
    expect([lang, titles.length, headings, canonical]).toEqual([[language], 1, 1, [localized(path)]]);
    expect(titles[0]?.length).toBeGreaterThan(5);
    expect([...(titles[0] ?? "")].length).toBeLessThanOrEqual(60);
    const [description = ""] = meta("description");
    expect(description.length).toBeGreaterThan(10);
    expect([...description].length).toBeLessThanOrEqual(160);
    expect(alternates).toEqual([
      ["en", ORIGIN + path],
      ["ko", `${ORIGIN}${path}?lang=ko`],
      ["ja", `${ORIGIN}${path}?lang=ja`],
      ["x-default", ORIGIN + path],
    ]);
    for (const name of ["keywords", "og:site_name", "twitter:site"]) expect(meta(name)[0], name).toBeTruthy();
    expect(meta("og:url")).toEqual(canonical);
    expect([meta("og:title"), meta("twitter:title")]).toEqual([titles, titles]);
    expect([meta("og:description"), meta("twitter:description")]).toEqual([[description], [description]]);
    expect(meta("og:image")[0]).toMatch(/^https?:\/\//);
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual([["1200"], ["630"]]);
    expect(meta("twitter:card")).toEqual(["summary_large_image"]);
    expect(meta("robots")).toEqual([]);
    for (const document of data) expect(document).toMatchObject({ "@context": "https://schema.org" });
  });
  it("gives every listed page a title and a description of its own", async () => {
    const heads = await Promise.all(LISTED.map(read));
    expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(LISTED.length);
    expect(new Set(heads.map(({ meta }) => meta("description")[0])).size).toBe(LISTED.length);
  });
  it.each(UNLISTED)("%s asks not to be listed", async (path) => {
    const { titles, headings, canonical, alternates, meta } = await read(path);
    expect([titles.length, headings, canonical, alternates, meta("robots")]).toEqual([1, 1, [], [], ["noindex"]]);
  });
});
