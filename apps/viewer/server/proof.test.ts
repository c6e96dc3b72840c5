// reads: apps/viewer/index.html
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProofPage, ProofSheet } from "@carloom/build";
import { readSettings } from "@carloom/settings/server";
import { afterAll, expect, it } from "vitest";
import { createViewerHandler, type ProofPages } from "./handler.ts";

const folder = mkdtempSync(join(tmpdir(), "viewer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "index.html"), readFileSync(join(import.meta.dirname, "../index.html")));
const { public: settings, origins } = readSettings({}, folder);
const TOKEN = "a".repeat(43);

const sheet = (more: Partial<ProofSheet> = {}): ProofSheet => ({
  version: 2,
  state: "OPEN",
  orderNumber: "1042",
  title: "Coastal <27>",
  message: "",
  createdAt: "2026-11-26T00:00:00Z",
  expiresAt: "2026-12-10T00:00:00Z",
  isLinkOpen: true,
  pieces: [
    {
      number: 1,
      panel: "Hood",
      kind: "sticker",
      film: "sticker-gloss",
      width: 500,
      height: 100,
      dpi: 120,
      warnings: ["LOW_DPI", "OTHER_COLORS"],
      inks: [{ color: "#00ff00", printed: "#bfcf00" }],
      picture: `${origins.services}/commerce/drawings/x/1.svg`,
    },
  ],
  comments: [],
  decision: null,
  ...more,
});
const page = (more: Partial<ProofSheet> = {}): ProofPage => ({ token: TOKEN, proof: sheet(more), shown: null });

async function open(path: string, proof: ProofPages, method = "GET"): Promise<Response | null> {
  const handler = createViewerHandler({ settings, services: origins.services, folder, shown: async () => null, proof });
  return handler(new Request(`${origins.viewer}${path}`, { method }));
}

it("a proof reads without script, and is kept and told by nobody", async () => {
  const answer = await open(`/proof/${TOKEN}?lang=ko`, async () => page());
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("cache-control")).toBe("private, no-store");
  expect(answer?.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer?.headers.get("referrer-policy")).toBe("no-referrer");
  const text = (await answer?.text()) ?? "";
  expect(text).toContain('<html lang="ko">');
  expect(text).toContain("500 × 100 mm");
  expect(text).toContain("#00ff00 → #bfcf00");
  expect(text).toContain("Coastal &lt;27&gt;");
  expect(text).not.toContain("Coastal <27>");
  expect(text).not.toContain("og:");
});

it("opening an address decides nothing: it asks for the proof alone, and nothing else is taken", async () => {
  const asked: string[] = [];
  const ask: ProofPages = async (token) => (asked.push(token), page());
  await open(`/proof/${TOKEN}?kind=APPROVED&name=Kim`, ask);
  expect(asked).toEqual([TOKEN]);
  expect(await open(`/proof/${TOKEN}`, ask, "POST")).toBeNull();
});

it("a link that has ended says why, in the visit's language, and shows and leads to nothing", async () => {
  const said: string[] = [];
  for (const state of ["SUPERSEDED", "WITHDRAWN", "EXPIRED", "CLOSED"] as const) {
    const answer = await open(`/proof/${TOKEN}?lang=ja`, async () =>
      page({ state, isLinkOpen: false, pieces: [], title: "", orderNumber: "" }),
    );
    expect(answer?.status).toBe(410);
    const text = (await answer?.text()) ?? "";
    expect(text).not.toContain('id="proof"');
    expect(text.match(/\/proof\//g)).toBeNull();
    said.push(/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? "");
  }
  expect(new Set(said).size).toBe(4);
  // what was approved is not shown for ever
  const approved = await open(`/proof/${TOKEN}`, async () => page({ state: "APPROVED", isLinkOpen: false }));
  expect(approved?.status).toBe(410);
  expect((await open(`/proof/${TOKEN}`, async () => null))?.status).toBe(404);
});
