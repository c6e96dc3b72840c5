import { describe, expect, it } from "vitest";
import { builtSite, BUILT } from "./built-site.ts";

/** What a reader without script gets. */
describe.skipIf(!BUILT)("the shop's pages", () => {
  const { get, html } = builtSite();

  it("list goods with size, price and stock, each linked to its page", async () => {
    const page = await html("/default-channel");
    expect(page).toContain('href="/default-channel/products/fold-5"');
    expect(page).toContain("19 × 9, 20 × 9.5");
    expect(page).toContain("from $560.00");
    expect(page).toContain("Only 3 left");
    expect(page).toMatch(/<a[^>]*href="\/default-channel\?category=rim"[^>]*><span>Wheels<\/span>/);
  });

  it("of a category or collection that is not there are not found", async () => {
    for (const what of ["category=nonsense", "collection=nonsense"]) {
      const answer = await get(`/default-channel?${what}`);
      expect([what, answer.status]).toEqual([what, 404]);
      expect(await answer.text()).toContain("Page not found");
    }
  });

  it("say above a category's goods what staff wrote of it, and in the head what they tell search engines", async () => {
    const page = await html("/default-channel?category=rim");
    expect(page).toContain('<p class="ui-lead">Forged &amp; &lt;cast&gt;.</p>');
    expect(page).toMatch(/<title>Wheels by size\b/);
    expect(page).toContain('<meta name="description" content="All in stock."/>');
    const other = await html("/default-channel?category=spoiler");
    expect(other).toMatch(/<title>Spoilers\b/);
    expect(other).not.toContain('class="ui-lead"');
    // a product without a description of its own for them says what it says to everybody
    const wheel = await html("/default-channel/products/fold-5");
    expect(wheel).toMatch(/<title>Fold 5 forged wheels\b/);
    expect(wheel).toContain('<meta name="description" content="Two &lt;b&gt;sizes&lt;/b&gt; &amp; more."/>');
    expect(wheel).toContain("<h1>Fold 5</h1>");
  });

  it("are filtered by a form whose address keeps category and language, and go on by a link", async () => {
    const page = await html("/default-channel?category=rim&car=halden-gt&feature=carbon&stock=1&lang=ko");
    expect(page).toMatch(/<form class="goods-filters" role="search" aria-label="조건" action="\/default-channel">/);
    expect(page).toContain('<input type="hidden" name="lang" value="ko"/>');
    expect(page).toContain('<input type="hidden" name="category" value="rim"/>');
    expect(page).toMatch(/<option value="halden-gt" selected="">/);
    expect(page).toContain(
      'href="/default-channel?category=rim&amp;car=halden-gt&amp;feature=carbon&amp;stock=1&amp;after=WzFd&amp;lang=ko"',
    );
    expect(page).not.toContain("halden-gt-wing");
    expect(page).toContain('content="noindex"');
  });

  it("say of each product whether it fits the chosen car, and why of each size", async () => {
    expect(await html("/default-channel?car=halden-gt")).toContain('data-verdict="fits"');
    expect(await html("/default-channel")).not.toContain("data-verdict");
    const page = await html("/default-channel/products/fold-5?car=vehicle:honda-civic-2022");
    expect(page).toContain("Bolt pattern 4×100, this car has 5×114.3");
    expect(page).toMatch(/<option value="vehicle:honda-civic-2022" selected="">Honda Civic, 2022–/);
  });

  it("ask for no car where a sample is shown, and say what little it weighs", async () => {
    expect(await html("/default-channel/products/halden-gt-wing")).toContain('class="goods-check"');
    const page = await html("/default-channel/products/paint-sample-solid");
    expect(page).toContain("45 g");
    expect(page).not.toContain('class="goods-check"');
  });

  it("show a product's sizes, measures, delivery and data for search engines, and no markup from data", async () => {
    const page = await html("/default-channel/products/fold-5");
    expect(page).toContain("66.6 mm");
    expect(page).toContain("Standard, 6 to 12 days");
    expect(page).toContain("Two &lt;b&gt;sizes&lt;/b&gt;");
    expect(page).toMatch(/<img[^>]*alt="Five folded spokes"/);
    expect(page).toContain('<a class="ui-link" href="/car/halden-gt"');
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    const [maker, item, trail] = JSON.parse(data)["@graph"];
    expect([maker["@type"], item.offers[0].seller["@id"]]).toEqual(["Organization", maker["@id"]]);
    expect(
      item.offers.map((offer: { price: number; availability: string }) => [offer.price, offer.availability]),
    ).toEqual([
      [560, "https://schema.org/InStock"],
      [620, "https://schema.org/OutOfStock"],
    ]);
    expect(trail.itemListElement).toHaveLength(4);
  });

  it("say what belongs to the chosen size: measures, drilling, number and cars", async () => {
    const table = async (sku: string) => {
      const page = await html(`/default-channel/products/fold-5?variant=${sku}`);
      return page.slice(page.indexOf('class="goods-facts"'), page.indexOf("</dl>", page.indexOf("goods-facts")));
    };
    const [small, large] = await Promise.all([table("SKU-19"), table("SKU-20")]);
    for (const [own, other] of [
      ["19 in", "20 in"],
      ["5 × 114.3", "5 × 100"],
      ["SKU-19", "SKU-20"],
      ["halden-gt", "orro-5"],
      ["19 × 9 ET35", "20 × 9.5 ET32"],
    ] as const) {
      expect(small).toContain(own);
      expect(small).not.toContain(other);
      expect(large).toContain(other);
      expect(large).not.toContain(own);
    }
    expect(large).toContain("66.6 mm");
  });
  it("lead from a size's own address to its product, in the language and for the car", async () => {
    const answer = await get("/default-channel/variants/20?car=halden-gt&lang=ja");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/default-channel/products/fold-5?variant=SKU-20&car=halden-gt&lang=ja",
    ]);
    expect((await get("/default-channel/variants/none")).status).toBe(404);
  });

  it("are not found under another channel or slug, with the texts of every missing page", async () => {
    for (const path of ["/nothing", "/nothing/products/fold-5", "/default-channel/products/none"]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Oops, something went wrong :(");
    }
  });

  it("are in the sitemap", async () => {
    const xml = await html("/sitemap.xml");
    expect(xml).toContain("<loc>https://site.example/default-channel/products/fold-5?lang=ko</loc>");
    expect(xml).toContain("<loc>https://site.example/default-channel?category=rim</loc>");
    expect(xml).toContain("<loc>https://site.example/default-channel?category=rim&amp;lang=ko</loc>");
  });
});
