// reads: apps/viewer/index.html
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShownPage } from "@carloom/build";
import { readSettings } from "@carloom/settings/server";
import { afterAll, describe, expect, it } from "vitest";
import { createViewerHandler, type ShownPages } from "./handler.ts";

const folder = mkdtempSync(join(tmpdir(), "viewer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "index.html"), readFileSync(join(import.meta.dirname, "../index.html")));
const { public: settings, origins } = readSettings({}, folder);

const page = {
  reference: "abcde12345",
  title: "</script><b>Coastal 27</b>",
  userName: null,
  origin: null,
  createdAt: "2026-01-01T00:00:00Z",
  picture: `${origins.services}/threed/picture/abcde12345.jpg`,
  build: { paint: {}, parts: {}, stickers: [] },
  template: {
    slug: "halden-gt",
    title: { en: "Halden GT", ko: "할덴 GT", ja: "ハルデン GT" },
    manifest: { zones: [], slots: [] },
  },
  parts: [],
} as unknown as ShownPage;

async function open(path: string, shown: ShownPages): Promise<Response> {
  const handler = createViewerHandler({ settings, services: origins.services, folder, shown, proof: async () => null });
  const answer = await handler(new Request(`${origins.viewer}${path}`));
  if (!answer) throw new Error("Nobody answered.");
  return answer;
}

describe("a page of a shown build", () => {
  it("says what it shows, in the visit's language, and carries no markup of its title", async () => {
    const asked: string[] = [];
    const answer = await open("/s/abcde12345?lang=ko", async (reference) => (asked.push(reference), page));
    const text = await answer.text();
    expect(asked).toEqual(["abcde12345"]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(text).toContain('<html lang="ko">');
    expect(text).toContain("할덴 GT");
    expect(text).not.toContain("<b>Coastal");
    expect(text).toMatch(/<script type="application\/json" id="build" data-embedded="false">/);
  });

  it("may stand in a frame of another page only where it is made for that", async () => {
    const policy = async (path: string) =>
      (await open(path, async () => page)).headers.get("content-security-policy") ?? "";
    expect(await policy("/embed/abcde12345")).toMatch(/frame-ancestors \*/);
    expect(await policy("/s/abcde12345")).not.toMatch(/frame-ancestors \*/);
  });

  it("that was withdrawn is gone; one of a later release can be asked for again soon", async () => {
    const gone = await open("/s/abcde12345", async () => null);
    expect(gone.status).toBe(404);
    expect(await gone.text()).not.toContain('id="build"');
    const newer = await open("/s/abcde12345", async () => "newer");
    expect([newer.status, newer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(newer.headers.get("cache-control")).toBe("no-store");
  });
});

it("files, other methods and the first page are somebody else's", async () => {
  const handler = createViewerHandler({
    settings,
    services: origins.services,
    folder,
    shown: async () => page,
    proof: async () => null,
  });
  expect(await handler(new Request(`${origins.viewer}/assets/none.js`))).toBeNull();
  expect(await handler(new Request(`${origins.viewer}/s/abcde12345`, { method: "POST" }))).toBeNull();
  const first = await handler(new Request(`${origins.viewer}/?lang=ja`));
  expect([first?.status, first?.headers.get("location")]).toEqual([302, `${origins.site}/car?lang=ja`]);
});
