import type { Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { AnnouncedCar } from "../../data/announced.ts";
import { cardOf } from "../../data/picture.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { SiteProvider } from "../../site-context.tsx";
import { Announced } from "./announced.tsx";
import { AnnouncedList } from "./announced-list.tsx";

const car = (over: Partial<AnnouncedCar> = {}): AnnouncedCar => ({
  slug: "halden-gt-s2",
  path: "/car/halden-gt-s2",
  title: "Halden GT S2",
  description: null,
  brand: "HALDEN",
  opensAt: "2026-12-24T03:00:00Z",
  picture: { src: "/s2.webp", webp: "/s2-480.webp 480w", avif: "" },
  card: { url: "/s2.jpg", sized: true },
  ...over,
});

function written(element: ReactElement, language: Language = "en"): string {
  const site = {
    settings: readSettings({}).public,
    messages: mergedMessages,
    session: null,
    menus: null,
    shop: null,
    cart: null,
  };
  const Page = () => (
    <SiteProvider value={site}>
      <LanguageProvider language={language}>{element}</LanguageProvider>
    </SiteProvider>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToString(<Stub />).replaceAll("<!-- -->", "");
}

it("a car that is coming stands in the list with its picture, its day and a way to its page", () => {
  const html = written(<AnnouncedList cars={[car(), car({ slug: "next", title: "Next", opensAt: null })]} />);
  expect(html).toContain('href="/car/halden-gt-s2"');
  expect(html).toContain('src="/s2.webp"');
  expect(html).toContain("Opens December 24, 2026");
  expect(html.match(/Coming soon/g)).toHaveLength(2);
  expect(written(<AnnouncedList cars={[car()]} />, "ko")).toContain("2026년 12월 24일 공개");
  expect(written(<AnnouncedList cars={[car()]} />, "ja")).toContain("2026年12月24日公開");
});

it("there is no such list where nothing is coming", () => {
  expect(written(<AnnouncedList cars={[]} />)).not.toContain("Coming soon");
});

it("its page shows it and lets nobody customize it", () => {
  const html = written(<Announced car={car()} />);
  for (const text of ["Halden GT S2 is on its way", "Opens December 24, 2026", 'src="/s2.webp"', 'href="/car"'])
    expect(html).toContain(text);
  expect(html).not.toContain("<button");
  expect(html).not.toContain("workspace");
});

it("search results and links say of it what the shop wants said, and the page goes on saying its own", () => {
  const html = written(<Announced car={car({ seoTitle: "GT S2 wraps", seoDescription: "Wrap it in 3D." })} />);
  expect(html).toMatch(/<title>GT S2 wraps/);
  expect(html).toContain('<meta name="description" content="Wrap it in 3D."/>');
  expect(html).toContain("Halden GT S2 is on its way");
  expect(cardOf({ thumbnail: "/a.jpg", thumbnailMobile: null, thumbnailWebp: null, seoPicture: "/card.jpg" })).toEqual({
    url: "/card.jpg",
    sized: true,
  });
});
