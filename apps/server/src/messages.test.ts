// reads: packages/i18n/messages
import { createServer, type Server } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@carloom/i18n";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filesHandler } from "./files.ts";
import { messageFiles, staffMessages, visitorMessages } from "./messages.ts";

const folder = mkdtempSync(join(tmpdir(), "carloom-files-"));
let server: Server;
let address = "";

beforeAll(async () => {
  // of all that visitors read these alone: to compress megabytes takes seconds
  const errors = (language: Language) =>
    Object.fromEntries(Object.entries(visitorMessages(language)).filter(([key]) => key.startsWith("site.error.")));
  const files = filesHandler(folder, messageFiles(errors));
  server = createServer((req, res) => files(req, res, () => res.writeHead(404).end()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it("gives every language's messages, compressed, and 304 to who has them", async () => {
  for (const [language, text] of [
    ["en", "Page not found"],
    ["ko", "페이지를 찾을 수 없습니다"],
    ["ja", "ページが見つかりません"],
  ] as const) {
    const answer = await fetch(`${address}/assets/i18n/${language}.json`, { headers: { "accept-encoding": "br" } });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect((await answer.json())["site.error.notFound"]).toBe(text);
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(`${address}/assets/i18n/${language}.json`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  }
  expect((await fetch(`${address}/assets/i18n/fr.json`)).status).toBe(404);
});

it("gives visitors nothing of the dashboard's, and the dashboard little more than its own", () => {
  expect(Object.keys(visitorMessages("ko")).filter((key) => key.startsWith("dashboard."))).toEqual([]);
  const staff = Object.keys(staffMessages("ko"));
  expect(staff).toContain("dashboard.place.orders");
  expect(staff).toContain("ui.close");
  expect(staff).not.toContain("site.error.notFound");
});
