// reads: apps/site/build
import { existsSync } from "node:fs";
import { readSettings } from "@carloom/settings/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteHandler, type SiteHandler } from "../server/handler.ts";
import { type Double, startDouble } from "./double.ts";

const built = existsSync(new URL("../build/server/index.js", import.meta.url));
const TOKEN = "00000000-0000-4000-8000-000000000001";

/** What a mail's link leads to, as the shop tells it; null for an unknown one. */
function noticeOf(token: string): object | null {
  if (token !== TOKEN) return null;
  const product = {
    slug: "fold-5",
    name: "Fold 5",
    isAvailableForPurchase: true,
    thumbnail: { url: "/wheel.webp" },
    pricing: { displayGrossPrices: true },
    translation: { name: "폴드 5" },
    variants: [],
  };
  const variant = { id: "v", sku: "F", name: "F", trackInventory: true, quantityAvailable: 0, pricing: null, product };
  return { isConfirmed: false, sentAt: null, others: 2, channel: "krw", variant };
}

describe.skipIf(!built)("wishes, as a reader without script meets them", () => {
  let double: Double;
  let site: SiteHandler;
  beforeAll(async () => {
    double = await startDouble();
    const { public: settings } = readSettings({ SERVICES_ORIGIN: double.url, SITE_ORIGIN: "https://site.example" });
    site = await createSiteHandler({
      settings,
      fetch: async (address, init) => {
        const asked = JSON.parse(String(init?.body ?? "{}"));
        const { operationName, variables } = Array.isArray(asked) ? asked[0] : asked;
        if (operationName !== "stockNotice") return fetch(address, init);
        const answer = { data: { stockNotice: noticeOf(variables.token) } };
        return Response.json(Array.isArray(asked) ? [answer] : answer);
      },
    });
  });
  afterAll(() => double.close());
  const get = async (path: string) => {
    const answer = await site.handle(new Request(`https://site.example${path}`));
    return { status: answer.status, kept: answer.headers.get("cache-control") ?? "", html: await answer.text() };
  };

  it("the list is a page that knows nobody, and is only where a channel is", async () => {
    const { status, kept, html } = await get("/krw/wishlist?lang=ko");
    expect([status, kept.includes("s-maxage")]).toEqual([200, true]);
    expect(html).toContain("<h1>위시리스트</h1>");
    expect(html).toContain("위시리스트를 쓰려면 JavaScript가 필요합니다.");
    expect((await get("/nowhere/wishlist")).status).toBe(404);
  });

  it("the link of a mail says what it is about in the mail's language, and is nobody else's to keep", async () => {
    const { status, kept, html } = await get(`/stock-notices/${TOKEN}?lang=ko`);
    expect([status, kept]).toEqual([200, "private, no-store"]);
    for (const text of ["폴드 5 상품이 다시 입고되면", "네, 알려 주세요", "알림 3건 모두 해지"])
      expect(html).toContain(text);
    expect(html).toContain('href="/krw/products/fold-5?lang=ko"');
    for (const token of ["nonsense", TOKEN.replace(/1$/, "2")])
      expect((await get(`/stock-notices/${token}`)).status).toBe(404);
  });
});
