import { describe, expect, it } from "vitest";
import { builtSite, BUILT } from "./built-site.ts";
import { OVER, VALID } from "./goods.ts";

describe.skipIf(!BUILT)("the page of a saved quote", () => {
  const { get, double } = builtSite();

  it("says which end of the car a wheel is for, its size, and how large a sticker is printed", async () => {
    const text = await (await get(`/quotes/${VALID}`)).text();
    expect(text).toContain("19 × 9 ET35, Front axle, SKU-19");
    expect(text).toContain("19 × 9 ET35, Rear axle, SKU-19");
    expect(text).toContain("1,250 cm², STK-30");
  });
  it("says until when its prices hold, what they are of, and is nobody's to keep or list", async () => {
    const answer = await get(`/quotes/${VALID}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const page = await answer.text();
    for (const text of ["These prices hold until December 6, 2099.", "Fold 5", "$560.00", "$2,240.00", "Add to cart"])
      expect(page).toContain(text);
    expect(page).toContain('content="noindex"');
    expect(await (await get(`/quotes/${VALID}?lang=ja`)).text()).toContain("2099年12月6日まで有効です");
    expect(double().languages.at(-1)).toBe("ja");
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /quotes/");
  });
  it("offers nothing once they are over, and is not found without a quote", async () => {
    const page = await (await get(`/quotes/${OVER}`)).text();
    expect(page).toContain("no longer valid");
    expect(page).not.toContain("Add to cart");
    for (const token of ["55555555-5555-4555-8555-555555555555", "nothing"])
      expect((await get(`/quotes/${token}`)).status).toBe(404);
  });
});
