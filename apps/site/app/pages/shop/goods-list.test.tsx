import type { Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Channel } from "../../channel/channels.ts";
import { ChannelContext } from "../../channel/use-channel.ts";
import type { ShopTile } from "../../data/shop.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { PageParts } from "../../page-parts.server.tsx";
import { type Site, SiteProvider } from "../../site-context.tsx";
import { GoodsList } from "./goods-list.tsx";

const { public: settings } = readSettings({ CDN_URL: "https://cdn.example" });
const OURS = `${settings.cdn}/part/${"0".repeat(64)}.webp`;

const tile = (slug: string): ShopTile => ({
  slug,
  name: `${slug} <script>"&'</script>`,
  picture: slug === "a" ? OURS : "https://elsewhere.example/b.webp",
  sizes: ["18 × 8 ET40", "19 × 9 ET35"],
  box: [],
  price: { amount: 1234.5, currency: "USD" },
  sale: null,
  from: true,
  byArea: false,
  stock: 3,
  fit: { verdict: "block", reasons: [] },
  variantIds: [`${slug}-1`, `${slug}-2`],
  variant: null,
});

type Shown = { language: Language; channel: Channel; car: string | null };

function written(tiles: readonly ShopTile[], { language, channel, car }: Shown, kept: boolean): string {
  const parts = new PageParts();
  const site: Site = {
    settings,
    messages: mergedMessages,
    session: null,
    menus: null,
    shop: null,
    cart: null,
    ...(kept && { parts }),
  };
  const Page = () => (
    <SiteProvider value={site}>
      <LanguageProvider language={language}>
        <ChannelContext value={channel}>
          <GoodsList tiles={tiles} path={`/${channel}`} car={car} eager={2} />
        </ChannelContext>
      </LanguageProvider>
    </SiteProvider>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return parts.assemble(`${renderToString(<Stub />)}</body>`).toString();
}

it("is kept as React writes it, for each language, channel and chosen car by itself", () => {
  const tiles = ["a", "b"].map(tile);
  const seen = new Set<string>();
  for (const language of ["en", "ko", "ja"] as const)
    for (const channel of ["default-channel", "krw"] as const)
      for (const car of [null, "halden-gt"]) {
        const shown = { language, channel, car };
        // a page has these in its head
        const plain = written(tiles, shown, false).replace(/^<link rel="preload"[^>]*>/, "");
        expect(plain).toMatch(/^<ul class="goods-grid"><li/);
        expect(written(tiles, shown, true)).toBe(plain);
        expect(written(tiles, shown, true)).toBe(plain);
        seen.add(plain);
      }
  expect(seen.size).toBe(12);
});
