import { existsSync } from "node:fs";
import { readSettings } from "@carloom/settings/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteHandler, type SiteHandler } from "../server/handler.ts";
import { type Double, startDouble } from "./double.ts";
import { OVER, VALID } from "./goods.ts";

const built = existsSync(new URL("../build/server/index.js", import.meta.url));

describe.skipIf(!built)("the page of a saved quote", () => {
  let double: Double;
  let site: SiteHandler;
  beforeAll(async () => {
    double = await startDouble();
    const { public: settings } = readSettings({ SERVICES_ORIGIN: double.url, SITE_ORIGIN: "https://site.example" });
    site = await createSiteHandler({ settings });
  });
  afterAll(() => double.close());
  const get = (path: string) => site.handle(new Request(`https://site.example${path}`));

  it("says until when its prices hold, what they are of, and is nobody's to keep or list", async () => {
    const answer = await get(`/quotes/${VALID}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const page = await answer.text();
    for (const text of ["These prices hold until December 6, 2099.", "Fold 5", "$560.00", "$2,240.00", "Put into cart"])
      expect(page).toContain(text);
    expect(page).toContain('content="noindex"');
    expect(await (await get(`/quotes/${VALID}?lang=ja`)).text()).toContain("2099年12月6日まで有効です");
    expect(double.languages.at(-1)).toBe("ja");
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /quotes/");
  });
  it("offers nothing once they are over, and is not found without a quote", async () => {
    const page = await (await get(`/quotes/${OVER}`)).text();
    expect(page).toContain("no longer valid");
    expect(page).not.toContain("Put into cart");
    for (const token of ["55555555-5555-4555-8555-555555555555", "nothing"])
      expect((await get(`/quotes/${token}`)).status).toBe(404);
  });
});
