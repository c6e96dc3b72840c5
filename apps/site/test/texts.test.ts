// reads: apps/site/build, packages/i18n/messages
import { existsSync } from "node:fs";
import { readSettings } from "@carloom/settings/server";
import { describe, expect, it } from "vitest";
import { createSiteHandler } from "../server/handler.ts";

const built = existsSync(new URL("../build/server/index.js", import.meta.url));
const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

/** A shop that has written no text of law of its own, and answers nothing else. */
const nothingWritten: typeof fetch = async (_, init) => {
  const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
  return Response.json({ data: operationName === "legal" ? { legal: { text: null, versions: [] } } : null });
};

/** Text of a page, as its reader has it. */
async function reading(environment: Record<string, string>) {
  const { public: settings } = readSettings({ SERVICES_ORIGIN: "http://127.0.0.1:9", ...environment });
  const site = await createSiteHandler({ settings, fetch: nothingWritten });
  return async (path: string) => {
    const page = await (await site.handle(new Request(`http://localhost:3000${path}`))).text();
    const body = page.slice(page.indexOf("<body"));
    return body.replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->|<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  };
}

describe.skipIf(!built)("what the pages say of the shop", () => {
  it("is that of the demonstration, with transfers only, as it comes", async () => {
    const read = await reading({});
    const terms = await read("/terms");
    expect(terms).toContain("Demo shop: nothing is charged or shipped.");
    expect(terms).toContain("By bank transfer, in advance");
    expect(terms).toContain("Demonstration goods");
    expect(terms).not.toMatch(/by card/i);
    const privacy = await read("/privacy");
    expect(privacy).toContain("Messages to us");
    for (const absent of ["Stripe", "Sign-in with others", "The map", "30 days"]) expect(privacy).not.toContain(absent);
  });

  it("names cards, other services, and no demonstration where that is how it is set up", async () => {
    const read = await reading({
      ...STRIPE,
      CATALOGUE: "empty",
      OIDC_GOOGLE_CLIENT_ID: "g",
      OIDC_GOOGLE_CLIENT_SECRET: "s",
      OIDC_KAKAO_CLIENT_ID: "k",
      OIDC_KAKAO_CLIENT_SECRET: "s",
      HANDLING_DAYS: "2",
      PRINT_DAYS: "5",
    });
    const terms = await read("/terms");
    expect(terms).toContain("By card, charged when you place the order");
    for (const absent of ["Demo shop", "Demonstration goods"]) expect(terms).not.toContain(absent);
    const privacy = await read("/privacy?lang=ko");
    expect(privacy).toContain("Google 또는 Kakao(으)로 로그인하면");
    expect(privacy).toContain("Stripe가 처리합니다");
    const business = await read("/business-information");
    expect(business).toContain("Card: charged when you place the order");
    expect(business).toContain("2 from stock, 5 for what is printed to order");
  });

  it("says that goods are invented, and not that nothing is charged, where the demonstration takes cards", async () => {
    const terms = await (await reading(STRIPE))("/terms");
    expect(terms).toContain("Demo shop: the goods are invented and nothing is shipped.");
    expect(terms).not.toContain("nothing is charged");
  });

  it("holds what Korean and Japanese law ask for, in each language", async () => {
    const read = await reading({});
    const japanese = await read("/business-information?lang=ja");
    for (const text of ["運営統括責任者 洪吉童", "支払方法と時期 銀行振込（前払い）", "引渡時期", "8日以内"])
      expect(japanese).toContain(text);
    const korean = await read("/business-information?lang=ko");
    for (const text of [
      "구매안전서비스(에스크로)",
      "사업자정보확인 공정거래위원회에서 확인",
      "결제 방법과 시기 계좌이체(선불)",
    ])
      expect(korean).toContain(text);
    for (const [path, days] of [
      ["/terms?lang=ja", "日本では8日以内"],
      ["/terms?lang=ko", "일본 8일"],
      ["/terms", "8 days in Japan"],
    ] as const)
      expect(await read(path)).toContain(days);
  });
});
