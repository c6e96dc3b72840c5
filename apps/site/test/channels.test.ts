import { describe, expect, it } from "vitest";
import { builtSite, BUILT } from "./built-site.ts";

/** A visit in another channel, as a reader without script makes it. */
describe.skipIf(!BUILT)("a channel", () => {
  const { get, html } = builtSite();

  it("is chosen by a link to the same page, and never by the language", async () => {
    const page = await html("/default-channel/products/fold-5?car=halden-gt&lang=ko");
    expect(page).toContain('href="/krw/products/fold-5?car=halden-gt&amp;lang=ko"');
    expect(page).toContain('href="/jpy/products/fold-5?car=halden-gt&amp;lang=ko"');
    expect(page).toMatch(/<a aria-current="true"[^>]*>그 외 국가 USD<\/a>/);
    expect(await html("/car?lang=ko")).toContain('href="/default-channel?lang=ko"');
  });

  it("goes with every link of the header and the page, in the shop and outside it", async () => {
    const shop = await html("/krw?lang=ko");
    for (const path of ["/car?channel=krw&amp;lang=ko", "/krw/cart?lang=ko", "/krw/products/fold-5?lang=ko"])
      expect(shop).toContain(`href="${path}"`);
    const cars = await html("/car?channel=krw");
    for (const path of ["/krw", "/krw/cart", "/car/halden-gt?channel=krw", "/?channel=krw"])
      expect(cars).toContain(`href="${path}"`);
    expect(cars).toContain('<input type="hidden" name="channel" value="krw"/>');
    expect(cars).toContain('<link rel="canonical" href="https://site.example/car"/>');
    const gone = await get("/car/nothing?channel=krw&lang=ja");
    expect(gone.headers.get("location")).toBe("/error-404?channel=krw&lang=ja");
  });

  it("prices what a search finds and suggests", async () => {
    const found = await html("/car?q=orro&channel=krw");
    expect(found).toContain('href="/krw/products/orro-wye-5-18"');
    expect(found).toContain("₩426,300");
    expect(found).not.toContain("$310");
    const { goods } = await (await get("/search.json?q=orro&channel=krw")).json();
    expect(goods[0].price).toEqual({ amount: 426_300, currency: "KRW" });
  });

  it("prices the build of the film", async () => {
    const plate = async (path: string) => /<div class="plate">.*?<\/div>/.exec(await html(path))?.[0] ?? "";
    expect(await plate("/")).toContain("$310.00");
    expect(await plate("/?channel=krw&lang=ko")).toContain("₩426,300");
    expect(await plate("/?channel=krw&lang=ko")).toContain('href="/car/halden-gt?channel=krw&amp;lang=ko"');
  });

  it("has its goods in the sitemap", async () => {
    const xml = await html("/sitemap.xml");
    for (const path of ["/krw", "/jpy/products/fold-5?lang=ja", "/default-channel/products/fold-5"])
      expect(xml).toContain(`<loc>https://site.example${path}</loc>`);
  });

  it("keeps pages that name nothing known out of shared caches", async () => {
    const kept = async (path: string) => (await get(path)).headers.get("cache-control")?.includes("s-maxage") ?? false;
    expect(await kept("/car?brand=BMW")).toBe(true);
    expect(await kept("/car?brand=NOBODY")).toBe(false);
    expect(await kept("/default-channel?category=rim")).toBe(true);
    expect(await kept("/default-channel?category=made-up")).toBe(false);
  });
});
