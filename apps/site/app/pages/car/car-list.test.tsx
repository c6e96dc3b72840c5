import type { Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Channel } from "../../channel/channels.ts";
import { ChannelContext } from "../../channel/use-channel.ts";
import type { Tile } from "../../data/tile.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { PageParts } from "../../page-parts.server.tsx";
import { type Site, SiteProvider } from "../../site-context.tsx";
import { CarList } from "./car-list.tsx";

const tile = (slug: string, title: string): Tile => ({
  slug,
  title,
  picture: { src: `/${slug}.webp`, webp: `/${slug}-480.webp 480w`, avif: `/${slug}-480.avif 480w` },
  thumbnailVideo: `/${slug}.webm`,
  brand: "KIA",
  bodyStyle: "hatch",
  slots: 9,
  open: true,
});
const cars = () => ["a", "b", "c", "d"].map((slug) => tile(slug, `${slug} <script>"&'</script>`));

/** The list as a page has it: with parts that are kept, or as React writes it in its place. */
function written(tiles: readonly Tile[], language: Language, channel: Channel, kept: boolean): string {
  const parts = new PageParts();
  const site: Site = {
    settings: readSettings({}).public,
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
          <CarList tiles={tiles} />
        </ChannelContext>
      </LanguageProvider>
    </SiteProvider>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return parts.assemble(`${renderToString(<Stub />)}</body>`).toString();
}

it("is kept as React writes it, so that a browser takes it over, for each language and channel by itself", () => {
  const tiles = cars();
  const seen = new Set<string>();
  for (const language of ["en", "ko", "ja"] as const)
    for (const channel of ["default-channel", "krw"] as const) {
      const plain = written(tiles, language, channel, false);
      expect(written(tiles, language, channel, true)).toBe(plain);
      expect(written(tiles, language, channel, true)).toBe(plain);
      expect(plain).toContain("a &lt;script&gt;");
      seen.add(plain);
    }
  expect(seen.size).toBe(6);
});

it("is another where the cars are others, though they have the same names", () => {
  const tiles = cars();
  written(tiles, "en", "default-channel", true);
  const renamed = cars().map((one) => ({ ...one, title: "Renamed" }));
  const html = written(renamed, "en", "default-channel", true);
  expect(html.match(/Renamed/g)).toHaveLength(4);
  expect(html).not.toContain("&lt;script&gt;");
});
