import { createHash } from "node:crypto";
import { readSettings } from "@carloom/settings/server";
import { describe, expect, it, vi } from "vitest";
import { createSiteHandler } from "../server/handler.ts";
import { builtSite, BUILT } from "./built-site.ts";
import { TEMPLATES } from "./double.ts";

if (!BUILT) console.warn("The site is not built (npm run build -w @carloom/site): its pages are not tested.");

describe.skipIf(!BUILT)("the built site", () => {
  const { get, html, double } = builtSite();

  it("renders the open templates, brands with counts, and nothing of a reader", async () => {
    const cookie = "carloom_checkout=abcdefgh1; carloom_00000000_access=administrator";
    const page = await html("/car", { cookie });
    expect(page).toContain("Choose your favorite car");
    expect(page.match(/class="car-tile"/g)).toHaveLength(4);
    expect(page).not.toContain("Halden GT S2");
    expect(page).toContain('<span class="ui-hidden">BMW, 2 cars</span>');
    expect(page).toBe(await html("/car"));
  });
  it("is read in every way as the same page", async () => {
    const text = await (await get("/car")).text();
    const answer = await get("/car");
    expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(text);
    expect(await new Response((await get("/car")).body).text()).toBe(text);
  });
  it("loads only the first row of pictures at once", async () => {
    const page = await html("/car");
    expect(page.match(/loading="eager"/g)).toHaveLength(3);
    expect(page.match(/loading="lazy"/g)).toHaveLength(1);
  });
  it("gives the browser the list once: in the page beside its markup, and itself to who goes on from another page", async () => {
    const page = await html("/car");
    const [, text = ""] = /<script type="application\/json" id="handed-0">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toMatchObject([{ slug: "halden-gt" }, { slug: "orro-5" }, {}, {}]);
    expect(page.match(/Orro 5/g)).toHaveLength(2);
    expect(page).not.toMatch(/<!--part-/);
    const data = await html("/car.data");
    expect(data).toContain("Orro 5");
    expect(data).not.toContain("handed-0");
  });
  it("keeps what it has written no longer than the list that it is made of", async () => {
    const [, orro] = TEMPLATES;
    if (!orro) throw new Error("no templates");
    const { public: settings } = readSettings({ SERVICES_ORIGIN: double().url, SITE_ORIGIN: "https://site.example" });
    // one of its own: what it keeps is from a later time
    const later = await createSiteHandler({ settings });
    const read = async () => (await later.handle(new Request("https://site.example/car"))).text();
    expect(await read()).toContain("Orro 5");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3001 });
    orro[1] = "Orro 6";
    try {
      const page = await read();
      expect(page.match(/Orro 6/g)).toHaveLength(2);
      expect(page).not.toContain("Orro 5");
      vi.setSystemTime(Date.now() + 3001);
      orro[4] = false;
      expect((await read()).match(/class="car-tile"/g)).toHaveLength(3);
    } finally {
      orro[1] = "Orro 5";
      orro[4] = true;
      vi.useRealTimers();
    }
  });
  it("writes each language and channel by itself, however often they were asked for", async () => {
    for (let round = 0; round < 2; round++)
      for (const [query, href] of [
        ["", "/car/orro-5"],
        ["?lang=ko", "/car/orro-5?lang=ko"],
        ["?channel=krw", "/car/orro-5?channel=krw"],
        ["?channel=krw&lang=ja", "/car/orro-5?channel=krw&amp;lang=ja"],
      ] as const) {
        const page = await html(`/car${query}`);
        expect([...page.matchAll(/href="(\/car\/orro-5[^"]*)" class="car-tile"/g)].map(([, to]) => to)).toEqual([href]);
      }
  });
  it("filters by brand and search without script", async () => {
    expect((await html("/car?brand=bmw")).match(/class="car-tile"/g)).toHaveLength(2);
    const found = await html("/car?q=orro");
    expect(found.match(/class="car-tile"/g)).toHaveLength(1);
    expect(found).toContain('value="orro"');
    expect(found).toContain("Parts and stickers for “orro”");
    expect(found).toContain('href="/default-channel/products/orro-wye-5-18"');
    expect(found).toContain("$310.00");
    expect(await html("/car?q=zzz&lang=ko")).toContain("‘zzz’에 맞는 차량이 없습니다.");
  });
  it("suggests cars and goods for a text, and nothing for none", async () => {
    const answer = await get("/search.json?q=halden");
    expect(answer.headers.get("content-type")).toContain("json");
    expect(await answer.json()).toMatchObject({ cars: [{ slug: "halden-gt" }], goods: [{ slug: "orro-wye-5-18" }] });
    expect(await (await get("/search.json?q=%20")).json()).toEqual({ cars: [], goods: [], total: 0 });
  });
  it("asks the services in the language of the page", async () => {
    const before = double().languages.length;
    await get("/car/halden-gt?lang=ja");
    // the shop's prices have no language
    expect(double().languages.slice(before).sort()).toEqual(["en", "ja"]);
    await get("/car/halden-gt");
    expect(double().languages.slice(before + 2)).not.toContain("ja");
  });
  it("takes the language of the address, English for any other, and links stay in it", async () => {
    const korean = await html("/car?lang=ko");
    expect(korean).toContain('<html lang="ko">');
    expect(korean).toContain('href="/car/halden-gt?lang=ko"');
    expect(korean).toContain('<link rel="canonical" href="https://site.example/car?lang=ko"/>');
    expect(korean).toContain('hrefLang="x-default" href="https://site.example/car"');
    expect(await html("/car?lang=xx")).toContain('<html lang="en">');
  });
  it("sends an unknown slug to /error-404, in its language", async () => {
    const answer = await get("/car/nothing?lang=ja");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/error-404?lang=ja");
  });
  it("answers /error-404 and unknown paths with 404 and the same texts", async () => {
    for (const path of ["/error-404", "/no/such/page"]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      const page = await answer.text();
      for (const text of ["Oops, something went wrong :(", "Page not found", "GO HOME"]) expect(page).toContain(text);
    }
  });
  it("shows the template with a disabled, loading button until the project is known", async () => {
    const page = await html("/car/halden-gt");
    expect(page).toMatch(/<button[^>]*disabled=""[^>]*>Loading\.\.\.<\/button>/);
    expect(page).toContain("4,520 mm");
  });
  it("allows exactly its own inline scripts", async () => {
    const answer = await get("/");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const page = await answer.text();
    const inline = [...page.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(2);
    for (const [, code = ""] of inline)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it("keeps personal pages out of caches, with a nonce of their own", async () => {
    const first = await get("/default-channel/cart");
    const second = await get("/default-channel/cart");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    const nonce = /'nonce-([^']+)'/.exec(first.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    expect(nonce).not.toBe("");
    expect(second.headers.get("content-security-policy")).not.toContain(nonce);
    expect(await first.text()).toContain(`nonce="${nonce}"`);
  });
  it("gives search engines a sitemap of open cars in every language, robots, a manifest and a car's data", async () => {
    const xml = await html("/sitemap.xml");
    expect(xml).toContain("<loc>https://site.example/car/halden-gt?lang=ja</loc>");
    expect(xml).toContain("<loc>https://site.example/business-information</loc>");
    expect(xml).not.toContain("halden-gt-s2");
    expect(await html("/robots.txt")).toContain("Sitemap: https://site.example/sitemap.xml");
    const manifest = await get("/manifest.webmanifest");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    expect((await manifest.json()).name).toBe("Carloom");
    const [, data = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html("/car/halden-gt")) ?? [];
    const graph = JSON.parse(data)["@graph"] as { "@type": string }[];
    expect(graph.map((node) => node["@type"])).toEqual(["Organization", "Product", "BreadcrumbList"]);
  });
  it("offers a car that is itself for sale, at the channel's price", async () => {
    const product = async (path: string) => {
      const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html(path)) ?? [];
      return JSON.parse(data)["@graph"][1];
    };
    expect((await product("/car/halden-gt")).offers).toBeUndefined();
    expect((await product("/car/orro-5")).offers).toMatchObject({
      price: 310,
      priceCurrency: "USD",
      url: "https://site.example/default-channel/products/template-orro-5",
    });
    expect((await product("/car/orro-5?channel=krw")).offers).toMatchObject({ price: 426_300, priceCurrency: "KRW" });
  });
  it("signs in from the foot of a page back to that page", async () => {
    const page = await html("/car?brand=BMW&lang=ko");
    const [, foot = ""] = page.split("<footer");
    const back = encodeURIComponent("https://site.example/car?brand=BMW&lang=ko");
    expect(foot).toContain(`/sign-in?redirectUrl=${back}&amp;lang=ko`);
  });
  it("has the four ways to reach the company, the website as a link", async () => {
    const [, card = ""] = (await html("/contact")).split('class="site-rows"');
    const [rows = ""] = card.split("</dl>");
    expect([...rows.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name)).toEqual([
      "Address",
      "Phone",
      "Email",
      "Website",
    ]);
    expect(rows).toContain('href="https://carloom.example"');
  });
  it("says so, with 503, when the service cannot be reached", async () => {
    const { public: settings } = readSettings({ SERVICES_ORIGIN: "http://127.0.0.1:9" });
    const alone = await createSiteHandler({ settings });
    const answer = await alone.handle(new Request("http://localhost:3000/car"));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.text()).toContain("could not be loaded");
  });
});
