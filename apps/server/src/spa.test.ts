// reads: nothing
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@carloom/settings/server";
import { afterAll, expect, it } from "vitest";
import { pageHandler } from "./spa.ts";

const folder = mkdtempSync(join(tmpdir(), "carloom-page-"));
writeFileSync(join(folder, "index.html"), "<head><!--settings--></head>");
afterAll(() => rmSync(folder, { recursive: true }));

it("names the channels that the shop sells in now, under a policy that lets the page read them", async () => {
  let sold: { slug: string; currency: string; name?: string }[] | null = null;
  const handler = pageHandler(folder, readSettings({}).public, { channels: () => sold });
  const opened = async () => {
    const answer = await handler(new Request("http://localhost/"), { requestId: "1", ip: "::1" } as never);
    const html = (await answer?.text()) ?? "";
    const code = /<script>(.*)<\/script>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(code).digest("base64");
    expect(answer?.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    return JSON.parse(code.replace("window.__CARLOOM__=", "")).shop.channels;
  };
  expect(await opened()).toBeUndefined();
  sold = [{ slug: "eu", currency: "EUR", name: "Europe $& Co" }];
  expect(await opened()).toEqual(sold);
});
