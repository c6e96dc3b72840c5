// @vitest-environment happy-dom
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { Tile } from "../../data/tile.ts";
import { type Handed, useHanded } from "../../handed.ts";
import { LanguageProvider, SiteLink } from "../../language/language.tsx";
import { handOver, PageParts } from "../../page-parts.server.tsx";
import { type Site, SiteProvider } from "../../site-context.tsx";
import { CarList } from "./car-list.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const tiles: Tile[] = ["a", "b", "c", "d", "e"].map((slug) => ({
  slug,
  title: `${slug} & <b>`,
  picture: { src: `/${slug}.webp`, webp: `/${slug}-480.webp 480w`, avif: `/${slug}-480.avif 480w` },
  thumbnailVideo: null,
  brand: "KIA",
  bodyStyle: slug === "b" ? null : "hatch",
  slots: slug === "c" ? null : 9,
  open: true,
}));
const common = {
  settings: readSettings({}).public,
  messages: mergedMessages,
  session: null,
  menus: null,
  shop: null,
  cart: null,
};

afterEach(() => vi.unstubAllEnvs());

const List = ({ given }: { given: Handed<Tile[]> }) => <CarList tiles={useHanded(given)} />;
function page(site: Site, children: ReactNode): ReactNode {
  const Inside = () => (
    <SiteProvider value={site}>
      <LanguageProvider language="ko">{children}</LanguageProvider>
    </SiteProvider>
  );
  const Stub = createRoutesStub([
    { path: "/", Component: Inside },
    { path: "/car/:slug", Component: () => <p>car</p> },
  ]);
  return <Stub />;
}

it("is taken over as it was written, from the list that the page itself has, and its links go on without a reload", async () => {
  const parts = new PageParts();
  const given = handOver(parts, tiles);
  const content = (
    <>
      <SiteLink to="/terms" className="x" aria-label="Terms" prefetch="intent" preventScrollReset>
        terms
      </SiteLink>
      <List given={given} />
    </>
  );
  // the server's bundle; the browser's has nothing of it
  vi.stubEnv("SSR", true);
  const html = renderToString(page({ ...common, parts, handed: (name) => parts.value(name) }, content));
  const text = parts.assemble(`<div id="root">${html}</div></body>`).toString();
  document.body.innerHTML = text.replace("</body>", "");
  const root = document.getElementById("root") as HTMLElement;
  const before = root.innerHTML;
  const first = root.querySelector(".car-tile");
  expect(before).toContain('href="/car/a?lang=ko"');
  vi.stubEnv("SSR", false);
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(common, content), {
      onRecoverableError: (error) => problems.push(error),
      onUncaughtError: (error) => problems.push(error),
    });
  });
  expect(problems).toEqual([]);
  expect(root.innerHTML).toBe(before);
  // the very elements that the server wrote
  expect(root.querySelector(".car-tile")).toBe(first);
  await act(async () => (first as HTMLElement).click());
  expect(root.textContent).toBe("car");
});
