import type { ShownPage } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type * as Table from "@carloom/i18n/language-table";
import { translate } from "@carloom/i18n/merge";
import { expect, it, vi } from "vitest";
import { contentOf, headOf, type PageHow } from "./markup.ts";

vi.mock("@carloom/i18n/language-table", async (original) => {
  const { LANGUAGE_TABLE } = await original<typeof Table>();
  const eo = { name: "Esperanto", code: "EO", regional: ["EO_XX"], locale: "eo_XX", country: "PL" };
  return { LANGUAGE_TABLE: { ...LANGUAGE_TABLE, eo } };
});
const EO = "eo" as Language;

it("a language that the table names is offered on a page, and known to who links to it", () => {
  const title = { en: "Halden GT", ko: "할덴 GT", ja: "ハルデン GT", eo: "Halden GT" };
  const page = {
    reference: "abcde12345",
    title: "Coastal 27",
    createdAt: "2026-01-01T00:00:00Z",
    picture: "/picture.jpg",
    build: { paint: {}, parts: {}, stickers: [] },
    template: { slug: "halden-gt", title, manifest: { zones: [], slots: [] } },
    parts: [],
  } as unknown as ShownPage;
  const settings = {
    origin: "http://localhost:3000",
    app: { canvas: "http://localhost:3003", threed: "http://localhost:3002" },
    seo: {},
  } as unknown as PageHow["settings"];
  const how = { settings, language: EO, t: translate(EO), channel: null };
  expect(contentOf(page, how).html).toContain('lang=eo" hreflang="eo" lang="eo">Esperanto</a>');
  const head = headOf(page, how).html;
  expect(head).toContain('<link rel="alternate" hreflang="eo" href="http://localhost:3002/s/abcde12345?lang=eo" />');
  expect(head).toContain('content="eo_XX"');
});
